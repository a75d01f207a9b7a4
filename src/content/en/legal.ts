import { filledRows } from '../filledRows';
import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, contactEmail, privacyEmail, legalEmail, hostedVideo, host, logDays, operator }) => ({
  'privacy-policy': {
    title: 'Privacy policy',
    description:
      'What happens to your photo (nothing leaves your device), and what your browser stores and for how long.',
    updated: '2026-11-24',
    blocks: [
      {
        kind: 'paragraph',
        text: `In short: your photos stay with you. ${name} reads them inside your browser and doesn’t send or pass on any part of them, and stores nothing unless you ask it to. There are no accounts, no ads, and no tracking. The rest of this page gives you the details and the limits.`,
      },
      ...(operator
        ? [
            { kind: 'heading', id: 'controller', level: 2, text: 'Who is responsible' } as const,
            {
              kind: 'paragraph',
              text: `This site is run by ${operator.name}, ${operator.address}, who is responsible for your data (the “controller” in UK and EU law). Write to [${privacyEmail}](mailto:${privacyEmail}). You’ll find more about the [operator](/operator) on a page of its own.`,
            } as const,
          ]
        : []),
      { kind: 'heading', id: 'photos', level: 2, text: 'Your photos' },
      {
        kind: 'paragraph',
        text: 'When you choose a photo, the page reads the camera data from the file in your device’s memory. It doesn’t send or keep the file name, the picture, its GPS position, the serial number, or the result. They’re gone when you analyze another photo or close the page, unless you choose to keep a history. A serial number you type in and a second photo you open are compared on your device and forgotten with the result. There’s no report unless you copy, download, or print one yourself. Such a report has a link to the [page that checks reports](/verify). The link holds the photo’s fingerprint (SHA-256), the model, the count, its certainty, the photo’s date, and the version of the checker, but never the serial number, the place, or the file’s name. All of it stands behind the # of the address, a part that browsers don’t send.',
      },
      { kind: 'heading', id: 'history', level: 2, text: 'The history page' },
      {
        kind: 'paragraph',
        text: 'What goes for one photo goes for many on the [history page](/history): they’re read on your device, and everything is gone when you close the page. Only if you choose “Keep on this device” does your browser store the history, with serial numbers and file names but no pictures. Files you save or print there are made on your device, and they show full serial numbers only if you tick the box for it.',
      },
      { kind: 'heading', id: 'cable', level: 2, text: 'The camera on a USB cable' },
      {
        kind: 'paragraph',
        text: 'On the [USB page](/connect), your browser reads a camera that you pick from its list: model, firmware, serial number, count, and, where the camera allows it, the camera data of the newest photo. That too stays in memory until you leave the page. The browser remembers that this page may use that camera; take that back with “Remove permission” or in the browser’s settings. There’s no diagnostic file unless you save one, and it holds neither the serial number nor the owner’s name.',
      },
      { kind: 'heading', id: 'reports', level: 2, text: 'Checking a report' },
      {
        kind: 'paragraph',
        text: 'On the [page that checks reports](/verify), your browser compares a photo with a report, again on your device. The page takes what stands behind the # of a report’s link out of the address bar and keeps it in that tab alone, until you remove the report or close the tab.',
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
      {
        kind: 'paragraph',
        text: 'UK and EU law ask for consent to storage that a service doesn’t need. Everything in the table is there because the site needs it to work as you asked: the language, the theme, your answer to the banner, the copy that works offline, and the history, which is stored only if you choose to keep it.',
      },
      { kind: 'heading', id: 'consent', level: 2, text: 'Your choices in the banner' },
      {
        kind: 'paragraph',
        text: 'The banner offers three answers: accept all, accept what you selected, or reject everything that isn’t necessary. Closing it counts as rejecting. Right now nothing depends on your answer, because the site has no marketing and no statistics. If we ever add either, it’ll run only for people who agreed. You can change or withdraw your answer at any time with “Cookie preferences” at the bottom of every page.',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'What the host sees' },
      {
        kind: 'paragraph',
        text: `To send you a page, the server needs your IP address, and it learns which file your browser asks for, when, and what your browser says about itself. Every website works that way. ${host ? `The files are hosted by ${host}.` : 'The files are with a hosting company.'} ${logsKept(logDays)} We don’t combine such records with anything, and your photo isn’t in them.`,
      },
      {
        kind: 'paragraph',
        text: 'Under UK and EU law, the ground for this is our legitimate interest in delivering the site and fending off attacks. No page can be sent without an IP address; you don’t have to give us anything else.',
      },
      { kind: 'heading', id: 'video', level: 2, text: 'The tutorial video' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'The tutorial on the home page is a video on YouTube, a service of Google. Until you press play, you only see a still picture from this site. When you press play, your browser loads YouTube’s player in its privacy-enhanced mode, and YouTube learns your IP address and that you’re watching here. Pressing play is your consent to that. From then on, Google’s privacy policy applies. The player can’t get at your photo.'
          : 'The tutorial on the home page is a short recording that we serve from this site, like every other file. No video-hosting service is involved.',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'Newsletter field, links, and email' },
      {
        kind: 'paragraph',
        text: 'The newsletter field on the blog doesn’t send or store anything; there’s no newsletter yet. Links to other websites take you away from here, and their operators are responsible for what happens there. If you write to us, we use your address and message to answer you, and for nothing else (our legitimate interest, in UK and EU terms). We delete them when your question is settled, unless the law makes us keep them.',
      },
      { kind: 'heading', id: 'rights', level: 2, text: 'Your rights and how to reach us' },
      {
        kind: 'paragraph',
        text: `Apart from emails you’ve sent us and the server’s records described above, there’s no data about you. Whatever there is, you can ask us about it at [${privacyEmail}](mailto:${privacyEmail}). The [terms and conditions](/terms-and-conditions) cover how you may use the tool.`,
      },
      {
        kind: 'list',
        items: [
          '**In the United Kingdom and the EU**, you can ask for access to your data, a copy to take elsewhere, correction, deletion, or a restriction of its use, withdraw a consent, and object to any use that rests on a legitimate interest. You can complain to the Information Commissioner’s Office (ico.org.uk) or to the authority where you live.',
          '**In the United States**, states such as California give you rights to know, correct, and delete, and to opt out of sale and sharing. We don’t sell personal information or share it for advertising, and nobody is treated differently for asking.',
          '**Everywhere**, no decision about you is made by a machine, and there’s no profiling.',
        ],
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    description: 'What the checker offers, how far you can rely on its numbers, and the terms for using it.',
    updated: '2026-11-24',
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
  operator: {
    title: 'Operator',
    description: `Who runs ${name}, and how to reach them.`,
    blocks: operator
      ? [
          {
            kind: 'table',
            caption: 'Who runs this site',
            columns: ['Item', 'Details'],
            rows: filledRows([
              ['Name', operator.name],
              ['Address', operator.address],
              ['Represented by', operator.representative],
              ['Email', `[${contactEmail}](mailto:${contactEmail})`],
              ['Phone', operator.phone],
              ['Registered in', operator.register],
              ['Tax number', operator.taxNumber],
              ['Responsible for the articles', operator.responsible || `${operator.name}, ${operator.address}`],
            ]),
          },
          {
            kind: 'paragraph',
            text: 'The [privacy policy](/privacy-policy) says how this site handles data.',
          },
        ]
      : [],
  },
});

/** How long the host keeps its logs: a number of days, '0' for none, '' where that is not known. */
function logsKept(days: string): string {
  if (days === '') return 'The host may keep such records for a limited time, to run its service and fend off attacks.';
  if (days === '0') return 'No records of it are kept.';
  return `Records of it are deleted after ${days === '1' ? 'one day' : `${days} days`}.`;
}

export default legal;
