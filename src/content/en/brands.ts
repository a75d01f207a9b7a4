import type { BrandId } from '../../catalogue/catalogue';
import type { BrandCopy } from '../types';

const brands = {
  canon: {
    lead: 'Most Canon cameras count their actuations but don’t save the number in the photo. A few mirrorless models and the early pro bodies do. For the others, here’s where else to look.',
    why: [
      'Shutter ratings vary a lot from one Canon to the next. The ones attributed to Canon run from 100,000 actuations for an EOS 80D to 500,000 for an EOS R5 or an EOS-1D X Mark III. The same count can be a fifth of one camera’s rated life and all of another’s, so get both the count and the rating before you talk price on a used EOS.',
    ],
    holds: [
      'The [EOS R5](/canon/canon-eos-r5), R6, R6 Mark II, R8, and R50 save a running total in the maker note. It includes electronic shots, so the real wear may be lower than it suggests. We’ve verified the R5 on a file. For the other four we only have published tables, and the checker labels theirs a counter with limits.',
      'The [EOS RP](/canon/canon-eos-rp) has a counter that no published table lists. The [R](/canon/canon-eos-r) and [R7](/canon/canon-eos-r7) have one, too. We know each from a series of photos from one body, so we read them with caution. Nobody has shown whether silent shots count on these three. The old 1D and 1Ds and their Mark II versions save a count as well.',
      'Most other EOS files have folder and file numbers at best. The checker turns them into an estimate and doesn’t work out any wear from it.',
    ],
    models: [
      'Many DSLRs up to the [EOS 80D](/canon/canon-eos-80d) keep a folder and file index in the maker note. We haven’t found one on others, like the 5D Mark IV, 90D, or 250D; all you have there is the file name.',
      'The 1D X bodies reportedly show the total on a status screen in the setup menu.',
    ],
    without: [
      'Connect the camera by USB. On older bodies, from the EOS 40D on, free software reads the exact number. It fails on most newer ones; many of those answer only in steps of 1,000. On an R, R6, M6 Mark II, or 250D, a script that isn’t Canon’s can write a report to the memory card. Or ask a Canon service center.',
      'If none of that works, compare dates, serial number, and file numbers of the seller’s oldest and newest originals.',
    ],
    traps: [
      'File numbers stop at 9,999, start over, and pick up from a higher number on another camera’s card.',
      'Some programs print the folder number as a shutter count. If a worn body supposedly has a hundred-odd actuations, that’s why.',
      'Whatever some web pages say, we haven’t found a shutter count in the menu of a 5D or 7D.',
    ],
  },
  nikon: {
    lead: 'Nikon makes it easy. Every Nikon DSLR and Z camera of the last two decades writes its exact count into each JPEG and NEF, and newer bodies even say how many of those shots were mechanical.',
    why: [
      'The number is exact, so you can price the camera by it. Nikon publishes how many cycles it tested its shutters for, from 100,000 for the Z50 to 400,000 for the D5 and D6. It calls that an estimated average, not a limit. Divide the count by the rating to see how much of its tested life a used body has already been through.',
    ],
    holds: [
      'The total is in the maker note, unencrypted and exact to the last shot. We’ve checked it on photos from more than two dozen models, including sequences where it goes up frame by frame.',
      'Bodies with an electronic shutter, like the [D850](/nikon/nikon-d850) and the Z series, can save a second value for the mechanical shutter. The checker lists both and measures wear by the mechanical one, since silent shots don’t wear the shutter.',
    ],
    models: [
      'The D1, D1X, and D100 are too old and record nothing, and neither do the Coolpix compacts we looked at. From the D70 on, you’ll find a count.',
      'The Z8 and Z9 have no mechanical shutter at all. Their total is a number of pictures, so it can’t show wear, and the checker doesn’t try. The [D3500](/nikon/nikon-d3500) counts exactly, but it isn’t on Nikon’s list of tested cycles.',
    ],
    without: [
      'If a Nikon photo shows no count, it has usually been through an editor, a messaging app, or a photo library. Ask for the original from the card. No Nikon menu shows the count, so a fresh photo is the quickest way to get it.',
    ],
    traps: [
      'If the number looks too good, ask for repair receipts: the counter may have been reset.',
      'The number in the file name is something else. It starts over after 9,999, and on one D800 it was higher than the real count.',
      'Edited copies may contain an “image number” in their editing data. On a Z6 we looked at, that was the file number, thousands off from the real count.',
      'The total includes electronic shots. If the mechanical count is missing, a silent shooter’s camera looks more worn than it is.',
    ],
  },
  sony: {
    lead: 'Alpha cameras save their count in a block of the maker note that Sony scrambles. The checker decodes it, and shows nothing when it doesn’t trust the number.',
    why: [
      'The figures for Sony shutters differ more than you’d guess from looking at the bodies: about 200,000, attributed to Sony, for an [A7 III](/sony/sony-alpha-a7-iii), more than 500,000 on Sony’s own page for an A7R III, and nothing from Sony that we could find for the A6000. Two cameras with the same count can be at very different points in their lives.',
    ],
    holds: [
      'The number you get is close to what the mechanical shutter has done. On the A7R II, silent shooting has been shown not to add to it, and the newest layout counts mechanical actuations only.',
      'Sony has moved the count several times. The checker picks the right spot by the model name alone, and if a model isn’t on its list, it says so. Most bodies save the number two or three times. If an editor dropped the data that proves the spot, one of the other copies has to match before you see anything.',
    ],
    models: [
      'On the A7 III, A7 IV, A7R III, A7R IV, A7S III, A9, and [A6400](/sony/sony-alpha-a6400), the value is exact. The older A7 II and A6000 belong to a generation whose counter can roll over after 65,535, so treat theirs as a minimum.',
      'How you take a photo can decide whether it adds one or two to the count: we’ve seen A57 bodies that do one or the other, and an A55 that does both. RX and ZV compacts don’t keep a total in this block, and neither do the A9 III and the ZV-E1, which have no mechanical shutter.',
    ],
    without: [
      'Take a new picture and copy the JPEG, ARW, or HIF straight from the card. Sony doesn’t show a count in any menu, and a DNG from a converter may have lost the block, so without the camera you’ll need the original.',
    ],
    traps: [
      'If an A7 II or A6000 looks heavily used and shows a low number, it may have rolled over past 65,535.',
      'Video doesn’t show up in the count, and on the A7R II at least, neither do silent shots. A camera that mostly filmed can have a low number and a lot of hours on it.',
      'The sequence number that some programs show is the position in a burst.',
      'Software without safeguards prints false counts from edited files. We’ve seen it on files from an A6000.',
    ],
  },
  fujifilm: {
    lead: 'Fujifilm writes an image count into the files of its X and GFX cameras. It’s useful, with limits: the field is small, it can start over, and it counts pictures, not shutter movements.',
    why: [
      'The figures people quote for these bodies are high: 150,000 actuations for the X-T2, 300,000 for the [X-T4](/fujifilm/fujifilm-x-t4), 500,000 for the X-H2, though we’ve found none in a Fujifilm document. So don’t use the count to look for a worn-out shutter. Use it to see whether the seller’s story adds up.',
    ],
    holds: [
      'The field is 15 bits wide and can’t go past 32,767. Then the count starts over, and you can’t see from the file how many times it has. A firmware update may reset it as well.',
      'Sources contradict each other on whether it includes electronic shots, so read it as pictures, not actuations. If it reads 0, the checker says so and shows no count.',
    ],
    models: [
      'You’ll find the count from about 2016 on: in the X-T2 and later models, in the X-T1 with late firmware, and in GFX bodies. The X-E1, X-E2, X100T, and older FinePix models don’t have it.',
      'Fujifilm minilab scanners save the frame number of the film. That isn’t a shutter count, and the checker ignores it.',
    ],
    without: [
      'The X100, X100S, and X100T show SHUTTER COUNT in the setup menu, but that number also goes up with power-ups, playback, and viewfinder switching. We haven’t found a menu count on any other X or GFX body, but in tether mode they report a count over USB. You can also compare the oldest original with the newest one: dates, file numbers, and counts show you what happened in between. If you’re in doubt, ask a Fujifilm service center.',
    ],
    traps: [
      'Three hundred on a scratched-up body isn’t a bargain. The counter has probably started over.',
      'Don’t divide this number by the rating. Depending on rollovers and shutter mode, the result can be far too low or too high.',
      'The checker reads RAF files through the JPEG embedded in them. Edited copies often don’t have the field anymore.',
    ],
  },
  olympus: {
    lead: 'Olympus cameras count every actuation and never put the number in a photo. You’ll find it on a hidden service screen in the camera, in about a minute. Whether OM SYSTEM cameras do the same isn’t known yet.',
    why: [
      'The count is worth the minute. Ratings run from an assumed 100,000 for a small PEN to the 400,000 at which an [E-M1 Mark III](/olympus/olympus-om-d-e-m1-mark-iii) is listed, and most models have no published figure at all. For those we use the range of their class and say that it’s a guess.',
    ],
    holds: [
      'People have searched the old and new Olympus maker notes for a value that goes up with each shot, and nobody has found one. You do get the serial number, the firmware, the lens, and the exposure. Use them to make sure that the seller’s picture of the screen and the camera belong together.',
    ],
    models: [
      'For the E-M1 Mark III, a camera database gives 400,000. Neither that one nor the other figures people pass around have an Olympus document behind them that we could find: 400,000 for the E-M1X, 200,000 for the E-M1 Mark II, and 150,000 for the [E-5](/olympus/olympus-e-5), the first E-M1, and the E-M5 Mark III.',
      'PEN and OM-D bodies open the service screen the same way, with small differences in the buttons. On the Four Thirds DSLRs you do it with the card door open.',
    ],
    without: [
      'PEN and OM-D: hold MENU while you switch on, press MENU again, open the monitor brightness setting, and press INFO, then OK (some bodies need only one of the two). Then press up, down, left, right, press the shutter button all the way, press up, and finally right for page 2. R is the shutter count, S is the number of flashes. Don’t press anything else. Switch the camera off.',
      'E-330, E-510, and later DSLRs: switch on, open the card door, and press MENU and OK together. Then press up, down, left, right, the shutter button, up, and right. On the E-1, E-300, and E-500, the two buttons are playback and OK. We don’t know whether it works on the E-400 and E-410.',
    ],
    traps: [
      'A repair may have reset R. That happened to one E-1 owner.',
      'Some firmware updates are said to have removed the screen from the DSLRs.',
      'If somebody claims to read the count from an ORF or JPEG, they’re showing you a file number.',
    ],
  },
  pentax: {
    lead: 'Nearly every Pentax DSLR saves its exact count in the photo, encrypted with the date and time of the shot. The checker decrypts it on your device.',
    why: [
      'You can’t judge how much a DSLR has been used by its age or its looks. On a Pentax you don’t have to. Compare the count with the rating: others credit Pentax with a figure of 300,000 for the K-1, and we assume that the [K-1 Mark II](/pentax/pentax-k-1-mark-ii) has the same shutter. The 200,000 for the K-3 and the 100,000 for the K-5 get quoted a lot, but we haven’t found where they come from, so we don’t use them.',
    ],
    holds: [
      'The checker needs three fields: the count itself, in four encrypted bytes, plus the date and the time of the picture. Without both of those you can’t decrypt it. We’ve tested this on photos from an *ist DL to a K-3 and a K-70, including sequences that go up one by one.',
      'The count skips live view and video and includes actuations without a picture, like a preview. So a camera that was used mostly in live view may have more wear than its count shows.',
    ],
    models: [
      'All digital K bodies have the field, and so does most of the *ist family. The *ist D and early versions of the *ist DS don’t; they save a frame number that jumps around, and the checker treats it as an estimate. JPEG, PEF, and DNG all work, even a DNG you made later in a converter, as long as the maker note came along.',
    ],
    without: [
      'If there’s no number, ask whether somebody changed the date after the shot. A program that fixes the clock inside the maker note makes the count in that file unreadable for good, so you need an untouched copy or a new photo. For the oldest bodies, try a service center.',
    ],
    traps: [
      'Service work may reset the value, so if an old K body shows a low count, ask for the receipt.',
      'A new camera can come from the factory with a few dozen or a few hundred actuations.',
      'You can set the clock in the camera all you want. Only changing the date in a finished file ruins the count.',
    ],
  },
  leica: {
    lead: 'As far as anyone has shown, Leica cameras don’t save a shutter count in their photos. Here’s what you can do instead.',
    why: [
      'At Leica prices, you’d like to know exactly how many shots a camera has taken. But there’s no count in the file, and for the Q and M models we haven’t found a published shutter rating to compare it with either. So with this brand, a clean history is worth paying for.',
    ],
    holds: [
      'The files give you the model, the firmware, the exposure, and in many cases the serial number, so you can check that a photo came from the camera you’re looking at. A few mirrorless and compact models, like the T, save a file number, but that’s not a count.',
      'Some M8, M9, and M owners report that a long ID in the file is really a running count of exposures. Nobody has proven it. If the ID fits the pattern they describe, the checker shows it as an estimate.',
    ],
    models: [
      'Leicas don’t all have the same kind of shutter. The Q models, including the [Q2](/leica/leica-q2), have a leaf shutter in the fixed lens. The M models have a focal-plane shutter, and you can look at its curtains with the lens off. Models built with Panasonic use Panasonic’s file format, and there’s no total in that either.',
    ],
    without: [
      'Leica Customer Care can read the count from the camera, and dealers can arrange it. Ask for a written answer with the date and the serial number, and keep it with the camera’s papers. Until you have it, go by repair receipts, by how even a burst looks at fast shutter speeds, and by the condition of the mount, the dials, and the viewfinder.',
    ],
    traps: [
      'File names start over, so a high or low file number doesn’t prove anything.',
      'Don’t treat a number from an M file as a count until somebody has confirmed it with Leica.',
      'You can’t use another maker’s shutter figures here, least of all for a leaf shutter.',
    ],
  },
  ricoh: {
    lead: 'With the GR III, Ricoh switched to the Pentax file format, which has a place for an encrypted shutter count. We haven’t yet seen a GR file that proves it’s filled. The GR Digital IV shows its count on its own screen, one owner reports, and the older GR Digitals probably do too.',
    why: [
      'People carry a GR in a pocket and use it every day, so two cameras of the same age can be worlds apart. A rating won’t help you: we haven’t found one from Ricoh for the [GR III](/ricoh/ricoh-gr3). The closest thing is what Ricoh told one owner of a GR Digital IV: that its shutter had passed a test of 50,000 cycles.',
    ],
    holds: [
      'In the Pentax format the count is combined with the date and time of the shot. The checker tries this on every GR file that has the fields, makes sure the number is plausible, and labels it unconfirmed. If the dates in the file were changed, you may get a different number or none at all.',
      'If it shows a number for a GR III, there’s a simple test: take a few more photos and read the last one. If the number goes up by the right amount, it’s a counter.',
      'In Ricoh’s own older format, used by the Caplio, GXR, and GR Digital, no value has been shown to be a count.',
    ],
    models: [
      'All GR cameras have a leaf shutter in the lens. There are no curtains to look at, and figures for focal-plane shutters don’t apply. The GR III, announced in 2018, went on sale in 2019; the HDF version has a model name of its own in the file. The GR and GR II, from before the new format, store no count, and we know of no screen that shows one.',
    ],
    without: [
      'On a GR Digital, hold playback and macro together while the camera is off. In the list that opens, the SH line is the number of actuations. That’s what the owner of a GR Digital IV describes; we haven’t seen a report from the older ones. We haven’t found a screen like that on other models, so ask a service center.',
    ],
    traps: [
      'Dust on the sensor is the GR’s common fault. The lens is fixed, so you can’t clean it yourself: photograph a plain wall at the smallest aperture before you buy.',
      'Ignore any site that shows a percentage for a GR III: Ricoh has published no rating that we could find.',
      'Use the DNG or JPEG that the camera wrote, not a converted one.',
    ],
  },
  kodak: {
    lead: 'Kodak’s professional digital cameras are collector’s items now. Nobody has found a shutter count in their files, so you’ll have to judge the camera itself.',
    why: [
      'The bodies with Kodak’s name on them came from Nikon, Canon, and later Sigma, with Kodak’s digital half inside. So the shutter and mirror are ordinary parts of their day and wear like any others. Look at them before you pay a collector’s price. For the [DCS 14n](/kodak/kodak-dcs-14n) we use 50,000 actuations as a guide; Kodak never stated a figure that we could find.',
    ],
    holds: [
      'Kodak’s maker notes come in about a dozen formats, and nobody has found a counter in any of them. RAW files of the DCS family can have an image number. If it’s above a thousand, the checker shows it as an estimate, because numbering pictures isn’t counting actuations.',
      'You still get the make, model, date, and exposure, as with any camera, and the serial number if the file has one.',
    ],
    models: [
      'The DCS 14n of 2003 was the first full-frame digital SLR with a Nikon mount. The DCS Pro SLR/n and DCS Pro SLR/c followed in 2004. The DC and EasyShare compacts are a different story: some number their files, and one model writes the same number into every picture.',
    ],
    without: [
      'Go by condition. Shoot a burst of an even surface at a fast shutter speed, look for bands and uneven frames, and listen to the mirror. Compare the names of the oldest and newest files the owner still has. Ask about repairs, and have the seller run the camera on its battery for you.',
    ],
    traps: [
      'Kodak left the professional camera market in 2005. For parts you’ll need another camera or some luck.',
      'A file number in a listing says how pictures were named, and anyone can reset it.',
      'Make sure your software opens the RAW files before you buy the camera.',
    ],
  },
  minolta: {
    lead: 'Konica Minolta’s two DSLRs write an image number into their files but no shutter count. The best the checker can give you is an estimate, and it labels it that way.',
    why: [
      'If you own Minolta lenses, you may be looking for a Dynax 7D or a Dynax 5D. They’re from 2004 and 2005, we haven’t found a shutter rating for either, and Konica Minolta left the camera business; Sony took over service. So with this brand you’ll have to go by the camera in front of you.',
    ],
    holds: [
      'The settings block of the maker note has an image number. On the 7D it’s in one of two places, depending on firmware; we’ve checked it on a real file. It stops at 9,999 and starts over when somebody resets the numbering. You can’t work out wear from a number like that.',
      'DiMAGE compacts and bridge cameras have a similar value. The checker only uses it if the file number memory was switched on.',
    ],
    models: [
      'The names depend on the market. The [Dynax 7D](/minolta/minolta-dynax-7d) was the Maxxum 7D in North America and the α-7 Digital in Japan; its smaller sibling was the Maxxum 5D and the α Sweet Digital. The checker recognizes all of them. For the 7D we assume 100,000 actuations, the low end of its class.',
    ],
    without: [
      'Sony took over the DSLR business in 2006, so don’t look for a Minolta service center. Look for repair shops that know these cameras. At home, compare the owner’s old and new files, and test the shutter with bursts of an even surface at fast and slow speeds.',
    ],
    traps: [
      'Some listings quote the file number as the shutter count. That flatters every camera that’s past 9,999.',
      'JPEG copies from old albums have often been re-saved and lost the block. MRW files usually still have it.',
      'Sony’s first Alpha DSLRs lay out their files differently, so none of this applies to them.',
    ],
  },
} satisfies Record<BrandId, BrandCopy>;

export default brands;
