import type { Article } from '../../types';

const article: Article = {
  lead: 'Most cameras keep a running total of how often their shutter has been released. Whether you can get at it depends on who made the camera: some write the number into every picture, some show it on a screen that no manual mentions, some reveal it only to a cable or a service centre. This guide says which is which, and how far each number can be trusted.',
  blocks: [
    { kind: 'heading', id: 'meaning', level: 2, text: 'What the number means' },
    {
      kind: 'paragraph',
      text: 'The shutter count is the number of times the shutter has been released. It is the closest thing a camera has to an odometer, and like an odometer it measures use, not condition. A body with a low count can still have a bent mount, fungus in the viewfinder or water damage. A body with a high count may have spent its life on a tripod in a clean studio.',
    },
    {
      kind: 'paragraph',
      text: 'It is also not the number of pictures somebody has kept. Some cameras count frames that were deleted at once, test releases and releases without a card; video and live view are left out by others. Two counters in the same camera can therefore differ, and both can be right.',
    },
    {
      kind: 'paragraph',
      text: 'To become useful the count needs a second number: the rated life, which is how many cycles a shutter of that type passed in the maker’s test. Nikon calls its own figure an estimated average and adds that a real shutter may reach more or less. How those ratings come about, and how widely cameras scatter around them, is the subject of our article on [shutter lifespan](/blog/shutter-lifespan).',
    },
    { kind: 'heading', id: 'reasons', level: 2, text: 'Reasons to check' },
    {
      kind: 'list',
      items: [
        '**You are buying.** The count is the one fact about a used body that a seller cannot polish. Set against the rated life it tells you how much of the expected work has been done. The [used camera buyer’s guide](/blog/used-camera-buyers-guide) shows what to make of it.',
        '**You are selling.** A listing with a count and an original photo answers the first question every serious buyer has, and takes the doubt out of the price.',
        '**You own the camera.** Noting the number a few times a year shows how fast it climbs, and whether a job with an old body is still a good idea.',
        '**You look after several bodies.** A studio, a school or a rental shelf can rotate cameras evenly and plan repairs before the busy season instead of during it.',
        '**You need evidence.** For an insurance or warranty claim, a dated original file ties together the serial number, where the camera writes one, and the amount of use.',
      ],
    },
    { kind: 'heading', id: 'life-by-level', level: 2, text: 'Expected life by level of camera' },
    {
      kind: 'paragraph',
      text: 'If you do not know the rating of a particular body, its class gives a first idea. The ranges below are rules of thumb. Where a maker has published a figure, that figure wins.',
    },
    {
      kind: 'table',
      caption: 'Typical rated shutter life by level',
      columns: ['Level', 'Rated life (releases)', 'Published examples'],
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
      text: 'Class and rating do not always go together. The mid-range Canon EOS R6 is rated at 300,000 releases, twice as much as the professional EOS 5D Mark IV. Look the body up before you judge it: every model page on this site, from the [Nikon D850](/nikon/nikon-d850) to the [Sony A7 III](/sony/sony-alpha-a7-iii), names the figure and says whether it comes from the maker, is only widely quoted, or is an estimate from the class.',
    },
    { kind: 'heading', id: 'three-ways', level: 2, text: 'Three ways to get the number' },
    {
      kind: 'paragraph',
      text: 'There are only three, and they suit different cameras. Try them in this order, because the first takes a minute and costs nothing.',
    },
    { kind: 'heading', id: 'from-a-photo', level: 3, text: 'Method 1: read it from a photo' },
    {
      kind: 'paragraph',
      text: 'Every digital photo carries a block of data beside the picture. The standard part, called EXIF, holds what all makers agree on: date, exposure time, aperture, lens. Inside it lies a second block, the maker note, whose layout each company decides for itself. If a camera gives away its shutter count, this is where it sits, and it has no name there, only a position or a number. A reader has to know the place for every family of models, and on some brands the cipher too.',
    },
    {
      kind: 'figure',
      figure: 'count-in-file',
      caption:
        'The count is a few bytes in the maker note. It is neither part of the picture nor of the standard EXIF fields.',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Take a new picture',
          text: 'Any subject will do, and both JPEG and RAW are fine. A photo made today also shows that the number is today’s.',
        },
        {
          title: 'Copy the file as it is',
          text: 'Take it from the card with a reader or a cable. Do not open and save it, and do not send it through a messenger.',
        },
        {
          title: 'Open it in the checker',
          text: 'Drop it on the [shutter count checker](/). The file is read inside your browser and never uploaded. You see the number, where in the file it stood, and how sure it is.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'When no number appears although the brand is known for storing one, the file is usually to blame. Anything that rewrites a photo may drop the maker note or move it, and most programs that share photos do rewrite them.',
    },
    {
      kind: 'figure',
      figure: 'what-survives',
      caption: 'Only the untouched original can be relied on. Everything after it may have lost the number.',
    },
    {
      kind: 'list',
      items: [
        'Editors, messengers, social networks, photo-library exports and “save for web” remove the maker note or rewrite it.',
        'Screenshots and photos of a screen hold no camera data at all.',
        'Photos from phones carry no shutter count. A phone has no mechanical shutter to wear out.',
        'A block that was displaced by an editor may still be readable, but wrong. The checker tests such a block before it believes it, and shows nothing rather than a false number.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Not every number deserves the same trust, so the checker puts each into one of four grades and names the field it came from:',
    },
    {
      kind: 'list',
      items: [
        '**Exact count.** The camera’s own counter of releases, read from a place that has been proven on real files. Compare it with the rated life.',
        '**Counter with limits.** A genuine counter that counts pictures instead of releases, starts again at some value, or has been seen on few files. It is good as a lower or an upper bound, and the result says which.',
        '**Estimate.** Worked out from file and folder numbers. It may be far off, and no wear is derived from it.',
        '**Not in this file.** The model stores nothing, the file was edited, or the block is damaged. You are told which of these it is, and what to try next.',
      ],
    },
    { kind: 'heading', id: 'in-the-camera', level: 3, text: 'Method 2: look it up in the camera' },
    {
      kind: 'paragraph',
      text: 'Only a few cameras show the count in an ordinary menu. On the Canon EOS-1D X, 1D X Mark II, 1D X Mark III and 1D C it is reported to stand on the system status display in the set-up menu. Several other brands keep it on a service page that opens with a sequence of buttons. On Olympus PEN and OM-D bodies the sequence runs like this, with small differences between models and firmware versions:',
    },
    {
      kind: 'steps',
      items: [
        {
          title: 'Switch on with MENU held down',
          text: 'Hold MENU, switch the camera on, let go when the screen lights up, and press MENU again.',
        },
        {
          title: 'Open the monitor brightness',
          text: 'It is an item of the set-up menu. Press INFO, then OK. On some models INFO alone is enough, on others OK alone.',
        },
        {
          title: 'Enter the sequence',
          text: 'Press up, down, left, right, then the shutter button all the way down, then up. Page 1 opens.',
        },
        {
          title: 'Read page 2',
          text: 'Press right. R is the number of releases, S the number of flash firings.',
        },
        {
          title: 'Leave',
          text: 'Switch the camera off. Change nothing else on these pages; they are meant for technicians.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'The older Olympus Four Thirds DSLRs use another route. Switch the camera on and open the card door, press playback and OK together on the E-1, E-300 and E-500, or MENU and OK together on the E-330, the E-510 and later bodies. Then press up, down, left, right and the shutter button fully, and finally up and right. Some firmware updates have removed the page.',
    },
    {
      kind: 'paragraph',
      text: 'Many Panasonic Lumix G bodies have an information screen too, reached with three buttons that differ by model: PWRCNT counts how often the camera was switched on, SHTCNT the releases, STCCNT the flash. On a Ricoh GR Digital, hold playback and macro together while the power is off; the line SH is the release count.',
    },
    {
      kind: 'callout',
      tone: 'warning',
      title: 'No menu entry on Nikon and Sony',
      text: 'Many pages on the web send owners of Nikon, Sony and Canon 5D or 7D bodies to a menu entry called “Shutter Count”. It does not exist. For Fujifilm we found no evidence of a count in the menus or the viewfinder either.',
    },
    { kind: 'heading', id: 'over-usb', level: 3, text: 'Method 3: a USB cable or a service centre' },
    {
      kind: 'paragraph',
      text: 'A camera that keeps the count to itself may still tell it to a computer. Canon bodies from about the EOS 40D on answer over USB when suitable software asks. Two reservations apply. The EOS-1D X Mark III, 90D, 250D, R, Ra, RP, R5, R6, M6 Mark II and M50 are reported to answer in steps of 1,000, and so does the R7, which at least keeps mechanical and total releases apart. And the value may be refreshed only after the camera has been switched off and on again.',
    },
    {
      kind: 'paragraph',
      text: 'If software gets no answer, a service centre of the maker can often read the number. Even then some caution is in order. Nikon itself writes that no method gives the total with certainty, because a firmware update or a repair can reset it.',
    },
    { kind: 'heading', id: 'brand-guides', level: 2, text: 'Brand by brand' },
    {
      kind: 'paragraph',
      text: 'The table sums up what an original photo of each make contains. Below it are the details that matter when money is involved.',
    },
    {
      kind: 'table',
      caption: 'Shutter count in the photo, by brand',
      columns: ['Brand', 'In the photo?', 'How exact', 'Otherwise'],
      rows: [
        ['[Nikon](/nikon)', 'Yes, JPEG and NEF', 'Exact', 'Not needed'],
        ['[Pentax](/pentax)', 'Yes', 'Exact', 'Not needed'],
        ['[Sony](/sony), interchangeable lens', 'Most bodies', 'Exact; older ones may restart', '–'],
        ['[Fujifilm](/fujifilm) X and GFX', 'Most bodies', 'Picture count up to 32,767', '–'],
        ['[Canon](/canon)', 'A few bodies', 'From exact to doubtful', 'USB, status screen'],
        ['[Ricoh](/ricoh) GR III', 'Probably', 'Not confirmed', 'Service centre'],
        ['[Olympus](/olympus), OM SYSTEM', 'No', '–', 'Service page in the camera'],
        ['Panasonic', 'No', '–', 'Service page on many bodies'],
        ['[Leica](/leica)', 'No', '–', 'Customer care'],
        ['[Konica Minolta](/minolta) 7D, 5D', 'Image number only', 'Estimate', '–'],
        ['[Kodak](/kodak) DCS', 'No', '–', 'Nothing known'],
      ],
    },
    { kind: 'heading', id: 'nikon', level: 3, text: 'Nikon' },
    {
      kind: 'paragraph',
      text: 'Nikon is the easiest case. DSLRs and Z cameras write the running total into every JPEG and NEF, exact to the single release. The value counts mechanical and electronic releases alike. Newer bodies add a second counter for the mechanical ones, and that is the number to compare with the rated life. One D850 file we examined holds both: 8,541 releases in all, 3,487 of them mechanical. Judged by the larger number, that shutter would seem more than twice as worn as it is. On the Z8 and Z9 the mechanical count stays at 0, rightly so: they have no mechanical shutter. The first digital bodies, the D1, D1X and D100, record nothing, nor do the old Coolpix compacts. Nikon’s own software and Photoshop are said to show the same value under the name “Image Number”.',
    },
    { kind: 'heading', id: 'canon', level: 3, text: 'Canon' },
    {
      kind: 'paragraph',
      text: 'Canon is the hard one, because most EOS bodies keep the total out of the file. Among the mirrorless ones the EOS R5 writes a true counter, electronic releases included, so treat it as an upper bound for wear. For the R6, R6 Mark II, R8 and R50 the place of such a counter is published, though we have not yet confirmed it on a real photo; for the RP our evidence is a single series of pictures. On the R6 Mark III the number in the file restarts when the card is formatted and is worth nothing.',
    },
    {
      kind: 'paragraph',
      text: 'Among the DSLRs, the early EOS-1D, 1Ds and their Mark II successors store the count, although on the 1Ds Mark II a settings file may have changed it. On the 1D Mark III and 1Ds Mark III it is valid on some copies only. For everything else there is the cable, or a rough estimate from folder and file numbers. One rule that circulates is: folder number minus 100, times 9999, plus the number of the last file.',
    },
    {
      kind: 'figure',
      figure: 'folder-arithmetic',
      caption:
        'Folder 112, file 3456: the rule gives 123,444. It holds only if the numbering was continuous and never reset.',
    },
    {
      kind: 'paragraph',
      text: 'Treat the result with suspicion. Names run up to 9999 and start again, the user can reset them at any time, and a camera that finds a higher number on a card carries on from there. Early bodies also opened a new folder after 100 pictures. An EOS 350D photo from folder 393 with the number 9377 stands for about 29,377 pictures; the rule would make 2,939,084 of it.',
    },
    { kind: 'heading', id: 'sony', level: 3, text: 'Sony' },
    {
      kind: 'paragraph',
      text: 'Interchangeable-lens Sony cameras write an exact number, enciphered with a simple substitution. On older bodies, such as those of the A7 II and A6000 generation, the stored value can start again after 65,535; a suspiciously low number on a well-used one deserves a second look. Silent shooting does not advance the counter, which has been confirmed for the A7R II. Depending on how a photo was taken, it can add two instead of one: among A57 bodies we’ve seen some that always add one and some that always add two. RX and ZV-1 compacts keep no such total, the first Alpha DSLRs from the A100 to the A700 store none we know of, and for very new models the place may not be known yet.',
    },
    { kind: 'heading', id: 'fujifilm', level: 3, text: 'Fujifilm' },
    {
      kind: 'paragraph',
      text: 'X and GFX cameras write an “image count”. The field is 15 bits wide, so it can never show more than 32,767, and it may restart after a firmware update. On the X-T2 it is known to be unreliable; the X-E1, X-E2 and X100T do not have it. Whether electronic releases are included is disputed: two pages of one and the same website say opposite things. Read it as pictures taken, and not as wear.',
    },
    { kind: 'heading', id: 'olympus-om-system', level: 3, text: 'Olympus and OM SYSTEM' },
    {
      kind: 'paragraph',
      text: 'Nothing in the photo follows the shutter, in JPEG or in RAW. Use the service page described above, and ask about repairs: one owner of an E-1 found that the value had been reset when the camera came back.',
    },
    { kind: 'heading', id: 'pentax-ricoh', level: 3, text: 'Pentax and Ricoh' },
    {
      kind: 'paragraph',
      text: 'Pentax DSLRs write the exact count, encrypted with the date and time of the shot. If someone edits the date, the number can no longer be read. Live view and video are not counted; releases that leave no picture are. The only ones without it are the *ist D and, before firmware 2.0, the *ist DS. The Ricoh GR III appears to use the same format, but we know of no sample that proves it.',
    },
    { kind: 'heading', id: 'leica-panasonic', level: 3, text: 'Leica and Panasonic' },
    {
      kind: 'paragraph',
      text: 'Neither writes a count into its photos. Leica’s customer care can be asked. Panasonic owners have the service screen mentioned under method 2. Tools that claim to read a Lumix file are usually looking at the internal serial number, of which more below.',
    },
    { kind: 'heading', id: 'minolta-kodak', level: 3, text: 'Minolta and Kodak' },
    {
      kind: 'paragraph',
      text: 'The Konica Minolta 7D and 5D store an image number, which restarts and is good for an estimate at best. For the Kodak DCS bodies no place is known at all. With cameras of that age, condition says more than any counter would.',
    },
    { kind: 'heading', id: 'others', level: 3, text: 'Samsung, Sigma, Hasselblad, Phase One' },
    {
      kind: 'paragraph',
      text: 'Samsung NX and Sigma files contain no counter. For the Samsung NX1 the opposite has been claimed, but the field in question reads 1 in the listings we know. Hasselblad writes none of its own; the Lunar and the HV are Sony cameras in another dress and are read like those. Phase One and Leaf backs store a capture number, which counts the pictures of the back and knows nothing of the body it was attached to.',
    },
    { kind: 'heading', id: 'free-tools', level: 2, text: 'Free tools' },
    {
      kind: 'table',
      caption: 'What reads what, and what it costs',
      columns: ['Tool', 'Good for', 'Mind this'],
      rows: [
        [
          '[Shutter Count Checker](/)',
          'Photos of all brands, in the browser',
          'Reads files, not cameras; says so when the count is not in there',
        ],
        ['ExifTool', 'Every tag of a file, on the command line', 'Free; you have to know which field is the counter'],
        ['gPhoto2', 'Canon bodies over USB', 'Free; owners report no value for the EOS 6D Mark II and 5DS'],
        [
          'Paid USB apps',
          'Canon bodies over USB',
          'One is said to cost 3.99 dollars; check that your model is listed before you pay',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Be wary of websites that want you to upload the file. Reading a count takes no server: a photo may hold the place where it was taken and the serial number of the camera, and neither needs to leave your computer. Here it doesn’t: the page’s security policy makes the browser refuse fetches, beacons, sockets and forms, and the [privacy policy](/privacy-policy) says what a policy can’t stop.',
    },
    {
      kind: 'paragraph',
      text: 'Whatever tool you use, keep the photo. A count without its file is a claim; with the file, anyone can repeat the reading. Store one original per camera and year, and the history of a body is documented when you sell it.',
    },
    { kind: 'heading', id: 'look-alikes', level: 2, text: 'Numbers that look like a count' },
    {
      kind: 'paragraph',
      text: 'Metadata is full of numbers, and some have the right size by accident. These three are the usual suspects:',
    },
    {
      kind: 'list',
      items: [
        '**File numbers.** DSC_9850 does not mean 9,850 releases. The number wraps at 9999, follows the card, and on Canon and Minolta restarts whenever someone wishes.',
        '**Panasonic’s internal serial number.** It contains a production code, a date and a unit number. Its last digits have been sold as a shutter count; they are the same in every photo of the camera.',
        '**Sony’s sequence number.** It is the position of a frame within a burst.',
      ],
    },
    {
      kind: 'callout',
      tone: 'tip',
      title: 'A quick test',
      text: 'Take two pictures in a row and read both. A true counter rises each time, by one or, depending on how you shoot, by two. A number that stands still or jumps is something else.',
    },
    { kind: 'heading', id: 'faq', level: 2, text: 'Frequently asked questions' },
    {
      kind: 'faq',
      items: [
        {
          question: 'What is a good shutter count for a used camera?',
          answer:
            'Anything under half of the rated life is comfortable. For entry models that means 25,000 to 50,000, for professional bodies 100,000 and more.',
        },
        {
          question: 'Will a camera with a high count fail soon?',
          answer:
            'Not necessarily. The rating is a test result and not a limit; single cameras of the same type have died at 2,000 and reached 1,000,000.',
        },
        {
          question: 'Does video raise the count?',
          answer:
            'Usually once per clip at most, when the shutter opens. Makers differ: Pentax leaves video out altogether.',
        },
        {
          question: 'Does the electronic shutter count?',
          answer:
            'It causes no wear, since no curtain moves. Nikon and the Canon bodies with a counter add it to the total all the same, Sony does not, and for Fujifilm the sources disagree.',
        },
        {
          question: 'Can a seller change the count?',
          answer:
            'Not in the menus. Repairs reset it on some makes, firmware updates on others, and a file can be edited. Ask for a fresh original, best taken in front of you.',
        },
        {
          question: 'Why does the checker say “Unknown” for my camera?',
          answer:
            'Either the camera does not write the total into its photos, as with most Canon and all Olympus bodies, or the file has been edited since it was taken. The result names the reason.',
        },
        {
          question: 'Two tools show different numbers. Which is right?',
          answer:
            'Ask each of them which field it reads. Newer Nikon bodies have a total and a mechanical count, USB readings from many Canon bodies come in steps of 1,000, and some programs take a file number for a count. The checker names the field and its place in the file, so that you can compare.',
        },
        {
          question: 'RAW or JPEG: which should I use?',
          answer:
            'Whichever is original. Nikon, for one, writes the count into both JPEG and NEF. What matters is that no program has saved the file since.',
        },
        {
          question: 'Is my photo uploaded?',
          answer:
            'No. It is read on your device and forgotten when you close the page. If you like, disconnect from the network once the page has loaded; it works all the same.',
        },
      ],
    },
  ],
};

export default article;
