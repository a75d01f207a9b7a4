/** Where readers in the United States and Britain buy, and what to write to sellers there. */

import type { MarketCopy, PlaceCopy } from '../types';

/** Where a link may be sent. */
const withLinks: PlaceCopy['texts'] = {
  photo:
    'Hi! I’m interested in your {{camera}}. Could you check its shutter count? Take one new photo, open the original file from the memory card at {{address}} (it’s read on your device, nothing is uploaded), and send me the report link. Or send me a link to that file (Google Drive, iCloud Drive): a photo sent in the chat loses the data I need. Thank you!',
  screen:
    'Hi! I’m interested in your {{camera}}. I’ve read that it can show its own shutter count. Could you film that screen and the serial number on the body in one take? How to open it: {{address}}. Thank you!',
  screenSteps:
    'Hi! I’m interested in your {{camera}}. I’ve read that it can show its own shutter count. Could you film that screen and the serial number on the body in one take? Here’s how:\n{{steps}}\nThank you!',
  cable:
    'Hi! I’m interested in your {{camera}}. I don’t know of a way to read this model’s shutter count from a photo, but a USB cable may do it: {{address}} says how. Could you try that and send me a picture that shows both the result and the serial number? If not, roughly how much has it been used? Thank you!',
  service:
    'Hi! I’m interested in your {{camera}}. I don’t know of a way to read this model’s shutter count from a photo. Has it ever been in for service, and does the paperwork show a count? If not, roughly how much has it been used, and has anything been repaired? I’d also like to match the serial number: could you open one original photo at {{address}} (it’s read on your device, nothing is uploaded) and send me a screenshot of the result? Thank you!',
  condition:
    'Hi! I’m interested in your {{camera}}. As far as I know, nobody can read a shutter count from this model. Does it power on with its own battery, and when was it last serviced? I’d also like to see what one of its photos says: could you open an original at {{address}} (it’s read on your device, nothing is uploaded) and send me a screenshot of the result? Thank you!',
};

/** Where only pictures and words may be exchanged. */
const withoutLinks: PlaceCopy['texts'] = {
  photo:
    'Hi! I’m interested in your {{camera}}. Could you tell me its shutter count, the date of the photo you read it from, and what you read it with? Many cameras save it in every photo; a new photo straight from the memory card works best. Thank you!',
  screen:
    'Hi! I’m interested in your {{camera}}. I’ve read that it can show its own shutter count. Could you add a picture of that screen to the listing, or tell me the number and the date? A button sequence opens it. Thank you!',
  screenSteps:
    'Hi! I’m interested in your {{camera}}. I’ve read that it can show its own shutter count. Could you add a picture of that screen to the listing, or tell me the number and the date? Here’s how:\n{{steps}}\nThank you!',
  cable:
    'Hi! I’m interested in your {{camera}}. I don’t know of a way to read this model’s shutter count from a photo, but some programs read it from many cameras over a USB cable. If you’ve done that, could you tell me the count, the date, and the program? If not, roughly how much has it been used? Thank you!',
  service:
    'Hi! I’m interested in your {{camera}}. I don’t know of a way to read this model’s shutter count from a photo. Has it ever been in for service, and does the paperwork show a count and a date? If not, roughly how much has it been used, and has anything been repaired? Thank you!',
  condition:
    'Hi! I’m interested in your {{camera}}. As far as I know, nobody can read a shutter count from this model. Does it power on with its own battery, and when was it last serviced? Thank you!',
};

const toDealers: PlaceCopy['texts'] = {
  ...withLinks,
  photo:
    'Hi! I’m interested in your {{camera}}. Could you check its shutter count? Take one new photo, open the original file from the memory card at {{address}} (it’s read on your device, nothing is uploaded), and send me the report link. Or email me one original JPEG or RAW from it as an attachment. Thank you!',
};

