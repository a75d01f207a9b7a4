/** Where readers in the United States and Britain buy, and what to write to sellers there. */

import type { MarketCopy, MessageSubject, PlaceCopy } from '../guideCopy';

const NO_COUNT_IN_PHOTOS = 'As far as I know, this model doesn’t save a shutter count in its photos';

const opening = ({ camera }: MessageSubject) => `Hi! I’m interested in your ${camera}.`;

/** The steps on the camera, a line each, where they are known. */
const onCamera = ({ keys }: MessageSubject, otherwise: string) =>
  keys.length > 0 ? `Here’s how:\n${keys.map((key, place) => `${place + 1}. ${key}`).join('\n')}\n` : otherwise;

/** Where a link may be sent. */
const withLinks = (original: string): PlaceCopy['texts'] => ({
  photo: (about) =>
    `${opening(about)} Could you check its shutter count? Take one new photo, open the original file from the memory card at ${about.address} (it’s read on your device, nothing is uploaded), and send me a screenshot of the result. ${original} Thank you!`,
  screen: (about) =>
    `${opening(about)} It can show its own shutter count. Could you send me a picture of that screen, and one of the serial number? ${onCamera(about, `How to open it: ${about.address}. `)}Thank you!`,
  cable: (about) =>
    `${opening(about)} ${NO_COUNT_IN_PHOTOS}, but it can be read over a USB cable: ${about.address} says how. Could you try that and send me a picture that shows both the result and the serial number? If not, roughly how much has it been used? Thank you!`,
  service: (about) =>
    `${opening(about)} ${NO_COUNT_IN_PHOTOS}. Has it ever been in for service, and does the paperwork show a count? If not, roughly how much has it been used, and has anything been repaired? ${original} You can check at ${about.address} what the photo says (it’s read on your device, nothing is uploaded). Thank you!`,
  condition: (about) =>
    `${opening(about)} I know there’s no way to read a shutter count from this model (${about.address}). When was it last serviced, and could you show me that it runs on its own battery? Thank you!`,
});

/** Where only pictures and words may be exchanged. */
const withoutLinks: PlaceCopy['texts'] = {
  photo: (about) =>
    `${opening(about)} Could you tell me its shutter count, the date of the photo you read it from, and what you read it with? The count is in any untouched photo from the memory card, so a new one works best. A picture of the result in the listing would be great. Thank you!`,
  screen: (about) =>
    `${opening(about)} It can show its own shutter count. Could you add a picture of that screen to the listing, or tell me the number and the date? ${onCamera(about, 'A button sequence opens it. ')}Thank you!`,
  cable: (about) =>
    `${opening(about)} ${NO_COUNT_IN_PHOTOS}, but some programs can read it over a USB cable. If you’ve read it, could you tell me the count, the date, and the program? If not, roughly how much has it been used? Thank you!`,
  service: (about) =>
    `${opening(about)} ${NO_COUNT_IN_PHOTOS}. Has it ever been in for service, and does the paperwork show a count and a date? If not, roughly how much has it been used, and has anything been repaired? Thank you!`,
  condition: (about) =>
    `${opening(about)} I know there’s no way to read a shutter count from this model. When was it last serviced, and could you add a picture that shows it switched on with its own battery? Thank you!`,
};

const market: MarketCopy = {
  currencies: ['USD', 'GBP'],
  places: [
    {
      name: 'Facebook Marketplace, Craigslist, Gumtree: chat',
      note: 'A photo sent in a chat loses the camera’s data. A screenshot of the result doesn’t need it, and a link leads to the whole file.',
      rules: [],
      staysInside: false,
      texts: withLinks(
        'Or send me a link to that file (Google Drive, iCloud): a photo sent in the chat loses the data I need.',
      ),
    },
    {
      name: 'eBay: question to the seller',
      note: 'Before a purchase, eBay allows neither contact details nor the addresses of other websites in messages, so this one has none.',
      rules: [
        {
          url: 'https://www.ebay.co.uk/help/policies/member-behavior-policies/publishing-contact-information-policy?id=4373',
        },
        {
          url: 'https://pages.ebay.com/help/policies/rfe-unwelcome-email-misuse.html',
        },
      ],
      staysInside: true,
      texts: withoutLinks,
    },
    {
      name: 'A dealer: email or chat',
      note: 'Leave out what the listing says: some dealers state the count.',
      rules: [],
      staysInside: false,
      texts: withLinks('Or email me one original JPEG or RAW from it as an attachment.'),
    },
  ],
  dealers: [],
  workshops: [],
  service: {},
};

export default market;
