import type { Article } from '../../types';

const article: Article = {
  lead: 'Most cameras keep a running total of how many times the shutter has fired. Whether you can see it depends on who made the camera. Some write the number into every picture, some show it on a screen you won’t find in the manual, and some only give it up over a USB cable or at a service center. This guide goes brand by brand through what works and how far you can trust the number you get.',
  blocks: [
    { kind: 'heading', id: 'three-ways', level: 2, text: 'Three ways to get the number' },
    {
      kind: 'paragraph',
      text: 'Try them in this order. The first takes a minute and costs nothing; on a Nikon, a Pentax, and most Sonys it’s all you need.',
    },
    { kind: 'heading', id: 'from-a-photo', level: 3, text: 'Method 1: Read it from a photo' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Take a new picture',
          text: 'Shoot anything you like, in JPEG or RAW. If you took the photo today, you know the number is today’s.',
        },
        {
          title: 'Copy the file as it is',
          text: 'Pull it off the card with a reader or a cable. Don’t open and re-save it, and don’t send it through a messaging app.',
        },
        {
          title: 'Open it in the checker',
          text: 'Drop it on the [shutter count checker](/). Your browser reads the file on your own computer; nothing gets uploaded. You see the number, where in the file it was, and how reliable it is. On an iPhone or iPad, choose the photo through Files.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'If your brand normally saves the count and nothing shows up, blame the file first. Editors, messaging apps, and photo libraries rewrite it and can drop or shift the data. Screenshots and phone photos never had it.',
    },
    {
      kind: 'figure',
      figure: 'what-survives',
      caption: 'You can rely on the untouched original. Any later version may have lost the number.',
    },
    {
      kind: 'paragraph',
      text: 'The count sits beside the picture, in the maker note, a block of data that each company lays out its own way. There’s no label on it, just a position, so software has to know the right spot for every family of models and, on some brands, undo a cipher.',
    },
    {
      kind: 'figure',
      figure: 'count-in-file',
      caption:
        'The count takes up a few bytes in the maker note. It isn’t part of the picture or of the standard EXIF fields.',
    },
    {
      kind: 'paragraph',
      text: 'Some numbers are better than others, so the checker grades each one:',
    },
    {
      kind: 'list',
      items: [
        '**Exact count.** The camera’s own count of its shots or actuations. Compare this one with the rated life.',
        '**Counter with limits.** A real counter, but it counts pictures, starts over at some point, or we’ve confirmed it on only a few files or none. Use it as a minimum or a maximum; the result says which.',
        '**Estimate.** Worked out from file and folder numbers. It can be way off, so we don’t work out wear from it.',
        '**Not in this file.** The model doesn’t save a count, the file was edited, or the data is damaged. The result says which, and what to try next.',
      ],
    },
    { kind: 'heading', id: 'in-the-camera', level: 3, text: 'Method 2: Look it up in the camera' },
    {
      kind: 'paragraph',
      text: 'Only a few cameras show the count in a regular menu. The Canon EOS-1D X, 1D X Mark II, 1D X Mark III, and 1D C are reported to show it under system status display in the setup menu. Other brands hide it on a service screen that you open with a button sequence. Here’s the one for Olympus PEN and OM-D bodies; it varies a little by model and firmware:',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Hold MENU and switch on',
          text: 'Hold MENU while you switch the camera on, let go when the screen lights up, then press MENU again.',
        },
        {
          title: 'Open the monitor brightness setting',
          text: 'You’ll find it in the setup menu. Press INFO, then OK. Some models want only INFO, others only OK.',
        },
        {
          title: 'Enter the sequence',
          text: 'Press up, down, left, right, press the shutter button all the way, then press up. Page 1 opens.',
        },
        {
          title: 'Read page 2',
          text: 'Press right. R is the number of actuations, and S is how many times the flash has fired.',
        },
        {
          title: 'Get out',
          text: 'Switch the camera off. Don’t change anything else in there; those pages are for technicians.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'The older Olympus Four Thirds DSLRs use a different sequence. Switch the camera on and open the card door. On the E-1, E-300, and E-500, press playback and OK together; on the E-330, the E-510, and later bodies, press MENU and OK. Then press up, down, left, right, press the shutter button all the way, and finish with up and right. We don’t know whether it works on the E-400 and E-410. Some firmware updates are said to have removed the screen.',
    },
    {
      kind: 'paragraph',
      text: 'Many Panasonic Lumix G bodies have an info screen too, opened with a button combination that differs by model; search for your model’s name and “shutter count.” SHTCNT is the shutter count, PWRCNT is how often the camera was switched on, and STCCNT is the flash. On a Ricoh GR Digital IV, one owner found it by holding playback and macro together with the power off: look for the line marked SH.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Nikon, Sony, and most Canons have no menu entry',
      text: 'Plenty of web pages send Nikon, Sony, and Canon 5D or 7D owners to a menu item called “Shutter Count.” We haven’t found it on any of them. The Fujifilm X100, X100S, and X100T have one in the setup menu, but it also counts power-ups, playback, and finder switching.',
    },
    { kind: 'heading', id: 'over-usb', level: 3, text: 'Method 3: A USB cable or a service center' },
    {
      kind: 'paragraph',
      text: 'Many Canons give the count to a computer: the older ones exactly, many newer ones in steps of 1,000. On several DSLRs in between, like the 5DS and the 800D (Rebel T7i), most programs read nothing. Fujifilm X and GFX bodies report a count in tether mode. This site can read many of these cameras [over USB](/connect); that’s new, and so far we’ve checked it against recorded USB sessions only. A few Canons can also save a report to a memory card; the [Canon article](/blog/canon-shutter-count) has it all body by body.',
    },
    {
      kind: 'paragraph',
      text: 'If nothing else works, ask the maker’s service center. Even its number isn’t certain: Nikon itself says that a firmware update or a repair can reset the total.',
    },
    { kind: 'heading', id: 'brand-guides', level: 2, text: 'Brand by brand' },
    {
      kind: 'table',
      caption: 'Shutter count in the photo, by brand',
      columns: ['Brand', 'In the photo?', 'How exact', 'Other ways'],
      rows: [
        ['[Nikon](/nikon)', 'Yes, JPEG and NEF', 'Exact', 'Not needed'],
        ['[Pentax](/pentax)', 'Yes', 'Exact', 'Not needed'],
        ['[Sony](/sony), interchangeable lens', 'Most bodies', 'Exact; older ones can roll over', '–'],
        [
          '[Fujifilm](/fujifilm) X and GFX',
          'Most bodies',
          'Picture count up to 32,767',
          'USB in tether mode; menu on the X100, X100S, X100T',
        ],
        ['[Canon](/canon)', 'A few bodies', 'Anywhere from exact to doubtful', 'USB, card report, status screen'],
        ['[Ricoh](/ricoh) GR III', 'Probably', 'Not confirmed', 'Service center'],
        ['[Olympus](/olympus)', 'No', '–', 'Service screen in the camera'],
        ['Panasonic', 'No', '–', 'Service screen on many bodies'],
        ['[Leica](/leica)', 'No', '–', 'Customer Care'],
        ['[Konica Minolta](/minolta) 7D, 5D', 'Image number only', 'Estimate', '–'],
        ['[Kodak](/kodak) DCS', 'No', '–', 'None we’ve found'],
      ],
    },
    { kind: 'heading', id: 'nikon', level: 3, text: 'Nikon' },
    {
      kind: 'paragraph',
      text: 'DSLRs and Z cameras write the running total into every JPEG and NEF. It counts mechanical and electronic shots alike; newer bodies add a second counter for the mechanical ones, and that’s the one to compare with the rated life. A D850 file we looked at has 8,541 shots in all, 3,487 of them mechanical. On the Z8 and Z9, which have no mechanical shutter, the second counter stays at 0. The D1, D1X, and D100 record nothing, and neither do the old Coolpix compacts.',
    },
    { kind: 'heading', id: 'canon', level: 3, text: 'Canon' },
    {
      kind: 'paragraph',
      text: 'Most EOS bodies leave the total out of the file. The EOS R5 writes a true counter, electronic shots included. For the R6, R6 Mark II, R8, and R50, others have documented where it’s stored, but we haven’t tested it on a photo yet. For the RP, R, and R7, we worked it out from one camera each. The first EOS-1D and 1Ds and their Mark II versions save the count, although loading saved settings can overwrite it on a 1Ds Mark II. On the 1D Mark III and 1Ds Mark III it’s right on some cameras and wrong on others.',
    },
    {
      kind: 'paragraph',
      text: 'Everything else leaves you a rough estimate from folder and file numbers. Don’t use the formula that you’ll see passed around: folder number minus 100, times 9999, plus the number of the last file.',
    },
    {
      kind: 'figure',
      figure: 'folder-arithmetic',
      caption:
        'Folder 112, file 3456: the rule gives you 123,444. That only works if numbering was continuous and never reset.',
    },
    {
      kind: 'paragraph',
      text: 'File names start over after 9999, anyone can reset them, and a camera that finds a higher number on a card picks up from there. Early bodies also opened a new folder after every 100 pictures: an EOS 350D (Digital Rebel XT) photo from folder 393 with the number 9377 means about 29,377 pictures, where the formula makes it 2,939,084.',
    },
    { kind: 'heading', id: 'sony', level: 3, text: 'Sony' },
    {
      kind: 'paragraph',
      text: 'Interchangeable-lens Sonys write an exact number. On older bodies, like the A7 II and A6000 generation, it can roll over after 65,535. Silent shooting doesn’t add to it; that’s been tested on the A7R II only. Some bodies add two per photo instead of one; we’ve seen A57s of either kind. RX and ZV-1 compacts don’t save a total, and we haven’t found one in the first Alpha DSLRs, the A100 through the A700.',
    },
    { kind: 'heading', id: 'fujifilm', level: 3, text: 'Fujifilm' },
    {
      kind: 'paragraph',
      text: 'X and GFX cameras write an “image count.” It can’t go past 32,767, and a firmware update may start it over. The X-E1, X-E2, and X100T don’t have it. Sources disagree on whether it includes electronic shots, so read it as pictures taken, not as wear.',
    },
    { kind: 'heading', id: 'olympus-om-system', level: 3, text: 'Olympus and OM SYSTEM' },
    {
      kind: 'paragraph',
      text: 'Nothing in the photo goes up with the shutter count. Use the service screen above, and ask about repairs: one E-1 came back from service with the value reset. What OM SYSTEM cameras do isn’t known yet.',
    },
    { kind: 'heading', id: 'pentax-ricoh', level: 3, text: 'Pentax and Ricoh' },
    {
      kind: 'paragraph',
      text: 'Pentax DSLRs write the exact count, encrypted with the date and time of the shot, so if the dates were changed, you may get a different number or none at all. It skips live view and video. Only the *ist D and, before firmware 2.0, the *ist DS go without. The Ricoh GR III seems to use the same format, but we haven’t seen a file that proves it.',
    },
    { kind: 'heading', id: 'leica-panasonic', level: 3, text: 'Leica and Panasonic' },
    {
      kind: 'paragraph',
      text: 'Panasonic doesn’t save a shutter count in its photos, and neither does Leica, officially: some M8, M9, and M files carry an ID that owners take for one. With a Leica, ask Leica Customer Care.',
    },
    { kind: 'heading', id: 'minolta-kodak', level: 3, text: 'Minolta and Kodak' },
    {
      kind: 'paragraph',
      text: 'The Konica Minolta 7D and 5D store an image number that starts over, so it’s good for an estimate at best. Nobody has found a count in Kodak DCS files. On cameras this old, go by condition.',
    },
    { kind: 'heading', id: 'others', level: 3, text: 'Samsung, Sigma, Hasselblad, Phase One' },
    {
      kind: 'paragraph',
      text: 'Samsung NX and Sigma files don’t have a counter; the field that some take for one on the NX1 reads 1 in every listing we’ve seen. Hasselblad doesn’t write one of its own; you read the Lunar and the HV like the Sonys they’re based on. Phase One and Leaf backs count pictures taken with the back, whatever body is in front of it.',
    },
    { kind: 'heading', id: 'look-alikes', level: 2, text: 'Numbers that look like a count' },
    {
      kind: 'list',
      items: [
        '**File numbers.** DSC_9850 doesn’t mean 9,850 actuations. The number wraps at 9999, picks up from whatever is on the card, and on Canon and Minolta cameras anyone can reset it.',
        '**Panasonic’s internal serial number.** It’s a production code, a date, and a unit number. Some tools pass its last digits off as a shutter count, but they’re the same in every photo from that camera.',
        '**Sony’s sequence number.** It’s the position of a frame in a burst.',
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'A quick test',
      text: 'Take two pictures in a row with the mechanical shutter and read both. A real counter goes up each time, by one or, depending on how you shoot, by two. If the number doesn’t move, or jumps, you’re looking at something else.',
    },
    { kind: 'heading', id: 'meaning', level: 2, text: 'What the number means' },
    {
      kind: 'paragraph',
      text: 'Each time the shutter fires is one actuation. Think of the count as the odometer on a used car: it shows how much the camera has been used, not how well it was treated. A body with a low count can still have a bent mount or water damage. Nor is it the number of pictures somebody kept: some cameras count deleted frames and test shots, others skip video and live view.',
    },
    {
      kind: 'paragraph',
      text: 'To make sense of it you need the rated life: how many cycles that type of shutter got through in the maker’s testing. Nikon calls its figure an estimated average; a given shutter can last longer or quit sooner. More in [shutter lifespan](/blog/shutter-lifespan).',
    },
    { kind: 'heading', id: 'reasons', level: 2, text: 'Why you’d want to check' },
    {
      kind: 'list',
      items: [
        '**You’re buying.** A seller can clean a camera up, but that doesn’t change the count. What else to look at is in the [used camera buyer’s guide](/blog/used-camera-buyers-guide).',
        '**You’re selling.** The count and the original file answer the first question every serious buyer asks.',
        '**It’s your own camera, or several.** You see how fast the count climbs and can plan repairs before the busy season.',
        '**You need evidence.** For an insurance or warranty claim, a dated original file ties the count to a serial number, if the camera records one.',
      ],
    },
    { kind: 'heading', id: 'life-by-level', level: 2, text: 'Expected life by class of camera' },
    {
      kind: 'paragraph',
      text: 'These ranges are rules of thumb. If the maker has published a figure for the model, go with that one: every model page here, from the [Nikon D850](/nikon/nikon-d850) to the [Sony A7 III](/sony/sony-alpha-a7-iii), gives it and says who stands behind it.',
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
    { kind: 'heading', id: 'free-tools', level: 2, text: 'Free tools' },
    {
      kind: 'table',
      caption: 'What each tool reads, and what it costs',
      columns: ['Tool', 'Good for', 'Keep in mind'],
      rows: [
        [
          '[Shutter Count Checker](/)',
          'Photos from any brand, in your browser',
          'Reads photos, and [Canon and Fujifilm bodies over USB](/connect); says so when there’s no count',
        ],
        [
          'ExifTool',
          'Every tag in a file, from the command line',
          'Free; to print just the count, run exiftool -ShutterCount file',
        ],
        [
          'gphoto2',
          'Older Canon bodies over USB',
          'Free; fails on newer ones, for example the EOS 5DS, 5D Mark IV, and 6D Mark II',
        ],
        ['Paid USB apps', 'Canon bodies over USB', 'Check that your model is listed before you pay'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'You don’t need a server to read a count, so think twice before you upload the file to a website that wants it. A photo can carry the place it was taken and the camera’s serial number. Here neither leaves your computer, and the [privacy policy](/privacy-policy) says how you can check that. Keep the photo, too: without the file, a count is just something you said.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Frequently asked questions' },
    {
      kind: 'faq',
      items: [
        {
          question: 'What is a good shutter count for a used camera?',
          answer:
            'Under half the rated life is comfortable. Half is 25,000 to 50,000 on entry-level models, and 100,000 or more on professional bodies.',
        },
        {
          question: 'Does video raise the count?',
          answer: 'Barely, and on some cameras not at all: Pentax doesn’t count video.',
        },
        {
          question: 'Does the electronic shutter count?',
          answer:
            'It causes no wear, because no curtain moves. Nikon still adds those shots to the total, and so does the Canon EOS R5. Sony doesn’t, going by a test of the A7R II. On Fujifilm, sources disagree.',
        },
        {
          question: 'Can a seller change the count?',
          answer:
            'Not from the menus, apart from loading saved settings on a Canon EOS-1Ds Mark II. But repairs reset it on some makes and firmware updates on others, some Windows software for Canon advertises rewriting the counter, and anyone can edit a file. Ask for a fresh original, ideally taken in front of you.',
        },
        {
          question: 'Two tools show different numbers. Which one is right?',
          answer:
            'Find out which field each one reads: a total or a mechanical count, a USB value in steps of 1,000, or a file number. The checker names the field and its place in the file.',
        },
        {
          question: 'RAW or JPEG: which should I use?',
          answer: 'Either one, as long as no program has saved the file since.',
        },
      ],
    },
  ],
};

export default article;
