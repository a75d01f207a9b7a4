import type { Article } from '../../types';

const article: Article = {
  lead: 'Most camera shutters are rated for 50,000 to 500,000 actuations, roughly by price, though any one of them can fail far earlier or last far longer. A focal-plane shutter is two sets of thin blades that race across the sensor in a few thousandths of a second and stop dead, shot after shot. It wears a little every time, and it’s the one part of the camera whose wear usually gets counted.',
  blocks: [
    { kind: 'heading', id: 'rating', level: 2, text: 'What a rated life is' },
    {
      kind: 'paragraph',
      text: 'A rated life says how many cycles to expect of a shutter. It’s neither a guarantee nor an expiration date. Nikon publishes figures for most of its models and calls them an estimated average.',
    },
    {
      kind: 'figure',
      figure: 'focal-plane-shutter',
      caption:
        'The first curtain opens and the second one closes. At fast shutter speeds the second starts before the first has arrived, so only a slit crosses the sensor.',
    },
    {
      kind: 'paragraph',
      text: 'Leaf shutters, like the ones in the Leica Q and Ricoh GR series, sit in the lens and work differently. For many, we found no published rating.',
    },
    { kind: 'heading', id: 'by-class', level: 2, text: 'Rated life by class' },
    {
      kind: 'paragraph',
      text: 'Use these ranges when you can’t find anything better for your model.',
    },
    {
      kind: 'table',
      caption: 'Usual rated life in actuations',
      columns: ['Class', 'DSLR', 'Mirrorless', 'Medium format'],
      rows: [
        ['Entry level', '50,000–100,000', '50,000–100,000', 'N/A'],
        ['Mid-range', '100,000–150,000', '100,000–200,000', '100,000–200,000'],
        ['Professional', '200,000–500,000', '200,000–400,000', '200,000–300,000'],
      ],
      numeric: [1, 2, 3],
    },
    {
      kind: 'figure',
      figure: 'rated-life',
      caption:
        'Some cameras fall outside these ranges: a few mid-range mirrorless ones are rated like professional bodies, some professional ones are listed at 500,000, and one professional DSLR, the EOS 5D Mark IV, is listed at only 150,000.',
    },
    { kind: 'heading', id: 'published', level: 3, text: 'Figures for single models' },
    {
      kind: 'paragraph',
      text: 'Nikon’s come straight from Nikon’s support site. For the Sony A7R III and A6500 there’s a Sony product page, and Sony rounds: “about” or “more than.” The rest are secondhand, from lists, reviews, and owners; most of these name the maker as the origin. The model pages name the source for each one.',
    },
    {
      kind: 'table',
      caption: 'Published and quoted ratings, a selection',
      columns: ['Actuations', 'Models'],
      rows: [
        [
          '500,000',
          'Canon EOS R3, R5, 1D X Mark III; Sony A9, A9 II, A7R IV, A7S III; A7R III (Sony says “more than”)',
        ],
        ['400,000', 'Nikon D4, D4S, D5, D6; Canon EOS-1D X, 1D X Mark II, R6 Mark II; Olympus E-M1X, E-M1 Mark III'],
        ['300,000', 'Nikon D3, D3S, D3X; Canon EOS R6, 1D Mark IV; Pentax K-1; Fujifilm X-T4'],
        [
          '200,000',
          'Nikon D500, D800 to D850, Z5, Z6 and Z7 families, Z f; Canon EOS 7D Mark II, R7; Sony A7 III, A6500 (Sony says “about”)',
        ],
        ['150,000', 'Nikon D300, D600, D610, D700, D750, D780, D7000 to D7500; Canon EOS 5D Mark IV, 5DS, 7D'],
        [
          '100,000 to 120,000',
          'Nikon D90, D3000 to D3200, D5000 to D5600, Z50, Z30, Z fc; Canon EOS 6D and 80D (100,000), 90D (120,000)',
        ],
      ],
      numeric: [0],
    },
    {
      kind: 'paragraph',
      text: 'Figures tend to climb from one generation to the next. The 1D Mark IV is listed at 300,000, the 1D X at 400,000, and its Mark III at 500,000. The R6 is listed at 300,000 and its successor at 400,000. So don’t assume an old flagship is tougher than a newer camera one class down.',
    },
    {
      kind: 'paragraph',
      text: 'Some popular cameras aren’t on their maker’s list at all, including the Nikon D3500 and Df. If somebody quotes you a figure for one of those, it’s hearsay until they show you a document.',
    },
    { kind: 'heading', id: 'spread', level: 2, text: 'How much real cameras vary' },
    {
      kind: 'paragraph',
      text: 'An average can’t predict one camera. In a user database of shutter lives, some bodies died at 2,000 actuations, and others with the same rating made it to 1,000,000.',
    },
    {
      kind: 'list',
      items: [
        'A Canon EOS Rebel XS (1000D) used as a fixed webcam took 298,359 pictures in 18 months. Then a blade jammed across the sensor.',
        'One professional’s two Nikon bodies reached 1,033,710 and 878,432 actuations, each with a single shutter replacement along the way.',
        'An EOS 40D, listed at 100,000, made it to about 200,000. Its shutter was fine; the mirror mechanism gave out first.',
        'Two US lawsuits, filed in 2021 and 2023, claim that Sony A7 III shutters fail between 10,000 and 50,000 actuations although Sony advertises 200,000. The first puts the repair at $500 to $650. Those are the plaintiffs’ claims; we’ve found no ruling, and no repair program from Sony.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'A shutter can fail at any count, so test a used camera even when the number is low. But a body past its rating isn’t junk. Just set money aside for the next repair.',
    },
    { kind: 'heading', id: 'wear', level: 2, text: 'From count to wear' },
    {
      kind: 'paragraph',
      text: 'Divide the count by the rated life.',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption: 'Four bands: low under 20 percent of the rated life, moderate from 20, high from 50, very high over 80.',
    },
    {
      kind: 'paragraph',
      text: 'A Nikon D5600 at 60,000 has used 60 percent of its 100,000, which is high. A Canon EOS-1D X Mark II at the same 60,000 has used 15 percent of 400,000, which is low.',
    },
    { kind: 'heading', id: 'years', level: 3, text: 'From actuations to years' },
    {
      kind: 'paragraph',
      text: 'Write down the count today and again in four weeks. A quarter of the difference is your weekly pace.',
    },
    {
      kind: 'table',
      caption: 'Years from new until the rated life is reached, at a steady pace',
      columns: ['Shots a week', 'Rated 100,000', 'Rated 200,000', 'Rated 500,000'],
      rows: [
        ['100', '19', '38', '96'],
        ['500', '3.8', '7.7', '19'],
        ['2,000', '1.0', '1.9', '4.8'],
      ],
      numeric: [0, 1, 2, 3],
    },
    { kind: 'heading', id: 'electronic', level: 2, text: 'Shots that cause no wear' },
    {
      kind: 'paragraph',
      text: 'With the electronic shutter no curtain moves. A shot like that causes no wear, but on many cameras the number in the file goes up anyway.',
    },
    {
      kind: 'table',
      caption: 'Does the count include electronic shots?',
      columns: ['Make', 'Included?', 'What that means for wear'],
      rows: [
        [
          'Nikon',
          'Yes',
          'Use the separate mechanical count that newer bodies save; in the total, electronic shots make the wear look higher than it is',
        ],
        [
          'Canon EOS R5, R6, R6 Mark II, R8, R50',
          'Yes on the R5; on the others, according to reports',
          'Electronic shots make the wear look higher than it is',
        ],
        [
          'Sony',
          'Not on the A7R II and, according to ExifTool, the A6700, A7C II, A7CR, and FX2; untested elsewhere',
          'Silent shots, if they’re counted, make the wear look higher than it is; a counter that has started over makes it look lower',
        ],
        ['Fujifilm', 'Disputed', 'Read it as pictures taken'],
        [
          'No mechanical shutter: Nikon Z8, Z9, and ZR, Nikon 1 (other than the V series), Sony A9 III, ZV-E1, ZV-E10 II, and FX30, Sigma fp, Panasonic Lumix S9',
          '–',
          'A count, if there is one, says nothing about wear',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'One Nikon D850 file we looked at records 8,541 shots, 3,487 of them mechanical; a Z5 file, 54 and 15.',
    },
    { kind: 'heading', id: 'factors', level: 2, text: 'What shortens a shutter’s life' },
    { kind: 'heading', id: 'speed', level: 3, text: 'Bursts and time-lapse' },
    {
      kind: 'paragraph',
      text: 'At 16 frames a second, a flagship’s full rating of 500,000 is used up in 8 hours and 40 minutes. A time-lapse with one frame every few seconds racks up thousands of actuations overnight.',
    },
    { kind: 'heading', id: 'live-view', level: 3, text: 'Live view on a DSLR' },
    {
      kind: 'paragraph',
      text: 'For live view, most DSLRs have to raise the mirror and open the shutter. On many bodies, the shutter then moves more than once for a single photo, and on some, the mirror does too.',
    },
    { kind: 'heading', id: 'dirt', level: 3, text: 'Dust, sand, salt, and damp' },
    {
      kind: 'paragraph',
      text: 'The blades run in narrow tracks with very little clearance. Change lenses in the wind, and one grain of sand can scratch a blade or jam it. Salt water and damp work more slowly, but they get into the electronics too.',
    },
    { kind: 'heading', id: 'cold', level: 3, text: 'Cold and long storage' },
    {
      kind: 'paragraph',
      text: 'Cold makes mechanisms sluggish. One Olympus E-M5 Mark III owner reports that the curtain stayed shut at around freezing. Leaving a camera in a closet for years doesn’t help either: lubricants age, and in a damp closet metal corrodes.',
    },
    { kind: 'heading', id: 'fingers', level: 3, text: 'Fingers and swabs' },
    {
      kind: 'paragraph',
      text: 'Shutter blades bend at a touch. It tends to happen while you’re cleaning the sensor: the battery dies or you bump the switch, and the curtain closes on the swab.',
    },
    { kind: 'heading', id: 'warning-signs', level: 2, text: 'Warning signs' },
    {
      kind: 'paragraph',
      text: 'Some shutters fail without warning, but many show signs first. Look for them at your fastest shutter speeds. There, a curtain that’s only slightly late ruins a large part of the frame.',
    },
    {
      kind: 'list',
      items: [
        '**Dark or black frames**, or a dark band along one edge of the picture.',
        '**Uneven brightness** from frame to frame in a burst, with the same light and the same settings.',
        '**A shutter that hesitates**: it sticks, closes late, or needs several presses.',
        '**A new sound**: grinding, a double click, a slower return.',
        '**Error messages after a shot**, like Err 20, 30, or 99 on a Canon or Err on a Nikon.',
        '**Blades that look wrong**, if you can see them with the lens off: bent, out of line, or oily.',
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Find an even surface',
          text: 'Use a plain wall in daylight or an overcast sky. Artificial light flickers and looks just like the fault you’re hunting for.',
        },
        {
          title: 'Shoot a fast burst',
          text: 'Set manual exposure, mechanical shutter, and 1/4000 s or faster, and take ten frames or more in a row.',
        },
        {
          title: 'Do it again, slowly',
          text: 'Now shoot the same at 1/60 s. Lower the ISO to keep the exposure; leave the aperture alone if you can, because changing it also changes how dark the lens makes the corners.',
        },
        {
          title: 'Compare',
          text: 'Flip through the pictures quickly. The brightness shouldn’t jump, and no band along one edge should be darker in the fast series. Four dark corners are the lens.',
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'It isn’t always the shutter',
      text: 'A lens, a battery, or dirty contacts can cause the same messages. Try another lens and a freshly charged battery before you pay for a diagnosis.',
    },
    { kind: 'heading', id: 'extend', level: 2, text: 'How to make it last' },
    {
      kind: 'paragraph',
      text: 'You can’t oil or adjust a shutter yourself.',
    },
    {
      kind: 'list',
      items: [
        '**Use the electronic shutter where it does no harm**: for test shots, time-lapse, and quiet scenes. With fast subjects you’ll get rolling shutter, and under some lamps you’ll get bands.',
        '**Try the electronic front curtain** if your camera has one. It takes over from the first curtain, so only the second one has to run.',
        '**Protect the opening.** Change lenses out of the wind with the mount facing down, and cap any body without a lens.',
        '**Clean carefully.** Near the curtain use a blower, not a brush. Before you expose the sensor, charge the battery and use the camera’s own cleaning mode.',
        '**Exercise it.** Store the camera somewhere dry and fire the shutter now and then.',
      ],
    },
    { kind: 'heading', id: 'failure', level: 2, text: 'When it fails: four options' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Authorized repair.** You’ll often read $200 to $400 for a new shutter. Most of the prices we’ve seen published are higher: 360 euros (about $430) for a Nikon D810 in Düsseldorf around 2018, C$599 (about $450) for a D750 at Nikon Canada in 2019, about $614 for a Canon 5D Mark II in China in 2017, and 80,000 yen (about $710) for a 1D X in Tokyo in 2017. Ask how long the repair is covered and whether the count will be reset.',
        '**Independent repair.** It’s usually cheaper, and for old models it may be the only option. The shop may use secondhand parts, so ask which ones and where they’re from.',
        '**Another body.** Our own rule: it makes sense when the repair costs more than about half of what the camera sells for used.',
        '**Sell it for parts.** Say plainly what’s broken.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Should you replace a shutter before it fails? Usually not: fix it when it breaks. One wedding photographer’s EOS 5D Mark III was at 200,000, well past the 150,000 it’s listed at, when a Canon service center offered her a new shutter; others advised her to wait. That works if you carry a second body. If one missed picture would cost you more than the repair, have it done in the slow season.',
    },
    {
      kind: 'paragraph',
      text: 'After a repair the count may carry on or start over, depending on the maker and the part. Keep the receipt for the buyer: it explains a low count, or shows that the shutter is newer than the count suggests.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Short answers' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Does the count go down when I delete pictures?',
          answer:
            'No. It counts actuations, and the shutter fired for the ones you deleted too. The Nikon D200 even saves kept and deleted pictures separately; add them up and you get the total.',
        },
        {
          question: 'Do mirrorless shutters last longer than DSLR shutters?',
          answer:
            'Going by the ratings, they’re about the same. A DSLR also has a mirror mechanism, and that can go first, like on the EOS 40D above.',
        },
        {
          question: 'Why is there no rating for my camera?',
          answer:
            'Because nobody has published one we could find. That’s common for entry-level models and for compacts with a leaf shutter. For a DSLR or mirrorless camera, use the range for its class and treat every percentage as an estimate. For a leaf shutter, those ranges don’t apply.',
        },
        {
          question: 'Can I set the count back to zero?',
          answer:
            'Not from the ordinary menus. But owners know a hidden command that resets some Ricohs, and on a Canon EOS-1Ds Mark II, loading a settings file changes the count. Repairs can reset it, too, and on some makes, so can firmware updates. A photo won’t show that it was reset, so check the whole camera.',
        },
      ],
    },
    { kind: 'heading', id: 'next', level: 2, text: 'Where to go from here' },
    {
      kind: 'paragraph',
      text: 'No number yet? [How to find the shutter count on any camera](/blog/find-shutter-count-on-any-camera). About to buy? The [used camera buyer’s guide](/blog/used-camera-buyers-guide).',
    },
  ],
};

export default article;
