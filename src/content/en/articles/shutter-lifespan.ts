import type { Article } from '../../types';

const article: Article = {
  lead: 'A focal-plane shutter is two sets of thin blades that cross the sensor in a few thousandths of a second, stop dead, and do it again. It is the part of a camera most certain to wear, and the only one whose wear is counted. Here is what the makers’ ratings mean, what shortens a shutter’s life, how it announces its end, and what your choices are then.',
  blocks: [
    { kind: 'heading', id: 'rating', level: 2, text: 'What a rated life is' },
    {
      kind: 'paragraph',
      text: 'A rated life is the number of cycles a shutter passed in the maker’s test. It is neither a guarantee nor an expiry date. Nikon, which publishes figures for most of its models, calls them an estimated average: the real number can be higher or lower. Nothing happens inside the camera when it is reached.',
    },
    {
      kind: 'figure',
      figure: 'focal-plane-shutter',
      caption:
        'The first curtain opens, the second closes. At short exposure times the second starts before the first has arrived, and only a slit crosses the sensor.',
    },
    {
      kind: 'paragraph',
      text: 'Between two pictures both curtains have to be brought back and held, ready for the next run, so each release means two sprints, two hard stops and a journey home. What ages in it ages per release, which is why makers count releases and not hours. In a DSLR the mirror swings up and down as well, driven by a mechanism of its own that has no counter. Leaf shutters, as in the Leica Q and the Ricoh GR series, sit in the lens and are built differently; for many of them no rating has been published at all.',
    },
    { kind: 'heading', id: 'by-class', level: 2, text: 'Rated life by class' },
    {
      kind: 'paragraph',
      text: 'Ratings follow the price of a camera, loosely. The ranges in this table are the usual ones for each class, useful as long as you know nothing better about a particular model.',
    },
    {
      kind: 'table',
      caption: 'Usual rated life in releases',
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
      caption: 'The classes overlap: a good mid-range mirrorless camera is rated like a modest professional one.',
    },
    { kind: 'heading', id: 'published', level: 3, text: 'Figures for single models' },
    {
      kind: 'paragraph',
      text: 'For many bodies there is a figure of their own. Those below come from the makers or are quoted from them. Sony’s are rounded, “about” or “more than”, and that is how you should read them.',
    },
    {
      kind: 'table',
      caption: 'Published ratings, a selection',
      columns: ['Releases', 'Models'],
      rows: [
        ['500,000', 'Canon EOS R3, R5, 1D X Mark III; Sony A9, A9 II, A7R IV, A7S III; A7R III (more than)'],
        ['400,000', 'Nikon D4, D4S, D5, D6; Canon EOS-1D X, 1D X Mark II, R6 Mark II; Olympus E-M1X, E-M1 Mark III'],
        ['300,000', 'Nikon D3, D3S, D3X; Canon EOS R6, 1D Mark IV; Pentax K-1; Fujifilm X-T4'],
        [
          '200,000',
          'Nikon D500, D800 to D850, Z5, Z6 and Z7 families, Z f; Canon EOS 7D Mark II, R7; Sony A7 III, A6500 (about)',
        ],
        ['150,000', 'Nikon D300, D600, D610, D700, D750, D780, D7000 to D7500; Canon EOS 5D Mark IV, 5DS, 7D'],
        [
          '100,000 to 120,000',
          'Nikon D90, D3000 to D3200, D5000 to D5600 (over 100,000), Z50, Z30, Z fc; Canon EOS 6D, 80D (100,000), 90D (120,000)',
        ],
      ],
      numeric: [0],
    },
    {
      kind: 'paragraph',
      text: 'Within one line the figures tend to climb. Canon went from 300,000 for the 1D Mark IV to 400,000 for the 1D X and 500,000 for its Mark III; the R6 came with 300,000, its successor with 400,000; Olympus doubled the 200,000 of the E-M1 Mark II for the Mark III. An older flagship is therefore not automatically sturdier than a newer camera a class below it.',
    },
    {
      kind: 'paragraph',
      text: 'Some well-known cameras are missing from their maker’s list, the Nikon D3500, Df and D200 among them. A figure quoted for such a body is hearsay until somebody names a document. The lists of this site, for instance [all Nikon models](/nikon/all-models), keep stated, quoted and estimated figures apart.',
    },
    { kind: 'heading', id: 'spread', level: 2, text: 'How far real cameras scatter' },
    {
      kind: 'paragraph',
      text: 'An average says little about a single copy. A user database of shutter lives contains bodies of one and the same rated type that died at 2,000 releases and others that reached 1,000,000. A few documented cases give an idea of the range:',
    },
    {
      kind: 'list',
      items: [
        'A Canon EOS 1000D in a fixed webcam took 298,359 pictures in 18 months. Then a blade jammed across the sensor.',
        'One professional’s two Nikon bodies stood at 1,033,710 and 878,432 releases, each with a single shutter replacement behind it.',
        'An EOS 40D, rated for 100,000, came to about 200,000. The shutter was not what stopped it: the mirror mechanism failed first.',
        'In 2021 a class action in the United States claimed that shutters of the Sony A7 III failed between 10,000 and 50,000 releases, although about 200,000 had been advertised, with repairs at 500 to 650 dollars. These are the plaintiffs’ claims, not findings of a court.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Two lessons follow. An early death is possible at any count, so a low number never replaces the test of a used camera. And a body beyond its rating is not scrap; it is one whose next repair you should have the money for.',
    },
    { kind: 'heading', id: 'wear', level: 2, text: 'Turning a count into wear' },
    {
      kind: 'paragraph',
      text: 'Divide the count by the rated life. The quotient tells more than the count alone, since 60,000 releases are a different matter on an entry-level body and on a professional one.',
    },
    {
      kind: 'figure',
      figure: 'wear-bands',
      caption:
        'Four bands: low up to 20 percent of the rated life, moderate up to 50, high up to 80, very high beyond.',
    },
    {
      kind: 'paragraph',
      text: 'A Nikon D5600 at 60,000 has used 60 percent of its 100,000, which is high. A Canon EOS-1D X Mark II at the same 60,000 has used 15 percent of 400,000, which is low. If the rating is only a class figure, the percentage is no better than the class, and the [checker](/) marks it as an estimate.',
    },
    { kind: 'heading', id: 'years', level: 3, text: 'Turning releases into years' },
    {
      kind: 'paragraph',
      text: 'A percentage becomes easier to grasp as time. Note the count today and again in a month; the difference is your pace. The table shows how long a new shutter would take to reach its rating at three steady paces. At 100 releases a week, what most people think of as regular use, no rating in the list comes within reach before the camera is out of fashion. At 2,000, a weekend of events, an entry-level shutter is at its rating within a year.',
    },
    {
      kind: 'table',
      caption: 'Years until the rated life is reached, at a steady pace',
      columns: ['Releases a week', 'Rated 100,000', 'Rated 200,000', 'Rated 500,000'],
      rows: [
        ['100', '19.2', '38.5', '96.2'],
        ['500', '3.8', '7.7', '19.2'],
        ['2,000', '1.0', '1.9', '4.8'],
      ],
      numeric: [0, 1, 2, 3],
    },
    { kind: 'heading', id: 'electronic', level: 2, text: 'Releases that wear nothing' },
    {
      kind: 'paragraph',
      text: 'With the electronic shutter no curtain moves: the shutter stays open, and the sensor alone begins and ends the exposure. Such a release causes no wear, yet on many cameras the number in the file rises all the same. Before you turn a count into a percentage, find out what it counts.',
    },
    {
      kind: 'table',
      caption: 'Are electronic releases in the count?',
      columns: ['Make', 'Included?', 'What that means for wear'],
      rows: [
        [
          'Nikon',
          'Yes',
          'Use the separate mechanical count that newer bodies store; elsewhere the total is an upper bound',
        ],
        ['Canon EOS R5, R6, R6 Mark II, R8, R50', 'Yes', 'The total is an upper bound'],
        ['Sony', 'No', 'The count can be compared with the rating as it is; confirmed for the A7R II'],
        ['Fujifilm', 'Disputed', 'Read it as pictures taken'],
        [
          'No mechanical shutter: Nikon Z8 and Z9, Sony A9 III and ZV-E1, Sigma fp, Panasonic S9',
          '–',
          'A count says nothing about wear',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The difference can be large. A Nikon D850 file we looked at gives 8,541 releases in total and 3,487 mechanical ones; a Z5 file gives 54 and 15. Whoever shoots silently at concerts or lets the camera run time-lapse electronically may own a body whose total looks alarming and whose shutter is nearly new. A total without its mechanical part therefore errs on the safe side for a buyer: it can make the wear look greater than it is.',
    },
    { kind: 'heading', id: 'factors', level: 2, text: 'What shortens a shutter’s life' },
    { kind: 'heading', id: 'speed', level: 3, text: 'Bursts and time-lapse' },
    {
      kind: 'paragraph',
      text: 'Use adds up faster than most people think. At 16 frames a second, 500,000 releases take 8 hours and 40 minutes: the rating of a flagship, gone in one long day with a finger on the button. Nobody shoots like that, but sports and wildlife photographers get there in instalments, and a time-lapse with one frame every few seconds runs up thousands of releases while its owner is asleep.',
    },
    { kind: 'heading', id: 'live-view', level: 3, text: 'Live view on a DSLR' },
    {
      kind: 'paragraph',
      text: 'To show a live picture, a DSLR has to lift its mirror and open its shutter. On many bodies mirror and shutter then move more than once for a single photo. The details differ from model to model, so take this as a reason for moderation rather than as a formula.',
    },
    { kind: 'heading', id: 'dirt', level: 3, text: 'Dust, sand, salt and damp' },
    {
      kind: 'paragraph',
      text: 'The blades run in narrow tracks, with little clearance. A grain of sand that gets in while you change lenses in the wind can scratch a blade or block it. Salt water and damp work more slowly and reach the electronics too. A camera that spent a few summers on the beach can be worse off with 10,000 releases than a studio body with ten times as many.',
    },
    { kind: 'heading', id: 'cold', level: 3, text: 'Cold and long rest' },
    {
      kind: 'paragraph',
      text: 'Low temperatures make mechanisms sluggish. The owner of an Olympus E-M5 Mark III reported that the curtain stayed shut at about 0 degrees. Years in a cupboard are no cure either: lubricants age, and a damp cupboard adds corrosion. That is why a camera with next to no releases, found in an attic, deserves the same tests as one from a newsroom.',
    },
    { kind: 'heading', id: 'fingers', level: 3, text: 'Fingers and swabs' },
    {
      kind: 'paragraph',
      text: 'Shutter blades bend at a touch. Most accidents happen during sensor cleaning, when the curtain closes over a swab because the battery gave out or the switch was bumped. They have nothing to do with the count.',
    },
    { kind: 'heading', id: 'warning-signs', level: 2, text: 'Warning signs' },
    {
      kind: 'paragraph',
      text: 'Shutters sometimes fail without notice, but often there are signs. Nearly all of them show first at the shortest exposure times, where a small delay of one curtain spoils a large part of the frame.',
    },
    {
      kind: 'list',
      items: [
        '**Dark or black frames**, or a dark band along one edge of the picture.',
        '**Uneven brightness** from frame to frame in a series, though neither light nor settings have changed.',
        '**A shutter that hesitates**: it sticks, closes late, or needs several presses.',
        '**A new sound**: grinding, a double click, a slower return.',
        '**Error messages after a release**, such as Err 20, 30 or 99 on Canon bodies or Err on Nikon.',
        '**Blades that look wrong** with the lens off: bent, out of line, or with a film of oil.',
      ],
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Find an even surface',
          text: 'A plain wall in daylight or an overcast sky. Artificial light flickers and would imitate the fault you are looking for.',
        },
        {
          title: 'Shoot a fast series',
          text: 'Manual exposure, mechanical shutter, 1/4000 s or faster, ten frames or more in a row.',
        },
        {
          title: 'Repeat it slowly',
          text: 'The same at 1/60 s, with the aperture closed to match.',
        },
        {
          title: 'Compare',
          text: 'Step through the pictures quickly. Brightness must not jump, and no edge may be darker in one series than in the other.',
        },
      ],
    },
    {
      kind: 'callout',
      tone: 'note',
      title: 'Not every error is the shutter',
      text: 'The same messages can come from a lens, a battery or dirty contacts. Try another lens and a freshly charged battery before you pay for a diagnosis.',
    },
    { kind: 'heading', id: 'extend', level: 2, text: 'Ways to extend its life' },
    {
      kind: 'paragraph',
      text: 'You cannot lubricate or adjust a shutter yourself. What you can do is spare it work that adds nothing to the picture, and keep dirt away.',
    },
    {
      kind: 'list',
      items: [
        '**Use the electronic shutter where it does no harm**: for test shots, time-lapse and quiet scenes. No curtain moves, so nothing wears. With fast subjects rolling shutter bends straight lines, and under some lamps bands appear; there the mechanical shutter earns its keep.',
        '**Try the electronic front curtain** where the camera offers it. It replaces the first of the two movements and halves the travel of the curtains.',
        '**Burst when it matters.** A well-timed short series brings home as much as a long one.',
        '**Shield the opening.** Change lenses out of the wind with the mount facing down, and put the cap on a body without a lens.',
        '**Clean with care.** A blower instead of a brush near the curtain, a full battery and the camera’s own cleaning mode when the sensor lies open.',
        '**Keep it moving.** A camera in storage likes dry air and a release now and then.',
      ],
    },
    { kind: 'heading', id: 'failure', level: 2, text: 'When it fails: four options' },
    {
      kind: 'list',
      ordered: true,
      items: [
        '**Authorised repair.** A new shutter is usually put at 200 to 400 dollars. Ask how long the repair is covered, what else is checked while the camera is open, and whether the count will be reset.',
        '**Independent repair.** Cheaper as a rule, and for old models sometimes the only way. Parts may be used; ask which, and where they come from.',
        '**Another body.** Sensible, in our judgement, when the repair costs more than about half of what the camera fetches used. Mind that the used replacement has a count as well.',
        '**Selling for parts.** A dead body still has a sensor, a screen and a viewfinder that somebody needs. State the fault plainly.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Should a shutter be replaced before it fails? A Canon service centre told a wedding photographer that her EOS 5D Mark III, rated for 150,000, stood at 200,000, and offered a new shutter for 60,000 yen. The advice she got was to wait and repair it when it breaks. That is reasonable if you carry a second body. If one missed picture costs you more than the repair, a planned exchange in the quiet season is the better bargain.',
    },
    {
      kind: 'paragraph',
      text: 'After the repair the count may run on or start again, depending on the maker and the part. Keep the bill: it is what tells a buyer that the shutter is younger than the number, or that the number is younger than the camera. A high count with a repair bill can be worth more than a middling one without.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Short answers' },
    {
      kind: 'faq',
      items: [
        {
          question: 'Does the count go down when I delete pictures?',
          answer:
            'No. It counts releases, and a deleted picture was released like any other. The Nikon D200 even stores kept and deleted pictures separately; the two add up to the total.',
        },
        {
          question: 'Are mirrorless shutters more durable than those of DSLRs?',
          answer:
            'Going by the ratings, they are much alike. A DSLR has the mirror mechanism in addition, and that can be the first thing to go, as with the EOS 40D above.',
        },
        {
          question: 'Why is there no rating for my camera?',
          answer:
            'Because its maker never published one, which is common for entry-level models and for compacts with a leaf shutter. Take the range of its class and treat every percentage as an estimate.',
        },
        {
          question: 'Can I set the count back to zero?',
          answer:
            'Not in the menus. A repair may do it, and on some makes a firmware update. Whether it was done in good faith or to deceive, the file alone does not tell, so look at the whole camera.',
        },
      ],
    },
    { kind: 'heading', id: 'next', level: 2, text: 'Where to go from here' },
    {
      kind: 'paragraph',
      text: 'If you do not know your number yet, start with the guide to [finding the shutter count on any camera](/blog/find-shutter-count-on-any-camera). If you are about to buy, the [used camera buyer’s guide](/blog/used-camera-buyers-guide) puts the count in its place among the other things to check. And if yours is past its rating and still sounds the way it always did, carry on. Back up your pictures, put some money aside, and let it work.',
    },
  ],
};

export default article;
