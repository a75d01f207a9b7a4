import type { Article } from '../../types';

const article: Article = {
  lead: 'A focal-plane shutter is two sets of thin blades that cross the sensor in a few thousandths of a second, stop dead, and do it again. It is the part of a camera most certain to wear, and the only one whose wear is counted. What the makers’ ratings mean, what shortens a shutter’s life, how it announces its end, and what your choices are then.',
  blocks: [
    { kind: 'heading', id: 'rating', level: 2, text: 'What a rated life is' },
    {
      kind: 'paragraph',
      text: 'A rated life is the number of cycles a shutter passed in the maker’s test. It is neither a guarantee nor an expiry date. Nikon, which publishes figures for most of its models, calls them an estimated average: the real number can be higher or lower. Nothing happens inside the camera when it is reached.',
    },
    {
      kind: 'figure',
      figure: 'focal-plane-shutter',
      caption: 'The first curtain opens, the second closes. At short exposure times the second starts before the first has arrived, and only a slit crosses the sensor.',
    },
    {
      kind: 'paragraph',
      text: 'Each release means two sprints and two hard stops. In a DSLR the mirror swings up and down as well, driven by a mechanism of its own that has no counter. Leaf shutters, as in the Leica Q and the Ricoh GR series, sit in the lens and are built differently; for many of them no rating has been published at all.',
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
        ['200,000', 'Nikon D500, D800 to D850, Z5, Z6 and Z7 families, Z f; Canon EOS 7D Mark II, R7; Sony A7 III, A6500 (about)'],
        ['150,000', 'Nikon D300, D600, D610, D700, D750, D780, D7000 to D7500; Canon EOS 5D Mark IV, 5DS, 7D'],
        ['100,000 to 120,000', 'Nikon D90, D3000 to D3200, D5000 to D5600 (over 100,000), Z50, Z30, Z fc; Canon EOS 6D, 80D (100,000), 90D (120,000)'],
      ],
      numeric: [0],
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
        'Two Nikon bodies of one professional stood at 1,033,710 and 878,432 releases, each with a single shutter replacement behind it.',
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
      caption: 'Four bands: low up to 20 percent of the rated life, moderate up to 50, high up to 80, very high beyond.',
    },
    {
      kind: 'paragraph',
      text: 'A Nikon D5600 at 60,000 has used 60 percent of its 100,000, which is high. A Canon EOS-1D X Mark II at the same 60,000 has used 15 percent of 400,000, which is low. If the rating is only a class figure, the percentage is no better than the class, and the [checker](/) marks it as an estimate.',
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
        '**Keep it moving.** A camera in storage likes to be released now and then, and dry air around it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'One caution about counts and electronic shutters: the number in the file may go on rising although nothing moves. Canon’s R5 and its relatives include electronic releases, Nikon counts both kinds and stores the mechanical ones separately on newer bodies, Sony leaves silent shots out. On cameras without any mechanical shutter, such as the Nikon Z8 and Z9, the Sony A9 III and ZV-E1, the Sigma fp or the Panasonic S9, a count says nothing about wear.',
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
    { kind: 'heading', id: 'next', level: 2, text: 'Where to go from here' },
    {
      kind: 'paragraph',
      text: 'If you do not know your number yet, start with the guide to [finding the shutter count on any camera](/blog/find-shutter-count-on-any-camera). If you are about to buy, the [used camera buyer’s guide](/blog/used-camera-buyers-guide) puts the count in its place among the other things to check. And if yours is past its rating and still sounds the way it always did, carry on. Back up your pictures, put some money aside, and let it work.',
    },
  ],
};

export default article;
