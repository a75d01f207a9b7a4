import type { Article } from '../../types';

const article: Article = {
  lead: 'Most cameras keep a running total of every time the shutter fires. Whether you can see it depends on who made the camera. Some write the number into every picture, some show it on a screen you won’t find in the manual, and some only give it up over a USB cable or at a service center. This guide goes brand by brand through what works and how far you can trust the number you get.',
  blocks: [
    { kind: 'heading', id: 'meaning', level: 2, text: 'What the number means' },
    {
      kind: 'paragraph',
      text: 'The shutter count is the number of times the shutter has fired. Each firing is called an actuation. Think of it as the odometer on a used car: it shows how much the camera has been used, not how well it was treated. A body with a low count can still have a bent mount, fungus in the viewfinder, or water damage. A body with a high count may have spent its whole life on a tripod in a clean studio.',
    },
    {
      kind: 'paragraph',
      text: 'It isn’t the number of pictures somebody kept, either. Some cameras count frames you deleted on the spot, test shots, and shots taken without a card. Others skip video and live view. So two counters in the same camera can disagree and both be right.',
    },
    {
      kind: 'paragraph',
      text: 'To make sense of the count you need a second number, the rated life: how many cycles that type of shutter got through in the maker’s own testing. Nikon calls its figure an estimated average and adds that a given shutter can last longer or quit sooner. Our article on [shutter lifespan](/blog/shutter-lifespan) explains where those ratings come from and how far real cameras stray from them.',
    },
    { kind: 'heading', id: 'reasons', level: 2, text: 'Why you’d want to check' },
    {
      kind: 'list',
      items: [
        '**You’re buying.** A seller can clean a camera up, but that doesn’t change the count. Divide it by the rated life and you know how much of that life is used up. The [used camera buyer’s guide](/blog/used-camera-buyers-guide) shows you what to do with that.',
        '**You’re selling.** Put the count in your listing, offer the original file, and you’ve answered the first question every serious buyer asks.',
        '**It’s your own camera.** Write the number down a few times a year. You’ll see how fast it climbs, and whether you still want to shoot an important job on the old body.',
        '**You look after several bodies.** A studio, a school, or a rental house can spread the work evenly and schedule repairs before the busy season.',
        '**You need evidence.** For an insurance or warranty claim, a dated original file ties the count to a serial number, if the camera records one.',
      ],
    },
    { kind: 'heading', id: 'life-by-level', level: 2, text: 'Expected life by class of camera' },
    {
      kind: 'paragraph',
      text: 'If you can’t find a rating for a particular body, start with its class. These ranges are rules of thumb. When a maker has published a figure for the model, go with that one.',
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
    {
      kind: 'paragraph',
      text: 'A higher class doesn’t always mean a higher rating. The mid-range Canon EOS R6 is listed at 300,000 actuations, twice as many as the professional EOS 5D Mark IV. So look the body up before you judge it. Every model page here, from the [Nikon D850](/nikon/nikon-d850) to the [Sony A7 III](/sony/sony-alpha-a7-iii), gives the figure and says whether it comes from the maker, gets quoted secondhand, or is a guess from the class.',
    },
    { kind: 'heading', id: 'three-ways', level: 2, text: 'Three ways to get the number' },
    {
      kind: 'paragraph',
      text: 'Which one works depends on your camera. Try them in this order: the first takes a minute and costs nothing.',
    },
    { kind: 'heading', id: 'from-a-photo', level: 3, text: 'Method 1: Read it from a photo' },
    {
      kind: 'paragraph',
      text: 'Every digital photo carries a block of data next to the picture. The standard part, EXIF, has what all makers agree on: date, shutter speed, aperture, lens. Inside EXIF there’s a second block called the maker note, and each company lays that one out its own way. If your camera saves its shutter count, that’s where it goes. There’s no label on it, just a position or a number, so software has to know the right spot for every family of models. On some brands it also has to undo a cipher.',
    },
    {
      kind: 'figure',
      figure: 'count-in-file',
      caption:
        'The count takes up a few bytes in the maker note. It isn’t part of the picture or of the standard EXIF fields.',
    },
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
          text: 'Drop it on the [shutter count checker](/). Your browser reads the file on your own computer; nothing gets uploaded. You see the number, where in the file it was, and how reliable it is.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'If your brand normally saves the count and nothing shows up, blame the file first. Any program that rewrites a photo can drop the maker note or shift it out of place, and most apps for sharing photos do rewrite them.',
    },
    {
      kind: 'figure',
      figure: 'what-survives',
      caption: 'You can rely on the untouched original. Any later version may have lost the number.',
    },
    {
      kind: 'list',
      items: [
        'Exporting from a photo library and “save for web” count as edits, too.',
        'With a screenshot or a photo of a screen, there’s nothing to recover; the data was never in it.',
        'Phone photos have no shutter count, because a phone has no mechanical shutter to wear out.',
        'When an editor moves the block, it may still be readable but give a wrong number. The checker tests the block before it trusts it.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Some numbers are better than others, so the checker gives each one a grade and names the field it came from:',
    },
    {
      kind: 'list',
      items: [
        '**Exact count.** The camera’s own count of its shots or actuations, read from a spot we’ve verified on real files, from that model or from others that store it the same way. Compare this one with the rated life.',
        '**Counter with limits.** A real counter, but it counts pictures instead of actuations, starts over at some point, or has only been seen on a few files. Use it as a minimum or a maximum; the result says which.',
        '**Estimate.** We worked it out from file and folder numbers. It can be way off, so we don’t turn it into wear.',
        '**Not in this file.** The model doesn’t save a count, the file was edited, or the block is damaged. The result says which one it is and what to try next.',
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
      text: 'Many Panasonic Lumix G bodies have an info screen too, opened with a button combination that differs by model; search for your model’s name and “shutter count.” PWRCNT is how often the camera was switched on, SHTCNT is the shutter count, and STCCNT is the flash. On a Ricoh GR Digital, hold playback and macro together with the power off and look for the line marked SH.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'Nikon and Sony have no menu entry',
      text: 'Plenty of web pages send Nikon, Sony, and Canon 5D or 7D owners to a menu item called “Shutter Count.” It doesn’t exist. The Fujifilm X100, X100S, and X100T do have one in the setup menu, but it also counts power-ups, playback, and finder switching. We haven’t found one on other Fujifilm bodies.',
    },
    { kind: 'heading', id: 'over-usb', level: 3, text: 'Method 3: A USB cable or a service center' },
    {
      kind: 'paragraph',
      text: 'A camera that keeps the count out of its photos may still give it to a computer. Many Canon bodies from about the EOS 40D on report the count over USB. From the older ones, free software gets the exact number. From several DSLRs after those, like the 5DS and the 800D, the usual programs get nothing. In published recordings of newer bodies, the 90D, R, R6, M6 Mark II, and M50 answer in steps of 1,000, and so does the R7, which at least reports mechanical and total shots separately. This site reads many of these cameras, and some from Fujifilm, [over USB](/connect). A few Canons can also save a detailed report to a memory card. The [Canon article](/blog/canon-shutter-count) sorts it all out by body.',
    },
    {
      kind: 'paragraph',
      text: 'If software gets you nowhere, the maker’s service center can often read the number. Even then, don’t treat it as gospel. Nikon itself says no method gives you the total with certainty, because a firmware update or a repair can reset it.',
    },
    { kind: 'heading', id: 'brand-guides', level: 2, text: 'Brand by brand' },
    {
      kind: 'paragraph',
      text: 'The table sums up what you get from an original photo. The details underneath matter once there’s money on the table.',
    },
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
      text: 'Nikon is the easy one. Its DSLRs and Z cameras write the running total into every JPEG and NEF, exact to the last shot. That total counts mechanical and electronic shots alike. Newer bodies add a second counter for mechanical shots only, and that’s the one to compare with the rated life. A D850 file we looked at has both: 8,541 shots in all, 3,487 of them mechanical. Go by the larger number and you’d think that shutter was more than twice as worn as it is. On the Z8 and Z9 the mechanical count stays at 0, as it should; they don’t have a mechanical shutter. The first digital bodies, the D1, D1X, and D100, record nothing, and neither do the old Coolpix compacts. Nikon’s own software and Photoshop reportedly show the same value as “Image Number.”',
    },
    { kind: 'heading', id: 'canon', level: 3, text: 'Canon' },
    {
      kind: 'paragraph',
      text: 'Canon is the hard one, because most EOS bodies leave the total out of the file. Among the mirrorless models, the EOS R5 writes a true counter. It includes electronic shots, so treat it as an upper limit for the shutter. For the R6, R6 Mark II, R8, and R50, others have documented where the counter is stored, but we haven’t tested it on a photo yet. For the RP, R, R7, and R6 Mark III, we worked it out from one camera each. The R6 Mark III also saves a number that starts over every time the card is formatted; that one’s worthless.',
    },
    {
      kind: 'paragraph',
      text: 'Among the DSLRs, the first EOS-1D and 1Ds and their Mark II versions save the count, although loading saved settings can overwrite it on a 1Ds Mark II. On the 1D Mark III and 1Ds Mark III it’s right on some cameras and wrong on others. For everything else you need another route, or a rough estimate from folder and file numbers. Don’t use the folder formula that you’ll see passed around: folder number minus 100, times 9999, plus the number of the last file.',
    },
    {
      kind: 'figure',
      figure: 'folder-arithmetic',
      caption:
        'Folder 112, file 3456: the rule gives you 123,444. That only works if numbering was continuous and never reset.',
    },
    {
      kind: 'paragraph',
      text: 'File names run to 9999 and start over, anyone can reset them at any time, and a camera that finds a higher number on a card picks up from there. Early bodies also opened a new folder after every 100 pictures. An EOS 350D photo from folder 393 with the number 9377 means about 29,377 pictures; the rule would make it 2,939,084.',
    },
    { kind: 'heading', id: 'sony', level: 3, text: 'Sony' },
    {
      kind: 'paragraph',
      text: 'Interchangeable-lens Sony cameras write an exact number, scrambled with a simple substitution cipher. On older bodies, like the A7 II and A6000 generation, the stored value can roll over after 65,535, so take a second look when a beat-up camera shows a suspiciously low count. Silent shooting doesn’t add to the counter; that’s been confirmed on the A7R II. Some bodies add two per photo instead of one; we’ve seen A57s of either kind. RX and ZV-1 compacts don’t save a total. We haven’t found one in the first Alpha DSLRs, the A100 through the A700, and on a brand-new model nobody may have found the spot yet.',
    },
    { kind: 'heading', id: 'fujifilm', level: 3, text: 'Fujifilm' },
    {
      kind: 'paragraph',
      text: 'X and GFX cameras write an “image count.” The field is 15 bits wide, so it can’t go past 32,767, and a firmware update may start it over. The X-E1, X-E2, and X100T don’t have it at all. Whether it includes electronic shots is anyone’s guess: two pages of the same website contradict each other. Read it as pictures taken, not as wear.',
    },
    { kind: 'heading', id: 'olympus-om-system', level: 3, text: 'Olympus and OM SYSTEM' },
    {
      kind: 'paragraph',
      text: 'Nothing in the photo goes up with the shutter count, in JPEG or in RAW. Use the service screen above, and ask about repairs. One E-1 owner got his camera back from service with the value reset. What OM SYSTEM cameras do isn’t known yet.',
    },
    { kind: 'heading', id: 'pentax-ricoh', level: 3, text: 'Pentax and Ricoh' },
    {
      kind: 'paragraph',
      text: 'Pentax DSLRs write the exact count, encrypted with the date and time of the shot. Edit the date and nobody can read the number anymore. The count skips live view and video, and includes actuations that leave no picture. Only the *ist D and, before firmware 2.0, the *ist DS go without. The Ricoh GR III seems to use the same format, but we haven’t seen a file that proves it.',
    },
    { kind: 'heading', id: 'leica-panasonic', level: 3, text: 'Leica and Panasonic' },
    {
      kind: 'paragraph',
      text: 'Panasonic doesn’t save a shutter count in its photos, and neither does Leica, officially: some M8, M9, and M files carry an ID that owners take for one. With a Leica, ask Leica Customer Care. With a Panasonic, use the service screen under method 2. Tools that claim to read the count from a Lumix file usually show you part of the internal serial number; more on that below.',
    },
    { kind: 'heading', id: 'minolta-kodak', level: 3, text: 'Minolta and Kodak' },
    {
      kind: 'paragraph',
      text: 'The Konica Minolta 7D and 5D store an image number that starts over, so it’s good for an estimate at best. Nobody has found a count in Kodak DCS files. On cameras this old, go by condition.',
    },
    { kind: 'heading', id: 'others', level: 3, text: 'Samsung, Sigma, Hasselblad, Phase One' },
    {
      kind: 'paragraph',
      text: 'Samsung NX and Sigma files don’t have a counter. Some say the Samsung NX1 does, but the field they mean reads 1 in every listing we’ve seen. Hasselblad doesn’t write one of its own; the Lunar and the HV are rebadged Sonys, and you read them like a Sony. Phase One and Leaf backs store a capture number. It counts pictures taken with the back, and says nothing about the body behind it.',
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
          'Free; to print the count by name, run exiftool -ShutterCount file',
        ],
        [
          'gphoto2',
          'Older Canon bodies over USB',
          'Free; fails on newer ones, for example the EOS 5DS, 5D Mark IV, and 6D Mark II',
        ],
        [
          'Paid USB apps',
          'Canon bodies over USB',
          'One is said to cost $3.99; check that your model is listed before you pay',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Think twice before you use a website that wants you to upload the file. You don’t need a server to read a count. A photo can carry the place it was taken and the camera’s serial number, and neither has to leave your computer. Here they don’t, and the [privacy policy](/privacy-policy) says how you can check that.',
    },
    {
      kind: 'paragraph',
      text: 'Whichever tool you use, keep the photo. Without the file, a count is just something you said; with it, anyone can check. Save one original per camera per year, and you’ll have the whole history when you sell.',
    },
    { kind: 'heading', id: 'look-alikes', level: 2, text: 'Numbers that look like a count' },
    {
      kind: 'paragraph',
      text: 'Photo metadata is full of numbers, and a few of them are about the right size. These three fool people most:',
    },
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
          question: 'Will a camera with a high count fail soon?',
          answer:
            'Not necessarily. The rating is a test result, not a limit. Cameras with the same rating have died at 2,000 and made it to 1,000,000.',
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
          question: 'Why does the checker say “Unknown” for my camera?',
          answer:
            'Either the camera doesn’t write the total into its photos, like most Canon and all Olympus bodies, or somebody edited the file after it was taken. The result gives you the reason.',
        },
        {
          question: 'Two tools show different numbers. Which one is right?',
          answer:
            'Find out which field each one reads. Newer Nikon bodies have a total and a mechanical count, many Canon bodies report over USB in steps of 1,000, and some programs mistake a file number for a count. The checker names the field and its place in the file, so you can compare.',
        },
        {
          question: 'RAW or JPEG: which should I use?',
          answer:
            'Either one, as long as it’s the original. Nikon, for example, writes the count into both JPEG and NEF. Just make sure no program has saved the file since.',
        },
        {
          question: 'Is my photo uploaded?',
          answer:
            'No. It’s read on your device and forgotten when you close the page. If you like, disconnect from the network once the page has loaded. It still works.',
        },
      ],
    },
  ],
};

export default article;
