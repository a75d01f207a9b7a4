import type { Article } from '../../types';

const article: Article = {
  lead: 'Buy used and you often get the better deal: somebody else has paid for most of the depreciation, and the camera may still have most of its life left. The catch is the gap between what the listing says and what the body has been through. Give it an hour and a plan, and you can close most of that gap. This guide covers where to buy, what to check and in what order, what to ask, and how to land on a fair price.',
  blocks: [
    { kind: 'heading', id: 'before', level: 2, text: 'Before you look at a single listing' },
    {
      kind: 'paragraph',
      text: 'Pick the model first and the camera second. For that model, find out three things: what its shutter is rated for, whether its photos contain the count, and what it has actually sold for lately. You’ll find the first two on our model pages, for example for the [Canon EOS 5D Mark IV](/canon/canon-eos-5d-mark-iv), which doesn’t put its count in the photo, and the [Nikon D750](/nikon/nikon-d750), which does. For the third, filter an auction site by completed sales. Asking prices are only what sellers hope to get.',
    },
    {
      kind: 'paragraph',
      text: 'Knowing whether the photo has the count saves you an awkward conversation. If you’re buying a Nikon or Pentax DSLR, one photo shows it. With an Olympus the seller has to open a service screen, and with most Canon bodies you need a reading over USB. If somebody offers you a Panasonic with the “count from the EXIF data,” a tool has misled them.',
    },
    { kind: 'heading', id: 'dslr-mirrorless', level: 3, text: 'DSLR or mirrorless?' },
    {
      kind: 'paragraph',
      text: 'Both can be great buys, but they age differently. A DSLR’s mirror has its own mechanism, which the count in a photo doesn’t cover and which can fail before the shutter does. Its optical viewfinder hardly wears. A mirrorless camera runs its screen and electronic viewfinder all the time, so look at those harder, and its count may include electronic shots that wore nothing. The ratings overlap: mid-range DSLRs usually get 100,000 to 150,000 actuations, mid-range mirrorless bodies 100,000 to 200,000.',
    },
    { kind: 'heading', id: 'where', level: 2, text: 'Where to buy' },
    {
      kind: 'paragraph',
      text: 'The more somebody else vouches for the camera, the more it costs. The less you pay, the more checking is up to you.',
    },
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
        '**From a dealer,** find out what the grade covers. It usually describes looks, and rarely the count; three dealers’ own words follow below. Ask for the count too, and whether the warranty includes the shutter.',
        '**From a maker’s store,** you get a body that was checked by people with the service software. Ask whether the counter was reset when they swapped parts.',
        '**On a marketplace,** keep your messages and your payment on the platform, because that’s as far as the protection goes. Where you can send files, get an original before you pay, and keep it. On eBay you can’t, so ask for the count, its date, and a picture of the result, and read a photo yourself on the day the camera arrives.',
        '**From a private seller,** meet somewhere you can sit down and try everything, like a café table by the window. Don’t let anyone rush you through it in a parking lot.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'If it’s your first used camera, or an expensive one, pay the dealer’s markup. A return period makes up for a lot of experience: you can test at home, in your own light, for several days. If it’s a cheap body you know well, a private sale is hard to beat, as long as you meet in daylight and take your time.',
    },
    { kind: 'market', about: 'dealers' },
    { kind: 'heading', id: 'germany-japan', level: 3, text: 'Buying from Germany or Japan' },
    {
      kind: 'paragraph',
      text: 'In Germany, a dealer is liable for defects in used goods for at least one year. That’s the law, it’s called Gewährleistung, and it’s separate from any warranty the maker or the dealer adds on top. Private sellers usually exclude it with a sentence in the listing. That’s normal and not a warning sign.',
    },
    {
      kind: 'paragraph',
      text: 'Japanese stores, which export a lot of used cameras, grade them A, AB, B, C, and junk. Their descriptions use a few standard words worth knowing when you’re reading an automatic translation. スレ (sure) means scuffs, カビ (kabi) is fungus, and クモリ (kumori) is haze. ジャンク (janku) means sold as not working, no matter how good the pictures look. Before you compare prices, add shipping, import duty, and sales tax or VAT, and ask who pays to send it back if it isn’t as described.',
    },
    { kind: 'heading', id: 'count', level: 2, text: 'Reading the shutter count' },
    {
      kind: 'paragraph',
      text: 'Ask for one unedited JPEG, taken today and sent as a file. Open it in the [checker](/) and compare the number with the rated life. The percentage puts it in one of four bands:',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Count divided by rated life. The bands describe use, not condition.',
    },
    {
      kind: 'table',
      caption: 'What the bands mean for a buyer',
      columns: ['Share of rated life', 'Wear', 'What to do'],
      rows: [
        ['Under 20%', 'Low', 'Don’t haggle over the count; judge the condition'],
        ['20–50%', 'Moderate', 'Normal for a camera somebody bought to use'],
        ['50–80%', 'High', 'Buy it if the price leaves room for a repair'],
        ['Over 80%', 'Very high', 'Budget for a new shutter, buy it as a spare, or pass'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Here are three examples. A Nikon D750 with 45,000 actuations has used 30 percent of its 150,000: moderate, nothing to talk about. A Sony A7 III with 120,000 is at 60 percent of about 200,000: high, and that “about” is a reason to be a bit more careful. A Canon EOS 250D (Rebel SL3 in the US) with 18,000 is at 18 percent, but Canon never published the 100,000 that people quote, so take the percentage as an estimate.',
    },
    {
      kind: 'paragraph',
      text: 'Find out exactly what was counted. On cameras with an electronic shutter the total may include frames that didn’t wear the shutter; newer Nikon bodies save the mechanical count separately. Fujifilm’s image count can’t go past 32,767 and may have started over. On older Sony bodies the number can roll over after 65,535. A few cameras have no mechanical shutter at all, so all you can judge is their condition. Our guide to [finding the shutter count](/blog/find-shutter-count-on-any-camera) has the details for each make.',
    },
    { kind: 'heading', id: 'two-offers', level: 3, text: 'Two cameras compared' },
    {
      kind: 'paragraph',
      text: 'Say you’re looking at two Nikon D750s. The first has 27,000 actuations, which is 18 percent of its rating, no receipt, and an owner who can’t tell you much about it. The second has 105,000, or 70 percent, but it’s from the first owner, with the receipt, and an authorized shop replaced the shutter at 90,000. Go by the count and you’d take the first one. Go by what you know and it’s the second: the shutter that’s in it now has fired 15,000 times, a tenth of its rating, and you have its history on paper. If the repair had reset the counter, it would read 15,000, and only the receipt would show you the other 90,000 that the mirror, buttons, and mount have been through.',
    },
    { kind: 'heading', id: 'no-count', level: 3, text: 'When you can’t get the count' },
    {
      kind: 'paragraph',
      text: 'Most Canon bodies and every Olympus and Leica leave the count out of the photo. Ask about the other routes first: a USB reading, the service screen, a letter from customer care. If you come up empty, go by the signs of use below, and price the camera as if its count were in the high band. Don’t accept a file number instead. File names run to 9999 and start over, so IMG_2310 can be picture number 2,310 or number 102,300.',
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'A low count isn’t a clean bill of health',
      text: 'A camera that fell in the ocean on its first vacation has a low count. So does one whose counter was reset in a repair. If the number and the wear on the body don’t match, go with the body.',
    },
    { kind: 'heading', id: 'inspect', level: 2, text: 'What to inspect, in this order' },
    {
      kind: 'paragraph',
      text: 'Start with the points that would end the deal on the spot and finish with the ones that only move the price. Bring a lens that fits, an empty card, a charged battery if you have one, a blower, and a small flashlight.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Serial number',
          text: 'It has to match on the body, the box, the receipt, and, if the camera records it, in the photo; the checker shows it when it’s in the file. Check it against lists of stolen gear and the maker’s service notices. Nikon, for one, repaired D750 shutters free under notices from 2015, 2016, and 2017; the serial number tells you whether one is affected.',
        },
        {
          title: 'Shutter count',
          text: 'Get it from an original file made in front of you, on your own card. A screenshot will do for deciding whether to go and see the camera, but not for paying. Neither will a photo from last year.',
        },
        {
          title: 'Lens mount',
          text: 'It should be flat and tight, with every screw in place. A plated mount worn down to the brass has seen a lot of lens changes; a bent ring means a fall.',
        },
        {
          title: 'Sensor',
          text: 'Photograph a plain bright wall at f/16. Soft gray spots are dust and come off, sharp marks that stay put are scratches, rings with a bright center are oil, and tiny black dots are dead pixels. Then put the lens cap on and expose for 1/60 s and for 30 s. Bright dots that stay in the same place are hot pixels.',
        },
        {
          title: 'Shutter',
          text: 'Shoot an evenly lit surface in bursts, first at 1/4000 s or faster, then at 1/60 s. Compare the brightness, look for bands, and listen. The article on [shutter lifespan](/blog/shutter-lifespan) describes what the faults look like.',
        },
        {
          title: 'Autofocus, stabilization, and controls',
          text: 'Try focus points all over the frame, near and far. Turn stabilization on and off. Press every button, turn every dial both ways, use every card slot and port, and put something on the hot shoe.',
        },
        {
          title: 'Screen and viewfinder',
          text: 'Display a white picture and a black one, and look for dead pixels and for layers peeling at the edges. Turn the diopter wheel all the way. Fold the screen out and watch for flicker.',
        },
        {
          title: 'Battery and battery bay',
          text: 'Check the battery’s age if the menu shows it, look for swelling, and ask whether it’s original or third-party. Green or white deposits on the contacts in the bay are corrosion.',
        },
        {
          title: 'Rubber, socket, and doors',
          text: 'Heavy use shows here before it shows in the paint: loose grips, a worn tripod thread, polished strap lugs, doors that don’t close flush.',
        },
        {
          title: 'Firmware and language',
          text: 'Write down the firmware version. If the body was made for one market only, make sure the menus come in a language you can read.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'Take the test pictures home on your card either way. On a big monitor you’ll see what the camera’s screen hides, and if you buy, they show what shape the camera was in that day.',
    },
    { kind: 'heading', id: 'lens', level: 3, text: 'If it comes with a lens' },
    {
      kind: 'paragraph',
      text: 'Open the aperture, hold the lens up to the light, and shine the flashlight through it from behind. Fungus looks like frost or threads, and it spreads. Haze is an even veil that costs you contrast. A few specks of dust don’t hurt. Zoom and focus should turn smoothly, without grit or play, and the aperture should snap shut when you take a picture at f/16. Don’t put a lens with fungus in a bag with your others, however cheap the kit was.',
    },
    { kind: 'heading', id: 'online', level: 3, text: 'When you can’t be there' },
    {
      kind: 'paragraph',
      text: 'You can do much of this from a distance if the seller plays along. Ask for the original JPEG, the wall at f/16, and the dark frame with the cap on, all sent as email attachments or a link to the files, plus sharp photos of the mount, the sensor, the battery bay, and the bottom of the camera. A minute of video with sound, with ten shots and a turn of each dial, covers some of the rest. Somebody with a good camera to sell can do that in fifteen minutes. If it’s too much trouble for them, think about why.',
    },
    { kind: 'heading', id: 'questions', level: 2, text: 'Questions for the seller' },
    {
      kind: 'paragraph',
      text: 'Ask open questions and let the seller talk. The answers don’t have to be perfect, but they should fit the camera and each other.',
    },
    {
      kind: 'list',
      items: [
        '**Are you the first owner, and do you have the receipt?** A receipt proves ownership and shows the age. It’s often missing with old cameras. With a new one, ask why.',
        '**Why are you selling?** Switching systems or upgrading is a good reason. So is “I never use it,” if the count agrees.',
        '**What did you use it for?** Studio, sports, time-lapse, and video leave different marks. Two years of sports explain a high count; two years of weddings in all weather explain worn rubber.',
        '**Has it been dropped, wet, or repaired?** Ask about each one separately; that’s harder to dodge than one big question.',
        '**Was the shutter replaced? When, by whom, and is there a receipt?** A documented replacement is good news, even with a high count.',
        '**Can you send me one unedited JPEG taken today?** That gets you the count, the serial number if the camera saves it, and proof that the camera works.',
        '**What comes with it?** Charger, batteries, caps, strap, box, cables. Get a list, because you’ll only notice the missing charger at home.',
      ],
    },
    { kind: 'heading', id: 'price', level: 2, text: 'Negotiating the price' },
    {
      kind: 'paragraph',
      text: 'Do the math and be polite about it. Start with what the model has sold for in similar condition, then add and subtract amounts you can explain.',
    },
    {
      kind: 'list',
      items: [
        '**Count in the low or moderate band:** nothing to knock off. If you try anyway, you’ll have less goodwill left for real faults.',
        '**Count in the high band:** ask for part of the price of a new shutter. People often say $200 to $400, but look at real quotes: Nikon Canada asked C$599 (about $450) for a D750 in 2019, and Sony’s authorized service in the US $500 to $650 for an A7 III, according to a 2021 lawsuit. Ask for part of it only, because the old shutter may last for years.',
        '**Count in the very high band:** expect to pay for that repair yourself, and make your offer accordingly. If the body is worth little more than the repair, walk away.',
        '**Missing charger, battery, or caps:** take off what they cost new.',
        '**Dust on the sensor:** a cleaning takes it off, so that’s a small item. Scratches are another matter: stop negotiating and think about walking away.',
        '**Shutter replaced, with a receipt:** be fair and pay for it. You’re getting a young shutter in an old body.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Here’s an example: a Sony A7 III in good shape with 120,000 actuations, so it’s in the high band. You’ve looked up what similar bodies with lower counts sold for. The plaintiffs in a US lawsuit put a new shutter for it at $500 to $650; take half of the lower figure, $250, off your starting price, and the missing charger at its price new. Say where both figures come from. Sellers are more likely to agree to a number they can follow than to a round one out of the blue.',
    },
    {
      kind: 'paragraph',
      text: 'Put whatever you agree on in writing, even if it’s just a text: model, serial number, today’s shutter count, known faults, accessories, price. It protects both of you if there’s an argument later.',
    },
    { kind: 'market', about: 'workshops' },
    { kind: 'heading', id: 'red-flags', level: 2, text: 'Red flags' },
    {
      kind: 'paragraph',
      text: 'If you see one of these, ask again. If you see two, move on to the next listing.',
    },
    {
      kind: 'list',
      items: [
        'The description says “untested” or “worked last time I used it.” Testing a camera takes a battery and a minute.',
        'The pictures are from the maker’s website, or show a different body than the one described.',
        'The serial number is missing or scratched off, or the seller won’t give it to you.',
        'The seller won’t send an original file, or sends one that’s been through an editor.',
        'The count is far too low for the wear on the grips, strap lugs, and bottom plate.',
        'The price is far below market, and somebody else is always about to come and get it.',
      ],
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'An edited file isn’t proof of fraud',
      text: 'Phones and messaging apps rewrite pictures without asking. If the checker reports an edited photo, explain what you need and ask once more for the original, copied from the card. If you get a second no, pass.',
    },
    { kind: 'heading', id: 'after', level: 2, text: 'The first days with it' },
    {
      kind: 'paragraph',
      text: 'Use the return period; you paid for it. Reset all settings, format your cards in the camera, and shoot the way you plan to use it: a long evening, a fast burst, a cold morning. Go through the test pictures again at full size. Then take one photo, keep the unedited original with the receipt, and write down the count. From here on you know this camera’s history, and when you sell it, you can prove it.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Frequently asked questions' },
    {
      kind: 'faq',
      items: [
        {
          question: 'How many actuations are too many?',
          answer:
            'It depends on the rated life. As a rule of thumb, relax under half of the rating, do the math beyond that, and over 80 percent figure in the price of a shutter.',
        },
        {
          question: 'Is a replaced shutter a reason not to buy?',
          answer:
            'No, as long as there’s a receipt. A high count with a documented repair can be a better buy than an average count without one. Ask whether the counter was reset.',
        },
        {
          question: 'The seller’s file shows no count. What now?',
          answer:
            'Look at the reason the checker gives. If the model doesn’t save a count, ask for the service screen or a USB reading. If the file was edited, ask for the original.',
        },
        {
          question: 'Does the count show how much video it shot?',
          answer:
            'Not really. Some makers don’t count video, so a camera that filmed for years can show a low number. Ask what it was used for, and check the ports, the doors, and the dark frame for hot pixels.',
        },
        {
          question: 'Which matters more, age or count?',
          answer:
            'They measure different things. The count is about the shutter; age is about batteries, rubber, lubricants, and whether you can still get parts. A young body with a moderate count is usually the safer pick.',
        },
        {
          question: 'Can I trust a count quoted in a listing?',
          answer:
            'If the camera saves its count, only with a file it came from; reading that yourself takes a few seconds. If it doesn’t, ask to see the screen or the USB reading the number is from.',
        },
      ],
    },
  ],
};

export default article;
