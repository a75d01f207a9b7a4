import type { Article } from '../../types';

const article: Article = {
  lead: 'Used is often the better deal: somebody else has paid for most of the depreciation. The catch is the gap between the listing and what the body has been through.',
  blocks: [
    { kind: 'heading', id: 'before', level: 2, text: 'Before you look at a single listing' },
    {
      kind: 'paragraph',
      text: 'Pick the model first and the camera second. Our model pages tell you what’s known of its rating and whether its photos contain the count: the [Nikon D750](/nikon/nikon-d750) saves it; in photos from the [Canon EOS 5D Mark IV](/canon/canon-eos-5d-mark-iv), nobody has found one. To see what your model really sells for, filter eBay by “Sold items” (“Completed” includes what didn’t sell).',
    },
    {
      kind: 'paragraph',
      text: 'A DSLR’s mirror has its own mechanism, which the shutter’s rating doesn’t cover and which can fail before the shutter does. A mirrorless camera runs its screen and electronic viewfinder all the time, so look at those harder.',
    },
    { kind: 'heading', id: 'where', level: 2, text: 'Where to buy' },
    {
      kind: 'table',
      caption: 'Where to buy used cameras, compared',
      columns: ['Source', 'Price', 'What you get', 'What’s left for you to do'],
      rows: [
        [
          'Dealer with a used department',
          'Highest',
          'Graded, tested body, return period, a few months of warranty',
          'Check the count and the accessories',
        ],
        [
          'Maker’s refurbished store',
          'High',
          'Inspected body, often with a warranty',
          'Compare with the price of a new one',
        ],
        [
          'Marketplace or auction with buyer protection',
          'Medium',
          'A way to complain if it isn’t as described',
          'Get the count before you pay, and read a photo when it arrives',
        ],
        ['Private sale in person', 'Lowest', 'The camera in your hands before you pay', 'The whole inspection'],
      ],
    },
    {
      kind: 'list',
      items: [
        '**From a dealer,** ask what the grade covers (usually looks, rarely the count) and whether the warranty includes the shutter. For your first used camera, or an expensive one, the markup is worth it.',
        '**From a maker’s store,** ask whether the counter was reset when they swapped parts.',
        '**On a marketplace,** keep your messages and your payment on the platform: outside it, you lose its protection. Where files can be sent, get an original before you pay, and keep it. On eBay they can’t, so ask for the count, the date of the photo, and what it was read with.',
        '**From a private seller,** meet in daylight, somewhere you can sit down and try everything.',
      ],
    },
    { kind: 'market', about: 'dealers' },
    { kind: 'heading', id: 'germany-japan', level: 3, text: 'Buying from Germany or Japan' },
    {
      kind: 'paragraph',
      text: 'In Germany, a dealer is liable for defects in used goods for at least one year. This Gewährleistung is the law and separate from any warranty. Private sellers usually exclude it, which isn’t a warning sign.',
    },
    {
      kind: 'paragraph',
      text: 'Many Japanese stores grade used cameras A, AB, B, C, and junk. In their descriptions, スレ (sure) means scuffs, カビ (kabi) fungus, and クモリ (kumori) haze. ジャンク (janku) means sold as is, with no promise that it works and usually no returns, no matter how good the pictures look. Before you compare prices, add shipping, import duty, and sales tax or VAT, ask who pays to send it back, and make sure the menus come in a language you can read.',
    },
    { kind: 'heading', id: 'count', level: 2, text: 'Reading the shutter count' },
    {
      kind: 'paragraph',
      text: 'Ask for one unedited JPEG, taken today and sent as a file. Open it in the [checker](/) and compare the number with the rated life.',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Count divided by rated life.',
    },
    {
      kind: 'table',
      caption: 'What the bands mean for a buyer',
      columns: ['Share of rated life', 'Wear', 'What to do'],
      advice: 'buyer',
      rows: [
        ['Under 20%', 'Low'],
        ['20–50%', 'Moderate'],
        ['50–80%', 'High'],
        ['Over 80%', 'Very high'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Find out what was counted. On cameras with an electronic shutter the total can include frames that didn’t wear the shutter; newer Nikon bodies save the mechanical count separately. Details for each make are in our guide to [finding the shutter count](/blog/find-shutter-count-on-any-camera).',
    },
    { kind: 'heading', id: 'no-count', level: 3, text: 'When you can’t get the count' },
    {
      kind: 'paragraph',
      text: 'In photos from most Canons and from any Olympus, Panasonic, or Leica, no count has been found; a Panasonic’s “count from the EXIF data” is a tool’s mistake. Ask for a USB reading (many Canons, some Lumix bodies), the service screen (Olympus, some older Lumix), or a letter from customer care. If you come up empty, go by the signs of use. Don’t accept a file number instead: file names run to 9999 and start over, so IMG_2310 can be picture number 2,310 or number 102,300.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'A low count isn’t a clean bill of health',
      text: 'A camera that fell in the ocean on its first vacation has a low count. So does one whose counter was reset in a repair. If the number and the wear on grips, strap lugs, and bottom plate don’t match, go with the wear.',
    },
    { kind: 'heading', id: 'inspect', level: 2, text: 'What to inspect, in this order' },
    {
      kind: 'paragraph',
      text: 'Bring a lens that fits, an empty card, a charged battery if you have one, a blower, and a small flashlight.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Serial number',
          text: 'It has to match on the body, the box, the receipt, and, where the checker can compare it, in the photo. Check it against lists of stolen gear and the maker’s service notices. Nikon, for one, repaired D750 shutters free under notices from 2015, 2016, and 2017; Nikon can tell from the number.',
        },
        {
          title: 'Shutter count',
          text: 'Get it from an original file made in front of you, on your own card. A screenshot will do for deciding whether to go and see the camera, but not for paying.',
        },
        {
          title: 'Lens mount',
          text: 'It should be flat and tight, with every screw in place. Brass showing through means a lot of lens changes; a bent ring means a fall.',
        },
        {
          title: 'Sensor',
          text: 'Photograph a plain bright wall at f/16. Soft gray spots are dust and come off, sharp marks that a blower doesn’t move are scratches or stuck dirt, rings with a bright center are oil, and tiny black dots are dead pixels. Then put the lens cap on, turn long-exposure noise reduction off, and expose for 1/60 s and for 30 s. Bright dots that stay in the same place are hot pixels; a few are normal.',
        },
        {
          title: 'Shutter',
          text: 'Shoot an evenly lit surface in daylight, in bursts, first at 1/4000 s or faster, then at 1/60 s. Set the mechanical shutter if you can choose: the electronic front curtain tests only one of the two curtains. Compare the brightness, look for bands, and listen. [Shutter lifespan](/blog/shutter-lifespan) describes the faults.',
        },
        {
          title: 'Autofocus, stabilization, and controls',
          text: 'Try focus points all over the frame, near and far. Turn stabilization on and off. Press every button, turn every dial both ways, and try every card slot, every port, and the hot shoe.',
        },
        {
          title: 'Screen and viewfinder',
          text: 'Display a white picture and a black one, and look for dead pixels and peeling layers. Fold the screen out and watch for flicker.',
        },
        {
          title: 'Battery and battery bay',
          text: 'Check the battery’s age if the menu shows it, look for swelling, and ask whether it’s original. Green or white deposits on the contacts are corrosion.',
        },
        {
          title: 'Rubber, socket, and doors',
          text: 'Heavy use shows here before it shows in the paint: loose grips, a worn tripod thread, polished strap lugs, doors that don’t close flush.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Take the test pictures home on your card: a big monitor shows what the camera’s screen hides.',
    },
    { kind: 'heading', id: 'lens', level: 3, text: 'If it comes with a lens' },
    {
      kind: 'paragraph',
      text: 'Open the aperture and shine the flashlight through the lens from behind. Fungus looks like frost or threads, and it spreads: don’t put that lens in a bag with your others. Haze is an even veil that costs you contrast. A few specks of dust don’t hurt. Zoom and focus should turn without grit or play, and the aperture should snap shut at f/16.',
    },
    { kind: 'heading', id: 'online', level: 3, text: 'When you can’t be there' },
    {
      kind: 'paragraph',
      text: 'Ask for sharp photos of the mount, the sensor, the battery bay, and the bottom of the camera. Where files can be sent, ask for the original JPEG, the wall at f/16, the dark frame with the cap on, and a minute of video with sound: ten shots and a turn of each dial.',
    },
    { kind: 'heading', id: 'questions', level: 2, text: 'Questions for the seller' },
    {
      kind: 'paragraph',
      text: '[Ask the seller](/ask-the-seller) has a message for each kind of place.',
    },
    {
      kind: 'list',
      items: [
        '**Are you the first owner, and do you have the receipt?** A receipt with the serial number supports the seller’s claim to own the camera and shows when it was bought. If a nearly new camera comes without one, ask why.',
        '**Why are you selling?** Switching systems or upgrading is a good reason. So is “I never use it,” if the count agrees.',
        '**What did you use it for?** Sports explain a high count, weddings in all weather explain worn rubber. A camera that filmed for years can show a low count, because some makers don’t count video.',
        '**Has it been dropped, wet, or repaired?** Ask about each one separately; that’s harder to dodge.',
        '**Was the shutter replaced? When, by whom, and is there a receipt?** With a receipt, it’s good news even at a high count. If the counter was reset, the mirror, buttons, and mount are older than the number; ask whether the receipt gives the old count.',
        '**Can you send me one unedited JPEG taken today?** (On eBay, ask for the count and its date instead.) That gets you the count, the serial number if the camera saves it, and a sign that it still takes pictures.',
      ],
    },
    { kind: 'heading', id: 'price', level: 2, text: 'Negotiating the price' },
    {
      kind: 'paragraph',
      text: 'Start with what the model has sold for in similar condition, then add and subtract amounts you can explain.',
    },
    {
      kind: 'list',
      items: [
        '**Count in the low or moderate band:** nothing to knock off.',
        '**Count in the high band:** ask for part of the price of a new shutter, but only part, because the old one may last for years. People often say $200 to $400, but look at real quotes: Nikon Canada asked C$599 (about $450) for a D750 in 2019, and Sony’s authorized service in the US $500 to $650 for an A7 III, according to a 2021 lawsuit.',
        '**Count in the very high band:** figure the whole cost of a new shutter into your offer. If the body is worth little more than that, walk away.',
        '**Missing charger, battery, or caps:** take off what they cost new.',
        '**Dust on the sensor:** with interchangeable lenses, a cleaning takes it off, so that’s a small item. A camera with a fixed lens has to be opened, so allow for a repair. With scratches, think about walking away.',
        '**Shutter replaced, with a receipt:** pay for it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Put in writing, even if it’s just a text: model, serial number, today’s shutter count, known faults, accessories, price.',
    },
    { kind: 'market', about: 'workshops' },
    { kind: 'heading', id: 'red-flags', level: 2, text: 'Red flags' },
    {
      kind: 'paragraph',
      text: 'For one of these, ask again; for two, move on. With a scratched-off serial number or a count you may not check, don’t buy.',
    },
    {
      kind: 'list',
      items: [
        'The description says “untested” or “worked last time I used it.”',
        'The pictures are from the maker’s website, or show a different body.',
        'The serial number is scratched off, or the seller won’t show it even when you meet.',
        'Even after you explain it, the seller won’t read the count, and won’t let you check it when you meet.',
        'The price is far below market, and somebody else is always about to come and get it.',
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'An edited file isn’t proof of fraud',
      text: 'Phones and messaging apps rewrite pictures without asking. If the checker reports an edited photo, ask once more for the original, copied from the card. If it can’t be sent, read a new photo when you meet. If the seller refuses that, too, pass.',
    },
    { kind: 'heading', id: 'after', level: 2, text: 'The first days with it' },
    {
      kind: 'paragraph',
      text: 'Use the return period: reset all settings and shoot the way you plan to. Then take one photo, keep the unedited original with the receipt, and write down the count.',
    },
  ],
};

export default article;
