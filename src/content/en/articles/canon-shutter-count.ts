import { canonTable } from '../../canonBodies';
import type { Article } from '../../types';

const article: Article = {
  lead: 'On a Nikon, you take a picture and read the count. On a Canon, it depends on the body: a few write it into the photo, many report it over a USB cable, some of the newer ones only in steps of 1,000, and some won’t give it to you at all. Find your body in the table below and you’ll know which route to take, and which ones you can skip.',
  blocks: [
    { kind: 'heading', id: 'short-answer', level: 2, text: 'The short answer' },
    {
      kind: 'list',
      items: [
        '**Photo:** try this first. It takes a minute. The EOS R5 and the first 1D generations save an exact count in every picture. The R, R6, R6 Mark II, R7, R8, R50, and RP save a counter with limits.',
        '**USB cable, older DSLR:** from the 40D and 450D to the 5D Mark III, 6D, and 7D Mark II, free software reads the exact number.',
        '**USB cable, newer body:** the R, R6, R7, and their relatives answer in steps of 1,000. Several DSLRs in between, from the 5DS to the 800D, give most programs nothing.',
        '**Card report:** on a few newer bodies a small script makes the camera save a report with its counters on the memory card.',
        '**Service center:** if nothing else works, ask Canon; owners have been told their count there.',
      ],
    },
    {
      kind: 'figure',
      figure: 'canon-ways',
      caption:
        'One count, read in different ways. Few bodies offer every route. File numbers match the count only by luck.',
    },
    { kind: 'heading', id: 'by-body', level: 2, text: 'Which route works for your body' },
    {
      kind: 'paragraph',
      text: 'The table covers the bodies we have evidence for. If yours isn’t in it, try a photo first. “File numbers only” means there’s no counter in the photo, so the best you can get from it is an estimate.',
    },
    canonTable({
      caption: 'Canon EOS bodies and where they show their shutter count',
      columns: ['EOS body', 'In the photo', 'Over USB', 'Card report'],
      photo: {
        exact: 'Exact count',
        limits: 'Counter with limits',
        doubtful: 'Right on some cameras, wrong on others',
        numbers: 'File numbers only',
      },
      usb: {
        exact: 'Exact, with free software',
        thousands: 'In steps of 1,000',
        'one-program': 'Exact, but only with one program; most get nothing',
        nothing: 'Nothing',
        unknown: 'Not known',
      },
      card: {
        shown: 'Yes, owners have done it',
        'script-runs': 'Possible in theory; no one has published a report',
        unknown: 'No one has reported trying',
      },
      name: ({ name, us }) => (us ? `${name} (${us})` : name),
      separator: ', ',
    }),
    { kind: 'heading', id: 'photo', level: 2, text: 'Route 1: A photo' },
    {
      kind: 'paragraph',
      text: 'Take a JPEG or RAW, copy it straight off the card, and drop it on the [checker](/). On an [EOS R5](/canon/canon-eos-r5) you get the camera’s own total, exact to the last shot. It includes electronic shots, which don’t wear the shutter. For the [R6](/canon/canon-eos-r6), [R6 Mark II](/canon/canon-eos-r6-mark-ii), R8, and R50, others have documented where the counter is stored; we haven’t tested those on a file, so the checker labels them a counter with limits. The [RP](/canon/canon-eos-rp) has a counter that no published table lists. We worked it out from a single series of photos. The [R](/canon/canon-eos-r) and [R7](/canon/canon-eos-r7) have an unlisted counter, too. On these three, nobody has shown whether silent shots count.',
    },
    {
      kind: 'paragraph',
      text: 'The first EOS-1D and 1Ds and their Mark II versions save a count as well, though on a 1Ds Mark II, loading saved settings can overwrite it. On the 1D Mark III and 1Ds Mark III it’s right on some cameras only. The R6 Mark III writes 0 where other bodies keep their counter. An earlier version of this site showed a number for it; that was the lens’s focus position.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'A folder number isn’t a count',
      text: 'Some programs print the folder number as a shutter count. If a well-worn 6D supposedly has a hundred-odd actuations, that’s what you’re looking at. The file number isn’t a count either; our guide to [any camera](/blog/find-shutter-count-on-any-camera) does the folder math and shows how it goes wrong.',
    },
    { kind: 'heading', id: 'usb', level: 2, text: 'Route 2: A USB cable' },
    {
      kind: 'paragraph',
      text: 'Most Canon bodies keep the number inside and give it to a computer that asks the right way. Older bodies hand over the exact count. Many newer ones report two numbers rounded up to the next 1,000, presumably mechanical shots and all shots. Others report neither, and there the usual programs come back empty. The processor (DIGIC) is no guide: the 77D, 800D, and 6D Mark II share one generation with bodies that answer. Use the table.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Get the camera ready',
          text: 'Switch Wi-Fi off, set USB communication to PTP if the menu asks, and close any program that grabs the camera when you plug it in.',
        },
        {
          title: 'Switch it off and on',
          text: 'Some bodies only update the number when they power up.',
        },
        {
          title: 'Run the program',
          text: 'Many of these bodies can be read [on this site](/connect), in Chrome or Edge on Android, a Mac, Linux, or ChromeOS; that’s new, and so far we’ve checked it against recorded USB sessions only. On a Mac or Linux, gphoto2 is free, too: gphoto2 --get-config /main/status/shuttercounter. On Windows, the free Canon EOS Digital Info should read the 5D Mark II, 5D Mark III, 6D, 7D, 1D X, and 1D C, though we haven’t found a report of it.',
        },
        {
          title: 'Compare the serial number',
          text: 'Take a photo, open it in the checker, and make sure its serial number is the one on the body.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'These programs come back empty on many newer bodies: gphoto2 on the 5DS, 5D Mark IV, 6D Mark II, and 250D, and the older FreeShutterCounter on the 80D, 200D, and 800D. For the 5D Mark IV there’s a free program called openshuttercounter, and its author shows an exact reading: shutter, mirror, and all shots separately. For the 6D Mark II, one owner reports an exact number from the paid Mac app ShutterCount. For the [R7](/canon/canon-eos-r7) there’s shutr7, in steps of 1,000, with mechanical and total shots listed separately.',
    },
    { kind: 'heading', id: 'card-report', level: 2, text: 'Route 3: The card report' },
    {
      kind: 'paragraph',
      text: 'On a specially prepared memory card, a two-line script can make some bodies write a file called CAM_INFO.XML, with mechanical actuations, all shots, power-ups, running time, and an error log. Owners have done it on the R, R6, M6 Mark II, and 250D; on the R6, the number is exact. It isn’t a Canon feature, Canon doesn’t support it, and you’d do it at your own risk. The file is plain text without a model name, so as a buyer, only believe one that was made in front of you, with a serial number that matches the body.',
    },
    {
      kind: 'paragraph',
      text: 'The commands, how to undo them, and what can go wrong are on [a page of their own](/card-report). You can open the finished file in the checker like a photo.',
    },
    {
      kind: 'paragraph',
      text: 'Older PowerShots have something simpler. Put an empty file named vers.req on the card, switch on in playback mode, hold SET, and press DISP; on many models up to about DIGIC 5 you’ll see “Total shoot” a page or two in.',
    },
    { kind: 'heading', id: 'menu-service', level: 2, text: 'The menu and the service counter' },
    {
      kind: 'paragraph',
      text: 'The 1D X, [1D X Mark II](/canon/canon-eos-1d-x-mark-ii), [1D X Mark III](/canon/canon-eos-1d-x-mark-iii), and 1D C are reported to show the count under system status display in the setup menu. We haven’t found a menu count on any other EOS, whatever you’ve read about the 5D and 7D. For everything that’s left, ask a Canon service center to read the camera, and get the answer in writing with the serial number on it.',
    },
    { kind: 'heading', id: 'buying', level: 2, text: 'If you’re buying' },
    {
      kind: 'list',
      items: [
        '**Body with a count in the photo:** ask for an unedited JPEG taken today, sent as a file.',
        '**Body that answers over USB:** bring a laptop and a cable, or ask for a video of the reading with the serial number in the frame.',
        '**Body that only gives thousands:** that’s precise enough to judge wear. Just don’t pay extra for “only 1,000 shots,” because that could be the first one or the thousandth.',
        '**Body that gives you nothing:** price it as if it’s been used hard, and look at the grips, the hot shoe, and the mount. The [used camera buyer’s guide](/blog/used-camera-buyers-guide) has the full list.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Then compare the number with the rated life, if there is one. For Canon bodies, those figures are mostly secondhand: we found far more lists and reviews quoting Canon than documents from Canon. Our [shutter lifespan](/blog/shutter-lifespan) article explains what a rating promises, and what it doesn’t.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Frequently asked questions' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Doesn’t a 20D or 30D have the count hidden in its CR2 files?',
          answer:
            'You’ll read that it’s at offset 0x95D of the file. On the 20D, that spot holds scrambled parts of the folder and file numbers, not a counter. Even a new camera reads several thousand there.',
        },
        {
          question: 'Is a reading in steps of 1,000 good enough?',
          answer:
            'For wear, yes: on a shutter listed at 200,000, a step is half a percent. It won’t help you tell a new camera from one that’s taken a few hundred pictures.',
        },
        {
          question: 'Can a Canon count be changed?',
          answer:
            'Not from the menus, apart from loading saved settings on a 1Ds Mark II. But the maker of one Windows program advertises that it can rewrite shutter and mirror counters. If the count doesn’t match the wear on the body, believe the wear.',
        },
        {
          question: 'My photo shows no count. Is the camera broken?',
          answer:
            'No. Most Canon bodies don’t save it. The result says whether that’s the reason or whether somebody edited the file.',
        },
      ],
    },
  ],
};

export default article;
