/** Brand pages. */

import type { BrandId } from '../../catalogue/catalogue';
import type { BrandCopy } from '../types';

const brands = {
  canon: {
    lead: 'Most Canon cameras know how often they have been released and keep it to themselves. A few mirrorless and early professional bodies write it into every photo; for the rest this page tells you what a file can and cannot say.',
    why: [
      'Canon’s shutters are built for very different lives. The published figures run from 100,000 releases for an EOS 6D to 500,000 for an EOS R5 or an EOS-1D X Mark III, so the same count may be a fifth of one camera and all of another. Whoever buys an EOS used should know both numbers before talking about the price.',
    ],
    holds: [
      '[EOS R5](/canon/canon-eos-r5), R6, R6 Mark II, R8 and R50 store a running total in the maker note. It counts frames with the electronic shutter, too, so compared with the rating it gives an upper bound of the wear. We have seen the place confirmed on an R5; the other four rest on published tables and are counters with limits.',
      'The [EOS RP](/canon/canon-eos-rp) hides a counter that no published table mentions. We found it in a series of photos from one body and read it with caution. Of the old professional bodies, the 1D and 1Ds and their Mark II versions carry a count as well.',
      'In every other EOS file there are at best folder and file numbers. The tool turns them into an estimate, says so, and works out no wear from it.',
    ],
    models: [
      'Many SLRs up to the [EOS 80D](/canon/canon-eos-80d) keep an index of folder and file in the maker note. Others, such as the 5D Mark IV, 90D or 250D, are not known to; there the name of the picture is all that is left.',
      'The 1D X bodies are the exception in another way: they show the total on a status screen of the set-up menu.',
    ],
    without: [
      'Connect the camera by USB. Bodies from about the EOS 40D on answer to shutter-count software, though many newer ones only in steps of 1,000, and free programs do not reach every model. A Canon service centre reads it as well.',
      'If neither is at hand, ask for the seller’s oldest and newest originals, and compare dates, serial number and file numbers.',
    ],
    traps: [
      'File numbers end at 9,999, start again, and continue from a higher number found on a card from another camera.',
      'Some programs print the folder number as a shutter count. A hundred and a bit on a worn body is such a case.',
      'The EOS R6 Mark III holds a number that returns to zero when the card is formatted; the tool does not offer it as a count.',
      'Web pages that describe a shutter count in the menu of a 5D or 7D are wrong.',
    ],
  },
  nikon: {
    lead: 'No maker makes it easier. Every Nikon SLR and Z camera of the last two decades writes the exact number of releases into each JPEG and NEF, and newer bodies even say how many of them were mechanical.',
    why: [
      'Because the number is exact, a price can be built on it. Nikon itself publishes how many cycles its shutters were tested for, from 100,000 for the Z50 to 400,000 for the D5 and D6, and calls this an estimated average and no limit. Count divided by rating: that is the share of the tested life that a used body has behind it.',
    ],
    holds: [
      'The total is stored unenciphered in the maker note and is right to the single release. We have compared it on photos of more than two dozen models, among them sequences in which it rises frame by frame.',
      'Bodies with an electronic shutter, such as the [D850](/nikon/nikon-d850) and the Z series, can store a second value for the mechanical shutter. The tool lists both and measures the wear by the mechanical one, since silent frames move no curtain.',
    ],
    models: [
      'The D1, D1X and D100 are too old and record nothing, nor do the Coolpix compacts that we examined. From the D70 on the count is there.',
      'Z8 and Z9 have no mechanical shutter at all. Their total is a number of pictures; wear of a curtain cannot follow from it, and the tool shows none. The [D3500](/nikon/nikon-d3500) counts exactly, but Nikon’s list of tested cycles does not name it.',
    ],
    without: [
      'If the tool finds nothing in a Nikon photo, the file has usually been through an editor, a messenger or a photo library. Ask for the original from the card. No menu of the camera shows the count, so a fresh photo is the shortest way.',
    ],
    traps: [
      'Nikon points out that a firmware update or a repair can reset the counter. Ask for repair bills when the number looks too good.',
      'The number in the file name is a different thing: it restarts after 9,999, and on a D800 we found it higher than the true count.',
      "Edited copies may contain an 'image number' in their editing data. On a Z6 that was the file number, wrong by thousands.",
      'The total includes electronic frames. For a silent shooter it overstates the wear if the mechanical value is missing.',
    ],
  },
  sony: {
    lead: 'Alpha cameras store their count in a block of the maker note that Sony enciphers. The tool deciphers it, tests whether the data around it are intact, and refuses rather than show a number it does not trust.',
    why: [
      'Sony’s ratings differ more than the look of the bodies suggests: about 200,000 for an [A7 III](/sony/sony-alpha-a7-iii), more than 500,000 for an A7R III, and for the A6000 no published figure at all. Two cameras at the same count can therefore be at very different points of their lives.',
    ],
    holds: [
      'What you read is close to the work of the mechanical shutter. Silent shooting does not advance the number, which was shown on the A7R II, and the layout of the newest bodies counts mechanical releases only.',
      'The place of the count changed several times. Which one applies follows from the model name alone; a model on no list is reported as not yet known. Most bodies keep the number two or three times over; where an editor has dropped the data that prove the place, one of the copies has to agree before anything is shown.',
    ],
    models: [
      'On the A7 III, A7 IV, A7R III, A7R IV, A7S III, A9 and [A6400](/sony/sony-alpha-a6400) the value is exact. The older A7 II and A6000 belong to a generation whose counter can start again after 65,535, so theirs is a lower bound.',
      'How a photo was taken can decide whether it adds one or two to the count: we’ve seen A57 bodies that do either, and an A55 does both. RX compacts and ZV compacts keep no release total in this block, and neither do the A9 III and the ZV-E1, which have no mechanical shutter.',
    ],
    without: [
      'Take the picture again and copy JPEG, ARW or HIF straight from the card. Sony puts no counter into the menu, and a DNG made by a converter may have lost the block, so the original is the only source at home.',
    ],
    traps: [
      'A low number on an A7 II or A6000 with heavy signs of use may be the second lap.',
      'Video and silent frames leave no trace in the count. A camera used for video can be worn out after a few hundred releases.',
      'The sequence number that some programs show is the position in a burst.',
      'Readers without safeguards print false counts from files that were edited; we have examples from an A6000.',
    ],
  },
  fujifilm: {
    lead: 'Fujifilm writes an image count into the files of its X and GFX cameras. It is useful and it is limited: the field is small, it can start again, and it counts pictures rather than movements of a shutter.',
    why: [
      'Ratings for these bodies are high. 150,000 releases are named for the X-T2, 300,000 for the [X-T4](/fujifilm/fujifilm-x-t4), 500,000 for the X-H2. A look at the count is therefore less a question of how near the end a camera is than of whether a seller’s story holds.',
    ],
    holds: [
      'The field has 15 bits and cannot show more than 32,767. After that it begins again, and nothing in the file says how often it has. A firmware update may set it back as well.',
      'Whether electronic frames are included is answered in opposite ways by the sources. To the tool it is a counter with limits, labelled as pictures and not as releases. If it reads 0, the tool says so and shows no count.',
    ],
    models: [
      'The count exists from about 2016 on: in the X-T2 and its successors, in the X-T1 with late firmware, in GFX bodies. The X-E1, X-E2, X100T and older FinePix models do not have it. On the X-T2 it is known to be unreliable.',
      'Minilab scanners of the brand store a frame number of the film, which must not be taken for a count; the tool ignores it.',
    ],
    without: [
      'No evidence of a shutter count in a menu of these cameras has come to us, so do not let anyone send you looking for one. Compare the first and the latest original instead: their dates, file numbers and counts frame the use between them. In doubt, a Fujifilm service centre is the place to ask.',
    ],
    traps: [
      'Three hundred on a scratched body is not a bargain but a restart.',
      'Do not divide this number by the rating. Depending on laps and shutter mode the result can be far too low or too high.',
      'RAF files are read through the JPEG embedded in them; edited copies often lack the field altogether.',
    ],
  },
  olympus: {
    lead: 'Olympus and OM SYSTEM cameras count their releases faithfully, and never write the number into a photo. You find it on a hidden service screen of the camera, which takes a minute and a sequence of buttons.',
    why: [
      'It is worth that minute. Between a small PEN with an assumed 100,000 operations and an [E-M1X](/olympus/olympus-om-d-e-m1x) rated at 400,000 lies a wide field, and most models have no published figure at all. For those we show the range of their class and say that it is a guess.',
    ],
    holds: [
      'Old and new layouts of the Olympus maker note were searched for a value that follows the shots, and none was found. What the files do hold is the serial number, the firmware, lens and exposure. With these the tool confirms which camera took a picture, so that the number on the service screen can be tied to the body on offer.',
    ],
    models: [
      'Ratings by the maker are known for four of the bodies here: 400,000 for E-M1X and E-M1 Mark III, 200,000 for the E-M1 Mark II and 150,000 for the [E-5](/olympus/olympus-e-5). The 150,000 of the first E-M1 and of the E-M5 Mark III are reported.',
      'PEN and OM-D share the route to the service screen, with small differences in the keys. The SLRs of the Four Thirds system open theirs with the card door open.',
    ],
    without: [
      'PEN and OM-D: hold MENU while switching on, press MENU again, open the monitor brightness item, press INFO and OK. Then press up, down, left, right, the shutter button fully, up, and finally right for page 2. R is the release count, S the number of flash firings. Touch nothing else and switch off.',
      'E-330, E-510 and later SLRs: switch on, open the card door, press MENU and OK together, then up, down, left, right, the shutter button, up and right. For the E-1, E-300 and E-500 the two keys are playback and OK.',
    ],
    traps: [
      'A repair may have reset R. One owner of an E-1 found exactly that.',
      'Some firmware updates are said to have removed the screen from the SLRs.',
      'Whoever claims to read the count from an ORF or JPEG shows you a file number.',
    ],
  },
  pentax: {
    lead: 'Nearly every Pentax SLR leaves its exact release count in the photo, encrypted with the date and time of the shot. The tool decrypts it on your device.',
    why: [
      'Age and looks say little about the use of an SLR. With Pentax the count says much, and it can be held against published ratings: 300,000 for the K-1 and the [K-1 Mark II](/pentax/pentax-k-1-mark-ii), 200,000 for the K-3, 100,000 for the K-5.',
    ],
    holds: [
      'Three fields belong together: the count itself, in four enciphered bytes, and beside it the date and the time of the picture. Only with both does the number come out. We have tried it on photos from an *ist DL to a K-3 and a K-70, among them sequences that rise one by one.',
      'Live view and video are not included, while releases without a picture are, such as a preview. That makes the value an honest measure of mirror and shutter.',
    ],
    models: [
      'All digital K bodies have the field, and with them most of the *ist family. The *ist D and early versions of the *ist DS do not; what they store is a frame number that jumps, and the tool treats it as an estimate. JPEG, PEF and DNG serve equally well, even a DNG made later in a converter, if the maker note went along.',
    ],
    without: [
      'If no number appears, ask whether the date was changed after the shot. A program that corrects the clock within the maker note makes the count unreadable for good, and then only an untouched copy helps. For the oldest bodies a service centre is left.',
    ],
    traps: [
      'Service work may reset the value, so a low count on an old K body calls for the bill.',
      'A new camera can begin with some dozens or hundreds of releases from the factory.',
      'Setting the clock in the camera is harmless. Only changes to a finished file do damage.',
    ],
  },
  leica: {
    lead: 'In the photos of Leica cameras no release count is known. That is the plain answer, and this page says what you can do all the same.',
    why: [
      'Leica cameras change hands at prices for which one would like to know the use to the digit. Yet neither the count in the file nor a rating exists to hold on to: we know of no published shutter life for the Q and M models. A clean history is therefore worth more with this brand than with any other.',
    ],
    holds: [
      'The files name model, firmware, exposure and in many cases the serial number, so a photo can prove that it comes from the camera on offer. A few mirrorless and compact models, the T for one, note a file number, which is a matter of naming.',
      'Owners of M8, M9 and M bodies report that a long identification in the file is really the number of the exposure. This is unproven. Where it fits the described pattern the tool shows it as an estimate and as nothing more.',
    ],
    models: [
      'Shutters differ by family. The Q models, among them the [Q2](/leica/leica-q2), have a leaf shutter in the fixed lens; the M models have a focal-plane shutter, with curtains you can look at when the lens is off. Models built together with Panasonic follow that maker’s format and hold no total either.',
    ],
    without: [
      'Leica customer care can read the count from the camera, and dealers arrange it. Ask for a written answer with date and serial number, and keep it with the papers of the camera. Until then, judge by repair bills, by the evenness of a series at short exposure times, and by the condition of mount, dials and finder.',
    ],
    traps: [
      'The name of a picture restarts, so a high or low file number proves nothing.',
      'A number from an M file is no count as long as nobody has confirmed it with the maker.',
      'Figures for shutters of other makers do not carry over, least of all to a leaf shutter.',
    ],
  },
  ricoh: {
    lead: 'With the GR III, Ricoh adopted the file format of Pentax, in which the release count is stored under encryption. Whether the GR fills that field we could not confirm on a file; older GR Digital cameras show the count themselves.',
    why: [
      'A GR lives in a pocket and is used every day, so two copies of the same age can be worlds apart. Ratings do not help: Ricoh has published none for the [GR III](/ricoh/ricoh-gr3). Only for the GR Digital IV did the maker tell an owner that it had passed a test of 50,000 cycles.',
    ],
    holds: [
      'In the Pentax format the count is combined with date and time of the shot. The tool tries this on every GR file that has the fields, checks whether a plausible number comes out, and marks it as unconfirmed. If the date in the file was edited, nothing can be decrypted.',
      'Files in Ricoh’s own older format, from Caplio, GXR and GR Digital, hold no count that anyone has shown to be one.',
    ],
    models: [
      'All GR cameras have a leaf shutter in the lens. There are no curtains to look at, and no figures of focal-plane shutters apply. The GR III was announced in 2018 and sold from 2019; its HDF version differs in the name in the file. GR and GR II come before the change of format.',
    ],
    without: [
      'On a GR Digital, hold the playback and the macro button together while the camera is off; in the list that opens, the line SH is the number of releases. Other models have no such screen that we know of, so ask a service centre.',
      'A simple test for a GR III: read one untouched photo, take some more, read again. A number that rises by the right amount is a counter.',
    ],
    traps: [
      'Dust inside a fixed lens is the more common trouble, and no count tells you about it.',
      'Be sceptical of percentages: without a rating there is none.',
      'A DNG is read like a JPEG, but only as the camera wrote it.',
    ],
  },
  kodak: {
    lead: 'Kodak’s professional digital cameras are collectors’ items today. No total of releases is known in their files, and this page says so plainly.',
    why: [
      'The bodies under the Kodak label came from Nikon, Canon and later Sigma, with Kodak’s digital part inside. Shutter and mirror are therefore ordinary parts of their time, worn by ordinary use, and worth a look before you pay a collector’s price. For the [DCS 14n](/kodak/kodak-dcs-14n) 50,000 releases serve as a guide; Kodak itself stated no figure.',
    ],
    holds: [
      'The maker notes of Kodak cameras come in about a dozen shapes. In none of them has a counter been found. Raw files of the DCS family can carry an image number; where it is above a thousand, the tool shows it as an estimate, because a number in a series is not a number of releases.',
      'Make, model, date and exposure are read as with any camera, and the serial number where the file has one.',
    ],
    models: [
      'The DCS 14n of 2003 was the first full-frame digital SLR with a Nikon mount. DCS Pro SLR/n and DCS Pro SLR/c followed in 2004. The DC and EasyShare compacts are another world: some of them number their files, one model writes the same number into every picture.',
    ],
    without: [
      'Go by condition. Fire a series at a short exposure time against an even surface, look for bands and uneven frames, listen to the mirror. Compare the names of the oldest and the newest files that still exist. Ask about repairs, and see the camera run on its battery.',
    ],
    traps: [
      'Kodak left professional cameras in 2005; spare parts come from other cameras or from luck.',
      'A file number in a listing says how pictures were named, and it can be set back.',
      'Check that your software opens the raw files before you buy the camera.',
    ],
  },
  minolta: {
    lead: 'The two digital SLRs of Konica Minolta write an image number into their files and no release total. What the tool shows for them is an estimate, and it tells you so.',
    why: [
      'Dynax 7D and Dynax 5D are sought after by owners of Minolta lenses. The cameras are from 2004 and 2005, no shutter rating was published for either, and the maker is gone. A count would be welcome, but with this brand you will have to look at the camera.',
    ],
    holds: [
      'In the settings block of the maker note stands the number of the image. On the 7D it lies at one of two places, depending on firmware, and was confirmed on a real file. It ends at 9,999, and starts over when the numbering is reset. From such a number no wear can be worked out.',
      'DiMAGE compacts and bridge cameras hold a similar value. The tool uses it only if the memory for file numbers was switched on.',
    ],
    models: [
      'The names vary with the market: the [Dynax 7D](/minolta/minolta-dynax-7d) is the Maxxum 7D of North America and the α-7 Digital of Japan; its smaller sister was sold there as Maxxum 5D and α Sweet Digital. All spellings are recognised. For the 7D we assume 100,000 releases, the lower end of its class.',
    ],
    without: [
      'Sony took over the SLR business in 2006, so there is no service centre of the brand to ask. Look for repair shops with experience of the time. At home, compare old and new files of the owner, and test the shutter with series of an even surface at short and long exposure times.',
    ],
    traps: [
      'Some offers quote the file number as the shutter count, which flatters every camera that has passed 9,999.',
      'JPEG copies from old albums were often re-saved and have lost the block; MRW files usually keep it.',
      'Files of Sony’s first Alpha SLRs are laid out differently; do not carry over to them what you read here.',
    ],
  },
} satisfies Record<BrandId, BrandCopy>;

export default brands;
