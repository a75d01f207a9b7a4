import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, privacyEmail, legalEmail, hostedVideo }) => ({
  'privacy-policy': {
    title: 'Privacy policy',
    description:
      'What happens to your photo (nothing leaves your device), and what your browser stores and for how long.',
    updated: '2026-11-23',
    blocks: [
      {
        kind: 'paragraph',
        text: `In short: your photos stay with you. ${name} reads them inside your browser and doesn’t send or pass on any part of them, and stores nothing unless you ask it to. There are no accounts, no ads, and no tracking. The rest of this page gives you the details and the limits.`,
      },
      { kind: 'heading', id: 'photos', level: 2, text: 'Your photos' },
      {
        kind: 'paragraph',
        text: 'When you choose a photo, the page reads the camera data from the file in your device’s memory. It doesn’t send or keep the file name, the picture, its GPS position, the serial number, or the result. They’re gone when you analyze another photo or close the page, unless you choose to keep a history. A serial number you type in and a second photo you open are compared on your device and forgotten with the result. There’s no report unless you copy, download, or print one yourself. Such a report has a link to the [page that checks reports](/verify). The link holds the photo’s fingerprint (SHA-256), the model, the count, its certainty, the photo’s date, and the version of the checker, but never the serial number, the place, or the file’s name. All of it stands behind the # of the address, a part that browsers don’t send.',
      },
      { kind: 'heading', id: 'policy', level: 2, text: 'What the browser blocks, and what it doesn’t' },
      {
        kind: 'paragraph',
        text: 'You don’t have to take our word for it. The page’s security policy makes the browser block background requests, beacons, sockets, and forms, and the page’s service worker answers every request to another site with an error. You can check two things yourself: your browser’s network panel shows no request while a photo is read, and the button “Test: try to send data” below the drop zone shows a fetch being blocked. Or disconnect from the network and see that the checker still works.',
      },
      {
        kind: 'list',
        items: [
          'The policy doesn’t stop the page from loading its own files, such as scripts, fonts, and pictures.',
          'It doesn’t stop the browser from going to another address, for example when you follow a link. A script could send it there too, and if that address returns no page, you’d still be looking at this one. No link on this site carries data from your photo, and none of our scripts takes that data to another address.',
          'It doesn’t stop a browser from looking up a host name or connecting to a host ahead of time. The page asks browsers not to do that for its links.',
          'It doesn’t cover peer connections (WebRTC) or passkeys, which can make a browser contact another site. A script removes both from the page before any other script runs. A blank frame or a popup would still have them, and a popup that shows one of our files instead of a page comes under the policy only if the server says so. But only our own code could open one, and it never does. So on this point you’re relying on our scripts, not on the policy.',
          'It doesn’t apply to browser extensions you’ve installed or to other programs on your device.',
        ],
      },
      { kind: 'heading', id: 'storage', level: 2, text: 'What is stored in your browser' },
      {
        kind: 'paragraph',
        text: 'We don’t set cookies. A few choices stay in your browser’s storage, on your device, where only this site can read them. They’re never sent to us.',
      },
      {
        kind: 'table',
        caption: 'Entries in the browser’s storage',
        columns: ['Entry', 'What it contains', 'How long'],
        rows: [
          ['language', 'The language you chose', 'Until you delete it'],
          ['theme', 'Light or dark, if you chose one', 'Until you delete it'],
          ['cookie-consent', 'Your answer to the banner: all, selected, or necessary', 'Until you delete it'],
          ['marketing-consent', 'Whether you agreed to marketing', 'Until you delete it'],
          ['analytics-consent', 'Whether you agreed to statistics', 'Until you delete it'],
          ['keep-history', 'That you asked to keep a history of counts on this device', 'Until you delete the history'],
          [
            'History of counts (IndexedDB)',
            'Only if you choose “Keep on this device” on the [history page](/history): dates, counts, camera models, serial numbers, and file names, no pictures. The home page then shows your cameras, too',
            'Until you press “Delete from this device” there or on the home page',
          ],
          [
            'language-switching',
            'Set while the language switches (session storage)',
            'Gone within a second, at the latest when you close the tab',
          ],
          [
            'Report link (tab history)',
            'Only if you open the link of a report: what the link holds, so that a reload finds it',
            'Until you remove the report or close the tab',
          ],
          ['Offline copy', 'The files of this site, so that it works without a network', 'Until you delete it'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'To delete all of this, clear this site’s data in your browser settings. You’ll lose your choices, the offline copy, and the history if you kept one.',
      },
      { kind: 'heading', id: 'consent', level: 2, text: 'Your choices in the banner' },
      {
        kind: 'paragraph',
        text: 'The banner offers three answers: accept all, accept what you selected, or reject everything that isn’t necessary. Closing it counts as rejecting. Right now nothing depends on your answer, because the site has no marketing and no statistics. If we ever add either, it’ll run only for people who agreed. If you clear the stored answer, the banner asks again.',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'What the host sees' },
      {
        kind: 'paragraph',
        text: 'To send you a page, the server needs your IP address, and it learns which file your browser asks for, when, and what your browser says about itself. Every website works that way. The company that hosts these files may keep such records for a limited time, to run its service and fend off attacks. We don’t combine them with anything, and your photo isn’t in them.',
      },
      { kind: 'heading', id: 'video', level: 2, text: 'The tutorial video' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'The tutorial on the home page is on a video-hosting service. Until you press play, you only see a still picture from this site. When you press play, your browser loads that service’s privacy-friendly player, and the service learns your IP address and that you’re watching here. From then on, its own privacy policy applies. The player can’t get at your photo.'
          : 'The tutorial on the home page is a short recording that we serve from this site, like every other file. No video-hosting service is involved.',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'Newsletter field, links, and email' },
      {
        kind: 'paragraph',
        text: 'The newsletter field on the blog doesn’t send or store anything; there’s no newsletter yet. Links to other websites take you away from here, and their operators are responsible for what happens there. If you write to us, we use your address and message to answer you, and for nothing else.',
      },
      { kind: 'heading', id: 'rights', level: 2, text: 'Your rights and how to reach us' },
      {
        kind: 'paragraph',
        text: `Depending on where you live, you have the right to know what data we have about you, to have it corrected or deleted, and to complain to a data protection authority. Apart from emails you’ve sent us, we don’t have any. Write to [${privacyEmail}](mailto:${privacyEmail}). The [terms and conditions](/terms-and-conditions) cover how you may use the tool.`,
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    description: 'What the checker offers, how far you can rely on its numbers, and the terms for using it.',
    updated: '2026-11-21',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name} is a free tool that reads camera data from photos. By using it, you agree to these terms. We’ve kept them short on purpose.`,
      },
      { kind: 'heading', id: 'service', level: 2, text: 'What you get' },
      {
        kind: 'paragraph',
        text: 'The checker, the brand and model pages, and the articles are free, and you don’t have to register. The checker works in your browser; the [privacy policy](/privacy-policy) explains what happens to your data. We don’t guarantee that the site will always be available, and we may change it or shut it down.',
      },
      { kind: 'heading', id: 'numbers', level: 2, text: 'How far to rely on the numbers' },
      {
        kind: 'list',
        items: [
          'The checker shows what a file contains. It can’t prove that the file belongs to the camera in front of you or that nobody changed it.',
          'Counters can be reset by repairs or firmware updates, start over at some point, or count pictures instead of actuations. Where we know of such limits, the result names them.',
          'Estimates can be way off, and we mark them as estimates.',
          'A rated life is a test result. It doesn’t promise how long a shutter will last or predict when it will fail.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'A shutter count is only one thing to look at. Don’t base a purchase, a sale, or a claim on it alone. Inspect the camera.',
      },
      { kind: 'heading', id: 'use', level: 2, text: 'Your part' },
      {
        kind: 'paragraph',
        text: 'Use photos that are yours or that you may use. If you publish a result or a report, you’re responsible for it, including any serial number or location in it. Don’t disrupt the service or pass off its results as something they aren’t.',
      },
      { kind: 'heading', id: 'marks', level: 2, text: 'Names and rights' },
      {
        kind: 'paragraph',
        text: 'We use the names of makers and models to say which cameras we mean. Those names belong to their owners, who aren’t involved in this site and don’t endorse it. The software is released under the MIT license.',
      },
      { kind: 'heading', id: 'liability', level: 2, text: 'Liability' },
      {
        kind: 'paragraph',
        text: 'We provide the service free of charge and as is. To the extent the law allows, we’re liable only for intent and gross negligence. This doesn’t limit any rights that the law says can’t be limited, above all the rights of consumers and rights involving injury to life, body, or health.',
      },
      { kind: 'heading', id: 'links', level: 2, text: 'Links' },
      {
        kind: 'paragraph',
        text: 'We link to our sources so you can check them. Whoever runs those sites is responsible for what’s on them.',
      },
      { kind: 'heading', id: 'contact', level: 2, text: 'Changes and contact' },
      {
        kind: 'paragraph',
        text: `The version on this page applies; its date is at the top. If part of it turns out to be invalid, the rest still applies. Send questions to [${legalEmail}](mailto:${legalEmail}).`,
      },
    ],
  },
});

export default legal;