const market: MarketCopy = {
  currencies: ['USD', 'GBP'],
  places: [
    {
      name: 'Facebook Marketplace, Craigslist, Gumtree (UK): chat',
      note: 'A photo sent in a chat loses its camera data, and a screenshot proves little. Ask for the report link or the file. Gumtree advises against moving to private email.',
      rules: [
        { url: 'https://www.gumtree.com/info/safety/p/trust-safety/trading-advice/safe-trading/' },
        { url: 'https://www.facebook.com/help/721562085854101' },
      ],
      onArrival: {
        photo:
          'When you meet, before you pay: read a photo taken on your own card, and compare the count, the date, and the serial number with the listing. A camera paid for in cash isn’t covered by Facebook’s purchase protection.',
        screen:
          'When you meet, before you pay: have the camera show its count, and compare the serial number in a photo with the one on the body. A camera paid for in cash isn’t covered by Facebook’s purchase protection.',
        cable:
          'When you meet, before you pay: compare the serial number in a photo with the one on the body, and the file number with what you were told. A camera paid for in cash isn’t covered by Facebook’s purchase protection.',
        service:
          'When you meet, before you pay: compare the serial number in a photo with the one on the body, and the file number with what you were told. A camera paid for in cash isn’t covered by Facebook’s purchase protection.',
        condition:
          'When you meet, before you pay: compare the serial number in a photo with the one on the body, and try everything the listing promises. A camera paid for in cash isn’t covered by Facebook’s purchase protection.',
      },
      staysInside: false,
      texts: withLinks,
    },
    {
      name: 'eBay (US and UK): question to the seller',
      note: 'Before a purchase, eBay doesn’t allow contact details or the addresses of other websites in messages, so there are none in this one.',
      rules: [
        {
          url: 'https://www.ebay.co.uk/help/policies/member-behavior-policies/publishing-contact-information-policy?id=4373',
        },
        {
          url: 'https://www.ebay.com.au/help/policies/payment-policies/offers-buy-sell-outside-ebay-policy?id=4272',
          date: '2024-05-10',
        },
      ],
      staysInside: true,
      onArrival: {
        photo:
          'The day it arrives: read a photo taken on your own card, and compare the count, the date, and the serial number with the listing. If something doesn’t match, ask for a return through eBay; its Money Back Guarantee covers most purchases paid for there, within its deadline.',
        screen:
          'The day it arrives: have the camera show its count, and compare the serial number in a photo with the one on the body. If something doesn’t match, ask for a return through eBay; its Money Back Guarantee covers most purchases paid for there, within its deadline.',
        cable:
          'The day it arrives: compare the serial number in a photo with the one on the body, and the file number with what you were told. If something doesn’t match, ask for a return through eBay; its Money Back Guarantee covers most purchases paid for there, within its deadline.',
        service:
          'The day it arrives: compare the serial number in a photo with the one on the body, and the file number with what you were told. If something doesn’t match, ask for a return through eBay; its Money Back Guarantee covers most purchases paid for there, within its deadline.',
        condition:
          'The day it arrives: compare the serial number in a photo with the one on the body, and try everything the listing promises. If something doesn’t match, ask for a return through eBay; its Money Back Guarantee covers most purchases paid for there, within its deadline.',
      },
      texts: withoutLinks,
    },
    {
      name: 'A dealer: email or chat',
      note: 'Look through the listing first: some dealers state the count.',
      onArrival: {
        photo:
          'When it arrives: read a photo taken on your own card, and compare the count, the date, and the serial number with the listing. Use the return period to test everything else.',
        screen:
          'When it arrives: have the camera show its count, and compare the serial number in a photo with the one on the body, and use the return period to test everything else.',
        cable:
          'When it arrives: compare the serial number in a photo with the one on the body, and the file number with what you were told, and use the return period to test everything else.',
        service:
          'When it arrives: compare the serial number in a photo with the one on the body, and the file number with what you were told, and use the return period to test everything else.',
        condition:
          'When it arrives: compare the serial number in a photo with the one on the body, and try everything the listing promises, and use the return period to test everything else.',
      },
      rules: [],
      staysInside: false,
      texts: toDealers,
    },
  ],
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
      text: 'Grades by looks alone, from Like New to As Is; everything except As Is comes guaranteed to work. 180-day warranty, 14-day returns.',
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
      text: 'If a fault turns up and you need a figure, Fixation in London examines what you bring or send in and estimates the repair. The estimate may change once the camera is open.',
      pages: [{ url: 'https://www.fixationuk.com/faq/terms-conditions-of-repairs/' }],
    },
  ],
  service: {
    canon: [
      {
        name: 'Canon UK',
        text: 'Canon (UK) takes repair and service orders from consumers, too, through “Arrange a Repair” on its support site. Ask whether the counter gets read, and what that costs.',
        pages: [{ url: 'https://canon.gr/support/consumer/psc/terms-and-conditions' }],
      },
    ],
  },
};

export default market;
