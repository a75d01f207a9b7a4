/** Where readers in the United States and Britain buy, and the messages to sellers there. */

import type { MarketCopy, PlaceCopy } from '../types';

/** For marketplaces that allow links. */
const withLinks: Pick<PlaceCopy, 'texts' | 'sentences'> = {
  texts: {
    photo:
      'Hi! I’m interested in your {{camera}}. Could you check {{count}}? Take one new photo, open the original file from the memory card at {{address}} (nothing is uploaded), and send me the report link, plus the serial number on the body, which the link leaves out. Or send me a link to that file (Google Drive, iCloud Drive): a photo sent in the chat loses the data I need. Thank you!{{more}}',
    screen:
      'Hi! I’m interested in your {{camera}}. {{claim}} Could you try, and film that screen and the serial number on the body in one take? {{steps}}Thank you!',
    usb: 'Hi! I’m interested in your {{camera}}. As far as I know, this model’s photos don’t show its shutter count. {{claim}} Could you try it, and film the result and the serial number on the body in one take? If you can’t, a rough number of photos would help, too. Thank you!',
    'add-on':
      'Hi! I’m interested in your {{camera}}. Has it ever been in for service, and does the paperwork show a shutter count? If not, roughly how much has it been used, and has anything been repaired? Could you also send me a picture of the serial number on the body? Thank you!',
    none: 'Hi! I’m interested in your {{camera}}. Roughly how much has it been used, does it power on with its own battery, and has anything been repaired? Could you also send me a picture of the serial number on the body? Thank you!',
  },
  sentences: {
    photo: {
      seen: 'If you haven’t yet: this model saves it in its photos, and a shutter count checker shows it.',
      unknown:
        'If you haven’t yet: many cameras save it in their photos, and a shutter count checker often finds it there.',
    },
    steps: 'The steps:',
    screen: 'I’ve read that it can show its own shutter count.',
    usb: {
      reported: 'It can reportedly be read over USB. One way, which doesn’t work on Windows: {{address}}.',
      expected:
        'Over USB, it should be possible, but I don’t know of anyone who’s tried it on this model. One way, which doesn’t work on Windows: {{address}}.',
    },
    program: 'A program is reported to read it over USB: {{address}} says which one, and on what computers it runs.',
  },
};

/** For marketplaces that allow only pictures and words. */
const withoutLinks: Pick<PlaceCopy, 'texts' | 'sentences'> = {
  texts: {
    photo:
      'Hi! I’m interested in your {{camera}}. Could you tell me {{count}}, the date of the photo you read it from, and what you read it with? {{claim}} A new photo straight from the memory card works best. Thank you!{{more}}',
    screen:
      'Hi! I’m interested in your {{camera}}. {{claim}} Could you try, and add a picture of that screen to the listing, or tell me the number and the date? {{steps}}Thank you!',
    usb: 'Hi! I’m interested in your {{camera}}. As far as I know, this model’s photos don’t show its shutter count. {{claim}} If you’ve done that, could you tell me the count, the date, and the program? If not, a rough number of photos would help, too. Thank you!',
    'add-on':
      'Hi! I’m interested in your {{camera}}. Has it ever been in for service, and does the paperwork show a shutter count and a date? If not, roughly how much has it been used, and has anything been repaired? Thank you!',
    none: 'Hi! I’m interested in your {{camera}}. Roughly how much has it been used, does it power on with its own battery, and has anything been repaired? Thank you!',
  },
  sentences: {
    ...withLinks.sentences,
    usb: {
      reported: 'Over USB, it can reportedly be read.',
      expected: 'Over USB, it should be possible, but I don’t know of anyone who’s tried it on this model.',
    },
    program: 'A program is reported to read it over USB.',
  },
};

const toDealers: PlaceCopy['texts'] = {
  ...withLinks.texts,
  photo:
    'Hi! I’m interested in your {{camera}}. Could you check {{count}}? Take one new photo, open the original file from the memory card at {{address}} (nothing is uploaded), and send me the report link, plus the serial number on the body, which the link leaves out. Or email me one original JPEG or RAW from it as an attachment. Thank you!{{more}}',
};

/** For cameras whose photos have no count. */
const LOOK_FIRST = 'Ask for a picture of the serial number, and look before you pay.';

/** For cameras whose count can be found. */
const READ_LISTING = 'Look through the listing first: some dealers state the count.';

