import type { Article } from '../../types';

const article: Article = {
  lead: 'Most cameras count how often the shutter has fired. Some write the number into every picture, some show it on a hidden screen, and some only give it up over a USB cable or at a service center.',
  blocks: [
    { kind: 'heading', id: 'three-ways', level: 2, text: 'Three ways to get the number' },
    {
      kind: 'paragraph',
      text: 'Try them in this order. On nearly every Nikon and Pentax and on about half of the interchangeable-lens Sonys, the first is all you need.',
    },
    { kind: 'heading', id: 'from-a-photo', level: 3, text: 'Method 1: Read it from a photo' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Take a new picture',
          text: 'JPEG or RAW, of anything. A photo taken today shows today’s number.',
        },
        {
          title: 'Copy the file as it is',
          text: 'Use a card reader or cable. Don’t re-save it or send it through a messaging app.',
        },
        {
          title: 'Open it in the checker',
          text: 'Drop it on the [shutter count checker](/); nothing gets uploaded. On an iPhone or iPad, choose the photo through Files.',
        },
      ],
    },
    {
      kind: 'figure',
      figure: 'count-in-file',
      caption: 'The count is in the part of the file that each maker fills in its own way, the maker note.',
    },
    {
      kind: 'paragraph',
      text: 'If your brand normally saves the count and nothing shows up, the file probably isn’t the original.',
    },
    {
      kind: 'figure',
      figure: 'what-survives',
      caption: 'You can rely only on the unedited original.',
    },
    { kind: 'heading', id: 'in-the-camera', level: 3, text: 'Method 2: Look it up in the camera' },
    {
      kind: 'paragraph',
      text: 'Owners of the Canon EOS-1D X, 1D X Mark II, and 1D X Mark III found the count under system status display in the setup menu. Other brands hide it on a service screen. On Olympus PEN and OM-D bodies, this opens it, with small differences by model and firmware:',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Hold MENU and switch on',
          text: 'Let go when the screen lights up, then press MENU again.',
        },
        {
          title: 'Open the monitor brightness setting',
          text: 'It’s in the setup menu. Press INFO, then OK. Some models want only one of the two.',
        },
        {
          title: 'Enter the sequence',
          text: 'Press up, down, left, right, press the shutter button all the way, then press up.',
        },
        {
          title: 'Read page 2',
          text: 'Press right. R is the number of actuations. Change nothing in there, and switch the camera off.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'The older Four Thirds DSLRs need the card door open and another sequence, given on [each model’s page](/olympus). Some firmware updates removed the screen.',
    },
    {
      kind: 'paragraph',
      text: 'A few older Panasonic Lumix G bodies show the count as SHTCNT; [the list of all cameras](/cameras) says which. On a Ricoh GR Digital IV, one owner held playback and macro together with the power off and found it in the line SH.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Nikon, Sony, and most Canons: no menu entry',
      text: 'We haven’t found a “Shutter Count” item on any Nikon or Sony, or on the Canon 5D and 7D. The Fujifilm X100, X100S, and X100T have one, but it also goes up when you switch the camera on, play back pictures, or switch the viewfinder.',
    },
    { kind: 'heading', id: 'over-usb', level: 3, text: 'Method 3: A USB cable or a service center' },
    {
      kind: 'paragraph',
      text: 'Many Canons give a computer the exact count, or one in steps of 1,000, as the [Canon article](/blog/canon-shutter-count) shows body by body; some Fujifilm X and GFX bodies report one in tether mode. This site should read many of them [over USB](/connect); that’s new, and we haven’t tried it on a camera of our own.',
    },
    {
      kind: 'paragraph',
      text: 'If nothing else works, ask the maker’s service center. Even its number isn’t certain: Nikon says that a firmware update or a repair can reset it.',
    },
    { kind: 'heading', id: 'brand-guides', level: 2, text: 'Brand by brand' },
    {
      kind: 'table',
      caption: 'Shutter count in the photo, by brand',
      columns: ['Brand', 'In the photo?', 'How exact', 'Other ways'],
      rows: [
        ['[Nikon](/nikon)', 'Nearly all, JPEG and NEF', 'Exact', 'Rarely needed'],
        ['[Pentax](/pentax)', 'Nearly all', 'Exact', 'Rarely needed'],
        ['[Sony](/sony), interchangeable lens', 'Most bodies', 'Exact; many older ones start over', 'Sony service'],
        [
          '[Fujifilm](/fujifilm) X and GFX',
          'Some bodies; maybe most others',
          'Picture count up to 32,767',
          'USB in tether mode on some bodies; menu on the X100, X100S, X100T',
        ],
        [
          '[Canon](/canon)',
          'A few bodies',
          'Anywhere from exact to doubtful',
          'USB, a file written to the card, status screen',
        ],
        [
          '[Ricoh](/ricoh)',
          'Many models up to 2012; maybe the GR III',
          'Picture count with limits; GR III not confirmed',
          'A screen on the GR Digital IV, one owner says',
        ],
        ['[Olympus](/olympus)', 'None found', '–', 'Service screen in the camera'],
        [
          'Panasonic',
          'None found',
          '–',
          'USB on some S bodies and the DC-L10, owners say; a service screen on a few older ones',
        ],
        ['[Leica](/leica)', 'An unproven number on the M8, M9, and M Monochrom', 'Estimate', 'Customer Care'],
        ['[Konica Minolta](/minolta) 7D, 5D', 'Image number only', 'Estimate', '–'],
        ['[Kodak](/kodak) DCS', 'None found', '–', '–'],
      ],
    },
    { kind: 'heading', id: 'nikon', level: 3, text: 'Nikon' },
    {
      kind: 'paragraph',
      text: 'DSLRs and Z cameras count mechanical and electronic shots alike. Newer bodies add a counter for the mechanical ones (3,487 of 8,541 in one D850 file); that’s the one to compare with the rated life. On the Z8 and Z9, it stays at 0. In photos from the D1, D1X, D100, and old Coolpix compacts, nobody has found any count.',
    },
    { kind: 'heading', id: 'canon', level: 3, text: 'Canon' },
    {
      kind: 'paragraph',
      text: 'Nobody has found a total in files from most EOS bodies. The EOS R5 and the first 1D generations write a true counter; the R, R6, R6 Mark II, R7, R8, R50, and RP write one with limits.',
    },
    {
      kind: 'paragraph',
      text: 'For many of the rest, folder and file numbers give a very rough estimate; for others, not even that. Don’t price a camera by the formula you’ll see passed around: folder number minus 100, times 9999, plus the last file’s number.',
    },
    {
      kind: 'figure',
      figure: 'folder-arithmetic',
      caption: 'The rule gives you 123,444. That only works if numbering was continuous and never reset.',
    },
    {
      kind: 'paragraph',
      text: 'File numbers start over after 9999, anyone can reset them, and a camera that finds a higher one on a card picks up from there.',
    },
    { kind: 'heading', id: 'sony', level: 3, text: 'Sony' },
    {
      kind: 'paragraph',
      text: 'The number is exact, but on many older bodies, like the A7 II and the A6000, it can start over after 65,535. Silent shots don’t count on the A7R II and, according to ExifTool, the A6700, A7C II, A7CR, and FX2; the others are untested. Some bodies add two per photo. We haven’t found a count in RX and ZV-1 compacts or in the A100, A200, A350, A700, A9 III, ZV-E1, and ZV-E10 II.',
    },
    { kind: 'heading', id: 'fujifilm', level: 3, text: 'Fujifilm' },
    {
      kind: 'paragraph',
      text: 'The “image count” can’t go past 32,767, and a firmware update can start it over. Nobody has found it on the X-E1, X-E2, X-T10, and X100T. Sources disagree on whether it includes electronic shots, so read it as pictures, not as wear.',
    },
    { kind: 'heading', id: 'pentax-ricoh', level: 3, text: 'Pentax and Ricoh' },
    {
      kind: 'paragraph',
      text: 'Pentax encrypts the count with the date and time of the shot: change those, and you may get a different number or none. On its DSLRs, live view and video don’t count. Only the *ist D and, owners say, the *ist DS before firmware 2.0 go without. The Ricoh GR III seems to use the same format. The GR Digital, the GXR, and many other Ricohs from 2003 to 2012 have a counter of their own, which counts pictures; the GR of 2013 doesn’t.',
    },
    { kind: 'heading', id: 'others', level: 3, text: 'Other makes' },
    {
      kind: 'list',
      items: [
        '**Olympus, OM SYSTEM.** Ask about repairs: one E-1 came back from service with the value reset. We know of no service screen on OM SYSTEM bodies.',
        '**Leica.** Some M8, M9, and M Monochrom files carry an ID that owners take for a count.',
        '**Samsung NX, Sigma.** None found in photos; owners got the NX1 and NX500 to write their counts to a card. Some take one number in NX1 photos for the count; in every file we’ve seen, it’s 1.',
        '**Hasselblad.** None found in photos from its own designs; the Lunar and the HV are read like the Sonys they’re based on.',
        '**Phase One, Leaf.** An estimate only, of the pictures taken with the back, whatever body is in front.',
      ],
    },
    { kind: 'heading', id: 'look-alikes', level: 2, text: 'Numbers that look like a count' },
    {
      kind: 'list',
      items: [
        '**Panasonic’s internal serial number.** Some tools pass its last digits off as a count, but they’re the same in every photo.',
        '**Sony’s sequence number.** It’s the position of a frame in a burst.',
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'A quick test',
      text: 'Take two pictures in a row with the mechanical shutter (on a DSLR, not in live view) and read both. A real counter goes up each time, by one or, depending on how you shoot, by two. So does a file number: if the count and the file number match, check which field the program reads.',
    },
    { kind: 'heading', id: 'meaning', level: 2, text: 'What the number means' },
    {
      kind: 'paragraph',
      text: 'Like a car’s odometer, the count shows how much the camera has been used, not how well it was treated: a low count doesn’t rule out a bent mount or water damage.',
    },
    {
      kind: 'paragraph',
      text: 'Compare it with the [rated life](/blog/shutter-lifespan), which Nikon calls an estimated average.',
    },
    { kind: 'heading', id: 'reasons', level: 2, text: 'Why you’d want to check' },
    {
      kind: 'list',
      items: [
        '**You’re buying.** A cleaned-up camera still shows its use in the count. The [buyer’s guide](/blog/used-camera-buyers-guide) has the rest.',
        '**You’re selling.** The count answers every serious buyer’s first question.',
        '**It’s your own camera.** You can plan repairs before the busy season.',
        '**You need evidence.** A dated original file ties the count to a serial number, if the camera records one.',
      ],
    },
    { kind: 'heading', id: 'life-by-level', level: 2, text: 'Expected life by class of camera' },
    {
      kind: 'paragraph',
      text: 'If the maker has published a figure, go with that; model pages like those of the [Nikon D850](/nikon/nikon-d850) and [Sony A7 III](/sony/sony-alpha-a7-iii) say whose it is.',
    },
    {
      kind: 'table',
      caption: 'Typical rated shutter life by class',
      columns: ['Class', 'Rated life (actuations)', 'Quoted examples'],
      rows: [
        ['Entry level', '50,000–100,000', 'Nikon Z50: 100,000'],
        ['Mid-range', '100,000–150,000', 'Canon EOS 6D: 100,000; Nikon D750: 150,000'],
        ['Enthusiast', '150,000–200,000', 'Canon EOS 7D: 150,000; Nikon Z6: 200,000'],
        ['Professional', '200,000–400,000', 'Nikon D850: 200,000; Pentax K-1: 300,000'],
        ['Flagship', '400,000–500,000 and more', 'Nikon D5: 400,000; Canon EOS-1D X Mark III: 500,000'],
      ],
      numeric: [1],
    },
    { kind: 'heading', id: 'free-tools', level: 2, text: 'Other tools and what they cost' },
    {
      kind: 'table',
      caption: 'What each tool reads, and what it costs',
      columns: ['Tool', 'Good for', 'Keep in mind'],
      rows: [
        [
          '[Shutter Count Checker](/)',
          'Photos from brands that save a count, in your browser',
          'Free; should also read [many Canon and some Fujifilm bodies over USB](/connect) (new, untested by us)',
        ],
        [
          'ExifTool',
          'Every tag in a file, from the command line',
          'Free; for just the count, run exiftool -ShutterCount -ImageCount file',
        ],
        ['gphoto2', 'Older Canons and some Fujifilms over USB', 'Free; fails on many newer ones'],
        [
          'Paid USB apps',
          'Canon bodies over USB',
          'One was said to cost $3.99 in 2020; check that your model is listed before you pay',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Think twice before you upload a photo elsewhere: it can carry a location and the camera’s serial number. Here it never leaves your device, and you can [check that](/privacy-policy). And keep the photo: without the file, a count is just something you said.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Frequently asked questions' },
    {
      kind: 'faq',
      items: [
        {
          question: 'What is a good shutter count for a used camera?',
          answer:
            'Under half the rated life, the count alone is no reason to worry: half is 25,000 to 50,000 on entry-level models, 100,000 to 200,000 on professional bodies.',
        },
        {
          question: 'Can a seller change the count?',
          answer:
            'Yes, though hardly ever from the camera itself: owners know a hidden command that resets some Ricohs, and on a Canon EOS-1Ds Mark II, loading a settings file changes it. But on some makes, a repair or a firmware update can reset it, one Windows program for Canon advertises rewriting it, and anyone can edit a file. Ask for a fresh original, ideally taken in front of you.',
        },
        {
          question: 'Two tools show different numbers. Which one is right?',
          answer:
            'Find out which field each one reads: a total or a mechanical count, a USB value in steps of 1,000, or a file number.',
        },
      ],
    },
  ],
};

export default article;
