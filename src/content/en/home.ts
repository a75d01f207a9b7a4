/** Home page. */

import type { HomeCopy } from '../types';

const home: HomeCopy = {
  explainer: [
    'The shutter count is the number of times a camera’s shutter has been released. It is read like the odometer of a car: it tells how much a body has been used, not how it was treated. It gains meaning beside a second number, the rated life, which is how many releases a shutter of that type passed in the maker’s test.',
    'Many cameras write their running total into every photo. It stands in the maker note, a block of data beside the picture whose layout each maker decides for itself; Sony and Pentax encipher theirs as well. This tool knows the places for each family of models. It opens the block inside your browser, tests what can be tested and shows the number together with its position in the file. If the data are damaged or displaced, it shows none: no number is better than a wrong one.',
    'Every number carries a grade, because counters differ. An **exact count** is the camera’s own counter of releases, read at a place that has been proven on real files. A **counter with limits** is genuine, too, but counts pictures, may have started again, or has been seen on few files; the result names the limit. An **estimate** is worked out from file and folder numbers. It can be far off, so no wear is derived from it.',
  ],
  faq: [
    {
      question: 'Is my photo uploaded?',
      answer:
        'No. The file is read in the memory of your own device, and neither the picture nor the result is sent or stored. You can check that yourself: your browser’s network panel shows no request while a photo is read, and the button “Test: try to send data” below the drop zone shows your browser refusing a fetch. What a security policy can’t stop is listed in the [privacy policy](/privacy-policy).',
    },
    {
      question: 'Which cameras does it work with?',
      answer:
        'Nearly all Nikon and Pentax SLRs, Nikon Z and most Sony bodies with interchangeable lenses store an exact count. Fujifilm X and GFX store a picture count. Among Canon bodies only a few, such as the [EOS R5](/canon/canon-eos-r5), store a true counter; for the others there is an estimate or nothing. Olympus, Panasonic and Leica write no count, and the result then says how else to get it. Phones, drones and action cameras keep none, as they have no shutter that wears.',
    },
    {
      question: 'Why does an edited photo not work?',
      answer:
        'Because the count does not stand in the picture but beside it. Editors, messengers, social networks and photo libraries save the file anew, and in doing so they drop the maker note or damage it. Screenshots never had one. Use the original from the memory card, and if you are buying, ask the seller for exactly that.',
    },
    {
      question: 'How sure is the number?',
      answer:
        'An exact count is what the camera had counted when it took the photo. Whether the photo comes from the camera on offer, and whether the file was altered, no reader can prove. On some makes a repair or a firmware update sets the counter back; Nikon itself says that no method gives the total with certainty. So have a photo taken in front of you, and compare the serial number in the result with the one on the body, where the camera writes one.',
    },
    {
      question: 'What is a high shutter count?',
      answer:
        'It depends on the rated life. Below 20 percent of it, wear counts as low, up to 50 percent as moderate, up to 80 percent as high, beyond that as very high. 60,000 releases are high for a Nikon D5600, rated at 100,000, and low for a Canon EOS-1D X Mark II, rated at 400,000. The rating is no limit: of one type, single cameras have died at 2,000 and others reached 1,000,000. More on this in [shutter lifespan](/blog/shutter-lifespan).',
    },
  ],
  whyUse: [
    {
      title: 'The photo stays with you',
      text: 'It’s read in your browser, and the page’s security policy makes the browser refuse fetches, beacons, sockets and forms. A button below the drop zone puts that to the test.',
    },
    {
      title: 'Evidence, not just a number',
      text: 'Each count names its field and its position in the file. A report with the file’s fingerprint lets anyone repeat the reading.',
    },
    {
      title: 'Plain about certainty',
      text: 'Exact, with limits or estimated: the result says which. Wear is measured against a rated life whose source is named.',
    },
  ],
  useCases: [
    {
      title: 'Buying',
      text: 'Ask for an untouched photo taken today, or take one yourself. What else to inspect is in the [buyer’s guide](/blog/used-camera-buyers-guide).',
    },
    {
      title: 'Selling',
      text: 'Offer the count with the original file, so that anyone can check it. The tool warns you if the photo gives away where it was taken.',
    },
    {
      title: 'Maintenance',
      text: 'Note the count a few times a year. You see how fast it climbs and can plan a [shutter replacement](/blog/shutter-lifespan) before it is urgent.',
    },
    {
      title: 'Several bodies',
      text: 'Compare the wear of all bodies, share the work evenly among them, and send the busiest one to service outside the season.',
    },
    {
      title: 'Insurance or warranty',
      text: 'A dated original ties the use to the serial number, where the camera writes one. Keep it together with the report.',
    },
  ],
  shutterTechnology: [
    {
      title: 'Mechanical focal-plane shutter',
      text: 'Two curtains of thin blades run across the sensor. The first opens, the second closes, then both are brought back for the next picture. This wears them a little each time, and it is what the rated life refers to.',
    },
    {
      title: 'Electronic shutter',
      text: 'With an electronic front curtain the sensor starts the exposure and only the second curtain runs. Fully electronic, none moves and none wears. Nikon and Canon count such frames all the same; newer Nikon bodies store the mechanical releases separately, and wear is then measured by those.',
    },
    {
      title: 'How the count is kept',
      text: 'The camera adds up its releases and, on some makes, notes the total in each photo. Rules differ: Pentax leaves out live view and video, some Sony and Nikon bodies count two for a photo, depending on how it was taken, and frames deleted long ago may still be included.',
    },
  ],
  steps: [
    {
      title: 'Choose an image',
      text: 'Take a new picture, JPEG or RAW, and copy the original from the card. Drop it on the field at the top of this page, or click there to browse.',
    },
    {
      title: 'Analyse',
      text: 'The tool recognises the file type and the camera, looks for the counter and tests it. This takes a moment and happens on your device.',
    },
    {
      title: 'See the results',
      text: 'You get the count, its grade and, where it can be compared with a rated life, the wear. If there is no count, you get the reason and what to try next.',
    },
  ],
  bestPractices: [
    'Copy the file from the card with a reader or a cable. Messengers and photo libraries change it.',
    'When buying, compare date and serial number in the result with today and with the body in your hand.',
    'Take two pictures in a row with the mechanical shutter and read both. A true counter rises each time, by one or, depending on how you shoot, by two.',
    'Keep the file, not only the number. A count without its file is a claim.',
  ],
  cameraSupport: [
    '**Exact count:** nearly all [Nikon](/nikon) SLRs and Z cameras, [Pentax](/pentax) SLRs, most [Sony](/sony) bodies with interchangeable lenses, the [Canon](/canon) EOS R5.',
    '**Counter with limits:** [Fujifilm](/fujifilm) X and GFX (pictures, never above 32,767), Sony bodies of the A7 II and A6000 generation (may restart after 65,535), a few more Canon bodies such as the EOS R6 Mark II and RP (seen on few files or none). For the [Ricoh](/ricoh) GR III such a counter is expected, not confirmed.',
    '**Estimate:** many Canon SLRs up to the EOS 80D, Konica [Minolta](/minolta) 7D and 5D, Phase One and Leaf backs.',
    '**Not in the photo:** [Olympus](/olympus) and OM System, Panasonic, [Leica](/leica), [Kodak](/kodak), Samsung, Sigma, Hasselblad’s own cameras. Of the remaining Canon bodies at best the file name gives an estimate. The result names another way, where there is one.',
  ],
  limitations: [
    'The number is as old as the photo.',
    'After a repair with a new shutter the count may run on or start again. Ask for the bill.',
    'Some totals include frames with the electronic shutter. The wear worked out from them is an upper bound, and the result says so.',
    'Cameras without a mechanical shutter, such as the Nikon Z8 and Z9, have no curtain to wear. Their count is a number of pictures.',
    'A count measures use, not condition. It does not replace a look at mount, sensor and blades.',
  ],
};

export default home;
