import type { Article } from '../../types';

const article: Article = {
  lead: 'A used camera is often the better buy: most of its price is gone, most of its life is not. The risk lies in the difference between what the listing says and what the body has been through. An hour of method removes most of it. This guide goes through where to buy, what to look at and in which order, what to ask, and how to arrive at a price both sides can defend.',
  blocks: [
    { kind: 'heading', id: 'before', level: 2, text: 'Before you look at a single listing' },
    {
      kind: 'paragraph',
      text: 'Decide on the model first and the offer second. For that model find out three things: what its shutter is rated for, whether its photos contain the count, and what it has really sold for lately. The first two are on the model pages of this site, for example for the [Canon EOS 5D Mark IV](/canon/canon-eos-5d-mark-iv), which keeps its count to itself, or the [Nikon D750](/nikon/nikon-d750), which writes it into every picture. The third you find by filtering an auction site for completed sales. Asking prices are wishes.',
    },
    {
      kind: 'paragraph',
      text: 'Knowing the second point in advance spares an awkward conversation. The seller of a Nikon or Pentax DSLR can prove the count with one photo. The seller of an Olympus has to show a service page, and the seller of most Canon bodies a reading over USB. Somebody who offers a Panasonic with “count from the Exif data” has been misled by a tool, or is misleading you.',
    },
    { kind: 'heading', id: 'dslr-mirrorless', level: 3, text: 'DSLR or mirrorless?' },
    {
      kind: 'paragraph',
      text: 'Both can be excellent used, but they age differently. A DSLR has a mirror with a mechanism of its own, which no counter covers and which can fail before the shutter does. Its viewfinder, being glass, hardly wears. A mirrorless camera works with its screen and electronic finder all the time, so give those more attention, and its count may contain electronic releases that wore nothing. The ratings of the two overlap: mid-range DSLRs are usually put at 100,000 to 150,000 releases, mid-range mirrorless bodies at 100,000 to 200,000.',
    },
    { kind: 'heading', id: 'where', level: 2, text: 'Where to buy' },
    {
      kind: 'paragraph',
      text: 'You pay in money or in risk. The more someone else vouches for, the higher the price.',
    },
    {
      kind: 'table',
      caption: 'Sources of used cameras compared',
      columns: ['Source', 'Price', 'What you get', 'What you do yourself'],
      rows: [
        [
          'Dealer with a used department',
          'Highest',
          'Graded and tested body, return period, some months of warranty',
          'Check the count and the accessories',
        ],
        [
          'Maker’s refurbished shop',
          'High',
          'Checked body, often with warranty',
          'Compare with the price of a new one',
        ],
        [
          'Marketplace or auction with buyer protection',
          'Middle',
          'A way to complain if the item is not as described',
          'Insist on an original file before paying',
        ],
        ['Private sale in person', 'Lowest', 'The camera in your hands before you pay', 'The whole inspection'],
      ],
    },
    {
      kind: 'list',
      items: [
        '**At a dealer’s,** ask what the grade covers. It usually describes the looks and the function, seldom the count. Ask for the count as well, and whether the warranty includes the shutter.',
        '**In a maker’s shop,** the body has been checked by people who have the service software. Ask whether the counter was reset when parts were changed.',
        '**On a marketplace,** keep messages and payment on the platform, because the protection ends where the platform does. Have the original file sent before you bid, and keep it.',
        '**With a private seller,** meet where you can switch things on, wait and try, for instance in a café by the window. A hurried handover in a car park favours only one of you.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'For a first used camera, or an expensive one, the dealer’s premium is well spent. A return period replaces skill: you can test at home, in your own light, for several days. With a cheap body that you know well, the private sale is hard to beat, provided you meet in daylight and take the time.',
    },
    { kind: 'heading', id: 'germany-japan', level: 3, text: 'Two markets, two customs' },
    {
      kind: 'paragraph',
      text: 'In Germany a dealer is liable for defects of used goods for at least one year. This statutory liability, the Gewährleistung, is separate from any warranty a maker or dealer grants on top. Private sellers usually exclude it in a sentence of the listing, which is normal and no warning sign by itself.',
    },
    {
      kind: 'paragraph',
      text: 'Japanese shops, from which many used cameras are exported, work with grades: A, AB, B, C and junk. Their descriptions use fixed words that are worth knowing when you read an automatic translation. スレ (sure) are scuffs, カビ (kabi) is fungus, クモリ (kumori) is haze. ジャンク (janku) means sold as not working, whatever the photos look like.',
    },
    { kind: 'heading', id: 'count', level: 2, text: 'Reading the shutter count' },
    {
      kind: 'paragraph',
      text: 'Ask for one unedited JPEG, taken today, sent as a file. Open it in the [checker](/) and compare the number with the rated life. As a share of that life it falls into one of four bands:',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Count divided by rated life. The bands describe use, not condition.',
    },
    {
      kind: 'table',
      caption: 'What the bands mean for a buyer',
      columns: ['Share of rated life', 'Wear', 'What follows'],
      rows: [
        ['Under 20%', 'Low', 'The count is no reason to haggle; condition decides'],
        ['20–50%', 'Moderate', 'Normal for a camera that was bought to be used'],
        ['50–80%', 'High', 'Worth buying at a price that leaves room for a repair'],
        ['Over 80%', 'Very high', 'Count on a new shutter; for a working professional’s spare, or not at all'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Three examples. A Nikon D750 with 45,000 releases has used 30 percent of its 150,000: moderate, nothing to discuss. A Sony A7 III with 120,000 stands at 60 percent of about 200,000: high, and the maker’s “about” should make you a little more cautious. A Canon EOS 250D with 18,000 is at 18 percent, but its 100,000 are only widely quoted and not stated by Canon, so treat the percentage as an estimate.',
    },
    {
      kind: 'paragraph',
      text: 'Be precise about what was counted. On cameras with an electronic shutter the total may include frames that moved no curtain; Nikon stores the mechanical releases separately on its newer bodies. Fujifilm’s image count cannot exceed 32,767 and may have restarted. On older Sony bodies the number can begin again after 65,535. And in a few cameras there is no mechanical shutter at all, so that only the general condition counts. The details for each make are in our guide to [finding the shutter count](/blog/find-shutter-count-on-any-camera).',
    },
    { kind: 'heading', id: 'two-offers', level: 3, text: 'Two offers compared' },
    {
      kind: 'paragraph',
      text: 'Suppose two Nikon D750s are on offer. The first has 27,000 releases, 18 percent of its rating, no receipt, and an owner who cannot say much about it. The second has 105,000, 70 percent, first owner, bill, and the shutter was replaced by an authorised workshop at 90,000. Sorted by count the first one wins. Sorted by what you know the second does: its present shutter has made 15,000 releases, a tenth of its rating, and its history is on paper. If the counter had been reset with the repair, it would read 15,000, and only the bill would tell you about the other 90,000 that mirror, buttons and mount have been through.',
    },
    { kind: 'heading', id: 'no-count', level: 3, text: 'When the count cannot be had' },
    {
      kind: 'paragraph',
      text: 'With many Canon, all Olympus and all Leica bodies the photo will not tell. Ask for the other way first: a USB reading, the service page, a statement from customer care. If there is none, judge by the signs of use listed below, and price the camera as if its count were in the high band. A file number is no substitute. Names run to 9999 and start over, so IMG_2310 can be picture number 2,310 or number 102,300.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'A low count is not a clean bill of health',
      text: 'A camera that fell into the sea on its first holiday has a low count. So has one whose counter was reset in a repair. If the number and the wear on the body tell different stories, believe the body.',
    },
    { kind: 'heading', id: 'inspect', level: 2, text: 'What to inspect, in this order' },
    {
      kind: 'paragraph',
      text: 'The order matters: it begins with the points that end the visit at once and leaves for last what only moves the price. Bring a lens with the right mount, an empty card, a charged battery if you own one, a blower and a small torch.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Serial number',
          text: 'The one on the body must match the box, the receipt and, if the camera writes it, the photo. The checker shows it when it is in the file. Look it up in lists of stolen goods.',
        },
        {
          title: 'Shutter count',
          text: 'From an original file made in front of you, with your own card. Not from a screenshot, and not from a photo taken last year.',
        },
        {
          title: 'Lens mount',
          text: 'It must be flat and tight, with all its screws. Bare brass says many lens changes; a bent ring says a fall.',
        },
        {
          title: 'Sensor',
          text: 'Photograph a plain bright wall at f/16. Soft grey spots are dust and come off; sharp marks that stay are scratches, and rings with a bright centre are oil. Then put the lens cap on and expose for 1/60 s and for 30 s: dots of colour that sit in the same place are hot pixels, black ones dead pixels.',
        },
        {
          title: 'Shutter',
          text: 'Shoot an evenly lit surface in series, first at 1/4000 s or faster, then at 1/60 s. Compare brightness and look for bands. Listen while you do it. What the faults look like is described in the article on [shutter lifespan](/blog/shutter-lifespan).',
        },
        {
          title: 'Autofocus, stabilisation and controls',
          text: 'Try all areas of focus points, near and far. Switch the stabilisation on and off. Press every button, turn every dial in both directions, use every card slot and port, and put something on the hot shoe.',
        },
        {
          title: 'Screen and viewfinder',
          text: 'Show a white picture and a black one and look for dead pixels and for layers that come apart at the edges. Turn the diopter wheel through its whole range. Fold the screen out and watch whether it flickers.',
        },
        {
          title: 'Battery and its bay',
          text: 'Read the age where the menu shows it, look for swelling, and ask whether it is an original or a copy. Green or white deposits on the contacts in the bay are corrosion.',
        },
        {
          title: 'Rubber, socket and doors',
          text: 'Loose grips, a worn tripod thread, polished strap lugs and doors that no longer close flush show heavy use better than the paint does.',
        },
        {
          title: 'Firmware and language',
          text: 'Note the firmware version. On a body made for one market only, check that the menu offers a language you can read.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Take the test pictures home on your card, whatever you decide. On a large screen you will see what the display on the back hides, and if you do buy, they document the state in which you received the camera.',
    },
    { kind: 'heading', id: 'lens', level: 3, text: 'If a lens comes with it' },
    {
      kind: 'paragraph',
      text: 'Hold it against the light and shine the torch through it from behind, with the aperture open. Fungus looks like frost or threads and spreads; haze is an even veil that costs contrast; a few specks of dust are harmless. Zoom and focus should run evenly, without grit or play, and the aperture should snap shut when you take a picture at f/16. A lens with fungus does not belong in a bag with others, however good the price of the set.',
    },
    { kind: 'heading', id: 'online', level: 3, text: 'When you cannot be there' },
    {
      kind: 'paragraph',
      text: 'Much of this list works at a distance if the seller is willing. Ask for the original JPEG, for the picture of the wall at f/16 and the dark one with the cap on, all sent as files, and for sharp photos of the mount, the sensor, the battery bay and the base plate. A minute of video with sound, ten releases and a turn of each dial, replaces part of the rest. Someone who has a sound camera to sell does this in a quarter of an hour. Someone who finds it too much trouble has told you something as well.',
    },
    { kind: 'heading', id: 'questions', level: 2, text: 'Questions for the seller' },
    {
      kind: 'paragraph',
      text: 'Ask openly and listen more than you talk. You are less after perfect answers than after answers that fit the camera and each other.',
    },
    {
      kind: 'list',
      items: [
        '**Are you the first owner, and do you have the receipt?** A receipt proves ownership and shows the age. Its absence is common with old cameras and odd with new ones.',
        '**Why are you selling?** A change of system or a newer body is a good reason. “It just lies around” is one too, if the count agrees.',
        '**What was it used for?** Studio, sport, time-lapse and video leave different traces. Two years of sport explain a high count; two years of weddings in all weathers explain worn rubber.',
        '**Has it been dropped, wet or repaired?** Ask for each of the three separately. People answer single questions more truthfully than bundles.',
        '**Was the shutter replaced? When, by whom, and is there a bill?** A documented exchange is good news, even when the count is high.',
        '**Can you send me one unedited JPEG taken today?** This settles the count, the serial number where it is stored, and whether the camera works at all.',
        '**What comes with it?** Charger, batteries, caps, strap, box, cables. Have it listed, since a missing charger turns up only at home.',
      ],
    },
    { kind: 'heading', id: 'price', level: 2, text: 'Negotiating the price' },
    {
      kind: 'paragraph',
      text: 'Good negotiating is arithmetic, done politely. Start from what the model has sold for in similar condition, then add and subtract in amounts that you can explain.',
    },
    {
      kind: 'list',
      items: [
        '**Count in the low or moderate band:** nothing to deduct. Trying anyway costs you credit that you need for real faults.',
        '**Count in the high band:** ask for part of the price of a new shutter, which is usually put at 200 to 400 dollars. Part of it, because the old one may last for years.',
        '**Count in the very high band:** expect to pay for that repair yourself, and offer accordingly. If the body is worth little more than the repair, leave it.',
        '**Missing charger, battery or caps:** deduct what they cost new.',
        '**Dust on the sensor:** a cleaning is routine, due every 3 to 6 months anyway, and a small item. Scratches are not; they end the talk about price and begin the one about walking away.',
        '**Shutter replaced, with a bill:** be fair and pay for it. You are buying a young shutter in an old body.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'An example: a Sony A7 III in good order, with 120,000 releases, so in the high band. You found what comparable bodies with fewer releases have sold for. Half of a 300-dollar shutter is 150 dollars, the missing charger another item at its price new. Say where both figures come from. A seller who can follow your sum is far more likely to accept it than a round number out of the blue.',
    },
    {
      kind: 'paragraph',
      text: 'Whatever you agree on, put it in writing, if only as a message: model, serial number, shutter count on this day, known faults, accessories, price. It protects both of you. With it a later dispute is about facts, and without it about memory.',
    },
    { kind: 'heading', id: 'red-flags', level: 2, text: 'Red flags' },
    {
      kind: 'paragraph',
      text: 'One of these is a reason to ask again. Two together are a reason to look at the next listing.',
    },
    {
      kind: 'list',
      items: [
        'The description says “untested” or “worked last time”. Testing a camera takes a battery and a minute.',
        'The pictures are from the maker’s website, or show another body than the one described.',
        'The serial number is missing, scratched off, or withheld even on request.',
        'The seller declines to send an original file, or sends one that an editor has been through.',
        'The count is far too low for the wear you see on grips, lugs and base plate.',
        'The price is far below the market and somebody else is always about to come for it.',
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'An edited file is not proof of fraud',
      text: 'Phones and messengers rewrite pictures without asking. If the checker reports an edited photo, explain what you need and ask once more for the original, copied from the card. It is the second refusal that counts.',
    },
    { kind: 'heading', id: 'after', level: 2, text: 'The first days with it' },
    {
      kind: 'paragraph',
      text: 'Use the return period; that is what you paid for. Reset all settings, format your cards in the camera, and shoot in the conditions you bought it for: a long evening, a fast series, a cold morning. Go through the test pictures again at full size. Then take one photo, keep the original unedited with the receipt, and note the count. From now on you know the history of this camera at first hand, and the day you sell it you will be the seller everyone hopes to find.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Frequently asked questions' },
    {
      kind: 'faq',
      items: [
        {
          question: 'How many releases are too many?',
          answer:
            'There is no such number without the rated life beside it. As a rule of thumb, be at ease under half of the rating, calculate beyond that, and above 80 percent count the price of a shutter in.',
        },
        {
          question: 'Is a replaced shutter a reason not to buy?',
          answer:
            'On the contrary, if there is a bill. A high count with a documented repair can be better than a middling count without one. Ask whether the counter was reset with it.',
        },
        {
          question: 'The seller’s file shows no count. What now?',
          answer:
            'Look at the reason the checker gives. If the model stores none, ask for the service page or a USB reading. If the file was edited, ask for the original.',
        },
        {
          question: 'Does the count tell me about video use?',
          answer:
            'Hardly. A clip usually adds one release at most, and some makers leave video out, so a camera that has filmed for years can show a low number. Ask what it was used for, and look at ports, doors and the hot pixels of the dark frame.',
        },
        {
          question: 'Which matters more, age or count?',
          answer:
            'They measure different things. The count speaks for the shutter; age speaks for batteries, rubber, lubricants and the supply of parts. A young body with a moderate count is usually the calmer choice.',
        },
        {
          question: 'Can I trust a count quoted in a listing?',
          answer:
            'As a claim, yes; as a fact, only with the file it came from. Reading it yourself takes a few seconds.',
        },
      ],
    },
  ],
};

export default article;
