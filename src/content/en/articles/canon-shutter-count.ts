import words from '../../../i18n/en/cameras.json';
import { canonTable } from '../../canonBodies';
import type { Article } from '../../types';

const article: Article = {
  lead: 'On nearly any Nikon, you take a picture and read the count. On a Canon, it depends on the body: a few write it into the photo, many report it over a USB cable, newer ones often only in steps of 1,000, and some won’t give it to you at all.',
  blocks: [
    { kind: 'heading', id: 'by-body', level: 2, text: 'Which route works for your body' },
    {
      kind: 'paragraph',
      text: 'These are the main bodies; look up any other on [its own page](/canon/all-models). “Expected” means that related bodies work that way. “None known” means an estimate from file numbers at best. “Tried, no answer” means that USB came back empty; a dash means no report.',
    },
    canonTable({
      caption: 'Canon EOS bodies and where they show their shutter count',
      columns: ['EOS body', 'In the photo', 'Over USB', 'Card report', 'In the menu'],
      photo: {
        'exact-in-file': 'Exact count',
        'approximate-in-file': 'Counter with limits',
        'doubtful-in-file': 'On some cameras, with limits',
        'not-known': 'Not known yet',
        'not-in-file': 'None known',
      },
      words,
      name: ({ name, us }) => (us ? `${name} (${us})` : name),
      separator: ', ',
    }),
    {
      kind: 'figure',
      figure: 'canon-ways',
      caption: 'Different routes can read different counts. File numbers match them only by luck.',
    },
    { kind: 'heading', id: 'photo', level: 2, text: 'Route 1: A photo' },
    {
      kind: 'paragraph',
      text: 'On the [EOS R5](/canon/canon-eos-r5), the count includes electronic shots, which don’t wear the shutter. The [R6](/canon/canon-eos-r6), [R6 Mark II](/canon/canon-eos-r6-mark-ii), R8, and R50 are known only from published reports; the [RP](/canon/canon-eos-rp), [R](/canon/canon-eos-r), and [R7](/canon/canon-eos-r7) from one camera each; on these three, we don’t know yet whether silent shots count. On a 1Ds Mark II, owners say, loading a settings file overwrites the count.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'A folder number isn’t a count',
      text: 'Some programs print it as one: a well-worn 6D then has a hundred-odd actuations. Our guide for [any camera](/blog/find-shutter-count-on-any-camera) shows where the folder math goes wrong.',
    },
    { kind: 'heading', id: 'usb', level: 2, text: 'Route 2: A USB cable' },
    {
      kind: 'paragraph',
      text: 'Bodies that answer in thousands report two numbers, each rounded up: mechanical shots and all shots, as far as anyone can tell.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Get the camera ready',
          text: 'Switch Wi-Fi off, set USB to PTP if there’s a menu setting for it, and close programs that grab the camera. Turn the camera off and on again; some bodies update the number only then.',
        },
        {
          title: 'Run the program',
          text: '[This site](/connect) should read many bodies in Chrome or Edge on Mac, Linux, or Android; that’s new, and we haven’t tried it on a camera of our own. On a Mac or Linux, there’s also gphoto2 --get-config /main/status/shuttercounter; on Windows, Canon EOS Digital Info is meant for some older bodies, but we’ve found no report that it works. For “With another program,” see the page of the [5D](/canon/canon-eos-5d), the [5D Mark IV](/canon/canon-eos-5d-mark-iv), or the [6D Mark II](/canon/canon-eos-6d-mark-ii).',
        },
        {
          title: 'Compare the serial number',
          text: 'Make sure the serial number shown with the count is the one on the body.',
        },
      ],
    },
    { kind: 'heading', id: 'card-report', level: 2, text: 'Route 3: The card report' },
    {
      kind: 'paragraph',
      text: 'A small script on a specially prepared memory card makes some bodies write their counters to a file called CAM_INFO.XML; on the R6, the number is exact. It isn’t a Canon feature, and you’d do it at your own risk; [here’s how, and what can go wrong](/card-report). The file is plain text, so as a buyer, only believe one that was made in front of you, with the body’s serial number in it.',
    },
    {
      kind: 'paragraph',
      text: 'Many PowerShots up to about 2012 (up to the DIGIC 5 processor) only need an empty file named vers.req on the card: in playback mode, hold SET and press DISP several times; owners then see “Total shoot,” usually on the third page.',
    },
    { kind: 'heading', id: 'menu-service', level: 2, text: 'The menu and the service center' },
    {
      kind: 'paragraph',
      text: 'On the 1D X, [1D X Mark II](/canon/canon-eos-1d-x-mark-ii), and [1D X Mark III](/canon/canon-eos-1d-x-mark-iii), owners report a count under system status display in the setup menu; on the [400D](/canon/canon-eos-400d), the add-on 400plus shows one. If nothing else works, ask a Canon service center: owners have been told their count there. Get it in writing, with the serial number.',
    },
    { kind: 'heading', id: 'buying', level: 2, text: 'If you’re buying' },
    {
      kind: 'list',
      items: [
        '**Count in the photo:** ask for an unedited JPEG taken today, sent as a file.',
        '**Count over USB:** bring a Mac or an Android phone and a cable (this site can’t read it on Windows, an iPhone, or an iPad), or ask for a video of the reading with the serial number in the frame.',
        '**Thousands only:** that’s good enough to judge wear. Just don’t pay extra for “only 1,000 shots,” which can mean anything from 1 to 1,000.',
        '**Nothing:** judge it by its condition, with the [used camera buyer’s guide](/blog/used-camera-buyers-guide).',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Canon’s [rated lives](/blog/shutter-lifespan) are mostly secondhand, from lists and reviews that quote Canon. And one Windows program is advertised as rewriting the counters: if the count doesn’t match the wear on the body, believe the wear.',
    },
  ],
};

export default article;
