import { filledRows } from '../filledRows';
import type { LegalCopy } from '../types';

const legal: LegalCopy = ({ name, contactEmail, privacyEmail, legalEmail, hostedVideo, host, logDays, operator }) => ({
  'privacy-policy': {
    title: 'Privacy policy',
    description:
      'What happens to your photo (nothing leaves your device), and what your browser stores and for how long.',
    updated: '2026-11-26',
    blocks: [
      {
        kind: 'paragraph',
        text: `In short: ${name} reads your photos inside your browser, doesn’t send or pass on any part of them, and keeps nothing from them unless you ask it to. There are no accounts, no ads, and no tracking.`,
      },
      ...(operator
        ? [
            { kind: 'heading', id: 'controller', level: 2, text: 'Who is responsible' } as const,
            {
              kind: 'paragraph',
              text: `This site is run by ${operator.name}, ${operator.address}, who is responsible for your data (the “controller” in UK and EU law). Write to [${privacyEmail}](mailto:${privacyEmail}). More about the [operator](/operator).`,
            } as const,
          ]
        : []),
      { kind: 'heading', id: 'photos', level: 2, text: 'Your photos' },
      {
        kind: 'paragraph',
        text: 'When you choose a photo, the page reads its camera data and the small preview inside it, in your device’s memory. It doesn’t send or keep the file name, the picture, its GPS position, the serial number, or the result. They’re gone when you analyze another photo or close the page, unless you choose to keep a [history](/history). The same is true of what you type in or open for comparison, [check against a report](/verify), or read [over USB](/connect). One exception: a Canon’s model and serial number stay in memory until you close the page, because a card report doesn’t name its camera. The browser remembers that this site may use a camera you picked; revoke that with “Remove permission” or in the browser’s settings.',
      },
      {
        kind: 'paragraph',
        text: 'There’s no report or other file unless you make one. A report’s link never holds the serial number, the place, or the file’s name. What it does hold comes after the # in the address, a part that browsers don’t send.',
      },
      {
        kind: 'paragraph',
        text: 'The button “Check that uploads are blocked” below the drop zone shows your browser blocking a request. It can’t block every way out of a page; for the rest you rely on our scripts. None of this covers browser extensions or other programs.',
      },
      { kind: 'heading', id: 'storage', level: 2, text: 'What is stored in your browser' },
      {
        kind: 'paragraph',
        text: 'We don’t set cookies. The following stays on your device, where only this site can read it, and is never sent to us. To delete it, clear this site’s data in your browser settings and close its tabs.',
      },
      {
        kind: 'table',
        caption: 'Entries in the browser’s storage',
        columns: ['Entry', 'What it contains', 'How long'],
        rows: [
          ['language and theme', 'The language you chose, and light or dark mode', 'Until you delete it'],
          [
            'cookie-consent, marketing-consent, and analytics-consent',
            'Your answer to the banner',
            'Until you delete it',
          ],
          [
            'keep-history and the history of counts (IndexedDB)',
            'Only if you choose “Keep on this device”: dates, counts, camera models, serial numbers, and file names, no pictures',
            'Until the browser deletes it, or you press “Delete from this device”; then only the number of times you’ve pressed it remains',
          ],
          [
            'language-switching',
            'Set while the language switches (session storage)',
            'Gone within a second, at the latest when you close the tab',
          ],
          [
            'Report link (tab history)',
            'What the link holds, if you open one',
            'Until you remove the report or close the tab',
          ],
          ['Offline copy', 'The files of this site, so that it works without a network', 'Until you delete it'],
        ],
      },
      {
        kind: 'paragraph',
        text: 'UK and EU law require consent to storage that a service doesn’t need. Most of these entries do something you asked for or remember your choices. The offline copy is made unasked; it holds only files of this site.',
      },
      { kind: 'heading', id: 'consent', level: 2, text: 'Your choices in the banner' },
      {
        kind: 'paragraph',
        text: 'Closing the banner counts as rejecting. Right now nothing depends on your answer, because the site has no marketing and no statistics. If we ever add either, it’ll run only for people who agreed. You can change or withdraw your answer at any time with “Cookie preferences” at the bottom of every page.',
      },
      { kind: 'heading', id: 'server', level: 2, text: 'What the host sees' },
      {
        kind: 'paragraph',
        text: `To send you a page, the server needs your IP address, and it learns which file your browser asks for, when, and what your browser says about itself. ${host ? `The files are hosted by ${host}.` : 'A hosting company stores the site’s files.'} ${logsKept(logDays)} We don’t combine such records with anything, and your photo isn’t in them. Under UK and EU law, the legal basis is our legitimate interest in delivering the site and fending off attacks. No page can be sent without an IP address; you don’t have to give us anything else.`,
      },
      { kind: 'heading', id: 'video', level: 2, text: 'The tutorial video' },
      {
        kind: 'paragraph',
        text: hostedVideo
          ? 'The tutorial on the home page is a video on YouTube, a service of Google. Until you press play, you only see a still picture from this site. When you press play, your browser loads YouTube’s player in its privacy-enhanced mode, and YouTube learns your IP address and that you’re watching here. Pressing play is your consent to that. From then on, Google’s privacy policy applies. The player can’t get at your photo.'
          : 'The tutorial on the home page comes from this site, like every other file. No video-hosting service is involved.',
      },
      { kind: 'heading', id: 'mail', level: 2, text: 'Newsletter field and email' },
      {
        kind: 'paragraph',
        text: 'The newsletter field on the blog doesn’t send or store anything; there’s no newsletter yet. If you write to us, we use your address and message only to answer you (our legitimate interest, in UK and EU terms). We delete them when your question is settled, unless the law makes us keep them.',
      },
      { kind: 'heading', id: 'rights', level: 2, text: 'Your rights and how to reach us' },
      {
        kind: 'paragraph',
        text: `Apart from emails you’ve sent us and the server’s records, we hold no data about you. Send questions and requests to [${privacyEmail}](mailto:${privacyEmail}).`,
      },
      {
        kind: 'list',
        items: [
          '**In the United Kingdom and the EU**, you can ask for access to your data, a copy to take elsewhere, correction, deletion, or a restriction of its use, withdraw your consent, and object to any use that rests on a legitimate interest. You can complain to the Information Commissioner’s Office (ico.org.uk) or to the authority where you live.',
          '**In the United States**, states such as California give you rights to know, correct, and delete, and to opt out of sale and sharing. We don’t sell personal information or share it for advertising, and nobody is treated differently for asking.',
          '**Everywhere**, we make no automated decisions about you, and there’s no profiling.',
        ],
      },
    ],
  },
  'terms-and-conditions': {
    title: 'Terms and conditions',
    description: 'What the checker offers, how far you can rely on its numbers, and the terms for using it.',
    updated: '2026-11-26',
    blocks: [
      {
        kind: 'paragraph',
        text: `${name} is a tool that reads camera data from photos. By using it, you agree to these terms.`,
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
          'Counters can be reset by repairs or firmware updates, start over at some point, or count pictures instead of actuations. The result states the limits of the counter itself; a repair or a reset doesn’t show in a photo.',
          'Estimates can be way off, and we mark them as estimates.',
          'A rated life doesn’t promise how long a shutter will last or predict when it will fail.',
        ],
      },
      {
        kind: 'paragraph',
        text: 'Don’t base a purchase, a sale, or a claim on a shutter count alone. Inspect the camera.',
      },
      { kind: 'heading', id: 'use', level: 2, text: 'Your part' },
      {
        kind: 'paragraph',
        text: 'Use only photos that are yours or that you have permission to use. If you publish a result or a report, you’re responsible for it, including any serial number or location it shows. Don’t disrupt the service or pass off its results as something they aren’t.',
      },
      { kind: 'heading', id: 'marks', level: 2, text: 'Names and rights' },
      {
        kind: 'paragraph',
        text: 'We use the names of makers and models to say which cameras we mean. Those names belong to their owners, who aren’t involved in this site and don’t endorse it. The software is released under the MIT license.',
      },
      { kind: 'heading', id: 'liability', level: 2, text: 'Liability' },
      {
        kind: 'paragraph',
        text: 'We provide the service free of charge and as is. To the extent the law allows, we’re liable only for willful misconduct and gross negligence. This doesn’t limit any rights that the law says can’t be limited, in particular consumers’ rights and claims for death or personal injury.',
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

/** `days`: the number of days for which the host keeps its logs; '0' if it keeps none, '' if unknown. */
function logsKept(days: string): string {
  if (days === '')
    return 'The host may keep records of these requests for a limited time, to run its service and fend off attacks.';
  if (days === '0') return 'No records of it are kept.';
  return `Records of it are deleted after ${days === '1' ? 'one day' : `${days} days`}.`;
}

export default legal;