const market: MarketCopy = {
  currencies: ['USD', 'GBP'],
  places: [
    {
      name: 'Facebook Marketplace, Craigslist, Gumtree (UK): chat',
      note: 'Gumtree advises against moving to private email.',
      noteOn: {
        photo:
          'A photo sent in a chat loses its camera data, and a screenshot proves little. Ask for the file, or for the report link and the serial number.',
        screen: LOOK_FIRST,
        usb: LOOK_FIRST,
        'add-on': LOOK_FIRST,
        none: LOOK_FIRST,
      },
      rules: [
        { url: 'https://www.gumtree.com/info/safety/p/trust-safety/trading-advice/safe-trading/' },
        { url: 'https://www.facebook.com/help/721562085854101' },
      ],
      onArrival:
        'When you meet, before you pay: {{check}} A camera paid for in cash isn’t covered by Facebook’s purchase protection.',
      staysInside: false,
      ...withLinks,
    },
    {
      name: 'eBay (US and UK): question to the seller',
      note: 'Before a purchase, eBay doesn’t allow contact details or other websites’ addresses in messages.',
      rules: [
        {
          url: 'https://www.ebay.co.uk/help/policies/member-behavior-policies/publishing-contact-information-policy?id=4373',
        },
        { url: 'http://pages.ebay.com/help/policies/rfe-unwelcome-email-misuse.html' },
      ],
      staysInside: true,
      onArrival:
        'The day it arrives: {{check}} If something doesn’t match, ask for a return through eBay; its Money Back Guarantee covers most purchases paid for there, up to a deadline.',
      ...withoutLinks,
    },
    {
      name: 'A dealer: email or chat',
      noteOn: { photo: READ_LISTING, screen: READ_LISTING, usb: READ_LISTING },
      onArrival: 'When it arrives: {{check}} Use the return period to test everything else.',
      rules: [],
      staysInside: false,
      ...withLinks,
      texts: toDealers,
    },
  ],
  checks: {
    photo: {
      seen: 'take a photo on your own card and open it in the checker. The count should fit the listing, and the body’s serial number, if the result shows it, should match.',
      unknown:
        'take a photo on your own card and open it in the checker. If there’s a count, it should fit the listing, and the body’s serial number, if the result shows it, should match.',
    },
    screen: {
      reported:
        'open that screen yourself: the count should fit what you were told, and the serial number on the body should be the one in the seller’s pictures.',
      expected:
        'try the button sequence on the camera’s page yourself. It works on related models; nobody we know of has tried it on this one.',
    },
    usb: {
      reported:
        'read the count yourself [over USB](/connect), with a data cable and a Mac or an Android phone (it doesn’t work on Windows). It should fit what you were told, and the serial number should be the one on the body.',
      expected:
        'try to read the count yourself [over USB](/connect), with a data cable and a Mac or an Android phone (it doesn’t work on Windows). Nobody we know of has tried it on this model.',
    },
    program:
      'read the count yourself over USB with the program named on the camera’s page. It should fit what you were told.',
    'add-on':
      'compare the serial number on the body with the one on the receipt and the service papers, and try everything the listing promises.',
    none: 'compare the serial number on the body with the one on the receipt, if there is one, and try everything the listing promises.',
  },
  dealers: [
    {
      name: 'Wex (UK)',
      text: 'Grades by signs of wear and level of use. For its highest pre-owned grade, 10, a pro body has to be under 10,000 actuations.',
      pages: [
        {
          url: 'https://www.wexphotovideo.com/blog/tips-and-technique/wex-pre-loved-our-grading-system-explained-video/',
        },
      ],
    },
    {
      name: 'KEH (US)',
      text: 'Grades by looks alone, from Like New to As Is; everything except As Is comes guaranteed to work. 180-day warranty; check the deadline and fee for returns.',
      pages: [
        { url: 'https://www.keh.com/shop/grading-system' },
        { url: 'https://blog.keh.com/understanding-keh-cameras-grading-system/' },
      ],
    },
    {
      name: 'B&H (US)',
      text: 'Grades from 10 to 7, by looks alone. 90-day parts and labor warranty on used equipment.',
      pages: [{ url: 'https://www.bhphotovideo.com/find/UsedConditions.jsp' }],
    },
  ],
  workshops: [
    {
      name: 'A repair quote in Britain',
      text: 'Fixation in London examines what you bring or send in and estimates the repair. The estimate may change once the camera is open.',
      pages: [{ url: 'https://www.fixationuk.com/faq/terms-conditions-of-repairs/' }],
    },
  ],
  service: {
    canon: [
      {
        name: 'Canon UK',
        text: 'Canon (UK) takes consumers’ repair orders through “Arrange a Repair” on its support site. Ask whether the counter gets read, and what that costs.',
        pages: [
          {
            name: 'Canon (UK) Ltd’s terms of service, on canon.gr',
            url: 'https://canon.gr/support/consumer/psc/terms-and-conditions',
          },
        ],
      },
    ],
  },
};

export default market;
