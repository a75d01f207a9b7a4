import type { HomeCopy } from '../types';

const home: HomeCopy = {
  explainer: [
    'The shutter count is the number of times a camera’s shutter has fired. Each time is called an actuation. Read it like the odometer on a car: you learn how much a body has been used, not how well it was treated. To judge it, compare it with the rated life, the number of actuations that type of shutter got through in the maker’s own testing.',
    'Many cameras write their running total into every photo. It goes in the maker note, a block of data next to the picture that each maker lays out its own way. Sony and Pentax also encrypt it. The checker knows where to look for each family of models. It opens the block inside your browser, tests what it can, and shows you the number along with its position in the file. If the data is damaged or has been moved, it doesn’t show a count. We’d rather show nothing than a wrong number.',
    'Counters differ, so every number gets a grade. An **exact count** is the camera’s own count of its shots or actuations, read from a spot we’ve verified on real files, from that model or from others that store it the same way. A **counter with limits** is real too, but it counts pictures, may have started over, or rests on a few files, if any; the result names the limit. An **estimate** is worked out from file and folder numbers. It can be way off, so we don’t turn it into wear.',
  ],
  faq: [
    {
      question: 'Is my photo uploaded?',
      answer:
        'No. Your own device reads the file in memory, and neither the picture nor the result is sent or stored. You can check that: your browser’s network panel shows no request while a photo is read, and the button “Test: try to send data” below the drop zone shows the browser refusing to send any. You can even switch off your Wi-Fi first. The [privacy policy](/privacy-policy) has the details.',
    },
    {
      question: 'Which cameras does it work with?',
      answer:
        'Nearly all Nikon and Pentax DSLRs, the Nikon Z series, and most interchangeable-lens Sony bodies save an exact count. Fujifilm X and GFX save a picture count. Only a few Canon bodies, like the [EOS R5](/canon/canon-eos-r5), save a true counter; photos from the others give you an estimate or nothing, but many report their count [over USB](/connect). Olympus, Panasonic, and Leica don’t write a count, and the result shows you how else to get it. Phones and action cameras don’t have one.',
    },
    {
      question: 'Why doesn’t an edited photo work?',
      answer:
        'Because the count isn’t in the picture; it’s in the data next to it. Editors, messaging apps, social networks, and photo libraries re-save the file, and that drops the maker note or breaks it. Screenshots never had one. Use the original from the memory card, and if you’re buying, ask the seller for exactly that.',
    },
    {
      question: 'How reliable is the number?',
      answer:
        'An exact count is what the camera’s counter said when it took the photo. No software can prove that the photo came from the camera you’re looking at, or that nobody changed the file. On some makes a repair or a firmware update resets the counter, and Nikon itself says no method gives you the total with certainty. So have a photo taken in front of you, and compare the serial number in the result with the one on the body, if the camera records it.',
    },
    {
      question: 'What is a high shutter count?',
      answer:
        'It depends on the rated life. We call wear low under 20 percent of it, moderate from 20, high from 50, and very high over 80 percent. A count of 60,000 is high for a Nikon D5600, rated at 100,000, and low for a Canon EOS-1D X Mark II, listed at 400,000. The rating isn’t a limit, either: cameras with the same rating have died at 2,000 and made it to 1,000,000. There’s more in our article on [shutter lifespan](/blog/shutter-lifespan).',
    },
  ],
  whyUse: [
    {
      title: 'Your photo stays with you',
      text: 'Your browser reads it and blocks this page from sending it anywhere. The button below the drop zone shows that.',
    },
    {
      title: 'Evidence, not just a number',
      text: 'Each count comes with its field and its position in the file. With the original file and the report, anyone can check your reading.',
    },
    {
      title: 'Upfront about certainty',
      text: 'The result says whether the count is exact, limited, or estimated. We measure wear against a rated life and name the source.',
    },
  ],
  useCases: [
    {
      title: 'Buying',
      text: 'Ask for an untouched photo taken today, or take one yourself. The [buyer’s guide](/blog/used-camera-buyers-guide) lists what else to inspect.',
    },
    {
      title: 'Selling',
      text: 'Offer the count with the original file so anyone can check it. The checker warns you if the photo gives away where it was taken.',
    },
    {
      title: 'Maintenance',
      text: 'Write the count down a few times a year. You’ll see how fast it climbs and know [when to have a backup body ready](/blog/shutter-lifespan).',
    },
    {
      title: 'Several bodies',
      text: 'Compare the wear on all your cameras, spread the work evenly, and get the busiest one serviced in the off-season.',
    },
    {
      title: 'Insurance or warranty',
      text: 'A dated original shows how much the camera had been used by that day and, if the camera records it, the serial number.',
    },
  ],
  shutterTechnology: [
    {
      title: 'Mechanical focal-plane shutter',
      text: 'Two curtains of thin blades run across the sensor. The first opens, the second closes, and then the camera pulls both back for the next picture. That wears them a little each time, and it’s what the rated life is about.',
    },
    {
      title: 'Electronic shutter',
      text: 'With an electronic front curtain, the sensor starts the exposure and only the second curtain runs. With a fully electronic shutter, no curtain moves and nothing wears. Nikon bodies and some Canons, like the EOS R5, still count those shots. Newer Nikon bodies save the mechanical shots separately, and we use those to work out wear.',
    },
    {
      title: 'How cameras count',
      text: 'The camera adds up its actuations and, on some makes, notes the total in each photo. The rules differ: Pentax skips live view and video, some Sony and Nikon bodies add two for a single photo, depending on how you took it, and the total may include frames somebody deleted long ago.',
    },
  ],
  steps: [
    {
      title: 'Choose an image',
      text: 'Take a new picture, JPEG or RAW, and copy the original from the card. Drop it on the box at the top of this page, or click there to browse.',
    },
    {
      title: 'Analyze',
      text: 'The checker recognizes the file type and the camera, finds the counter, and tests it. It takes a moment.',
    },
    {
      title: 'See the results',
      text: 'You get the count, its grade, and, if there’s a rated life to compare it with, the wear. If there’s no count, you get the reason and what to try next.',
    },
  ],
  bestPractices: [
    'Copy the file from the card with a reader or a cable. Messaging apps and photo libraries change it.',
    'If you’re buying, check that the date in the result is today’s and that the serial number matches the body in your hand.',
    'Take two pictures in a row with the mechanical shutter and read both. A real counter goes up each time, by one or, depending on how you shoot, by two.',
    'Keep the file, not just the number. Nobody can check a count without its file.',
  ],
  cameraSupport: [
    '**Exact count:** nearly all [Nikon](/nikon) DSLRs and Z cameras, [Pentax](/pentax) DSLRs, most interchangeable-lens [Sony](/sony) bodies, the [Canon](/canon) EOS R5 and first EOS-1D generations.',
    '**Counter with limits:** [Fujifilm](/fujifilm) X and GFX (pictures, never above 32,767), Sony bodies of the A7 II and A6000 generation (can roll over after 65,535), a few more Canon bodies like the EOS R6 Mark II, RP, and R7 (tested on few files or none). The [Ricoh](/ricoh) GR III probably saves one, too; that isn’t confirmed.',
    '**Estimate:** many Canon DSLRs up to the EOS 80D, Konica [Minolta](/minolta) 7D and 5D, Phase One and Leaf backs.',
    '**Not in the photo:** [Olympus](/olympus), Panasonic, [Leica](/leica), [Kodak](/kodak), Samsung, Sigma, Hasselblad’s own cameras. With the remaining Canon bodies, a photo gives you an estimate from the file name at best; many report their count [over USB](/connect). If there’s another way to get the count, the result shows it.',
  ],
  limitations: [
    'The number is only as current as the photo.',
    'After a shutter replacement the count may carry on or start over. Ask for the receipt.',
    'Some totals include shots with the electronic shutter. Then the real wear may be lower than what we show, and the result says so.',
    'Cameras without a mechanical shutter, like the Nikon Z8 and Z9, have no curtain to wear out. Their count is a number of pictures.',
    'A count measures use, not condition. Look at the mount, the sensor, and the blades as well.',
  ],
};

export default home;
