/** Model pages: Sony. */

import type { SlugOf } from '../../../catalogue/cameras';
import type { ModelCopy } from '../../types';

const models = {
  'sony-alpha-a7-iii': {
    intro: [
      'The A7 III of 2018, ILCE-7M3 in its files, is a mid-range full-frame mirrorless camera with a back-illuminated sensor of 24.2 megapixels.',
    ],
    shutter: [
      'Sony advertised about 200,000 cycles. That number became known to many through a US class action, whose plaintiffs said that shutters of this model had failed far earlier. It is a claim and no finding, but it belongs to the history of the body.',
    ],
    reading: [
      'The count lies in an enciphered block of the maker note, and it lies there three times. On a real A7 III file all three places agreed. Before the tool calls a value exact, a second block beside it must look the way it does in untouched files; an editor that has shifted the data is caught by this test.',
    ],
    buying: [
      'Silent frames do not advance the number, as was shown on the A7R II. So it measures the shutter itself, and you may compare it with 100,000, half of the rating, without further thought.',
      'Because of the reports, spend a minute on the curtain. Take thirty frames with the mechanical shutter, look at the last ones for dark edges, and listen for any release that sounds different. A bill for a new shutter unit is a plus here.',
    ],
  },
  'sony-alpha-a7-iv': {
    intro: [
      '33 megapixels, full frame, middle class: Sony’s A7 IV followed in 2021. In the EXIF data it is called ILCE-7M4.',
    ],
    shutter: [
      '200,000 cycles again, as for the [A7 III](/sony/sony-alpha-a7-iii). Sony is named as the source everywhere; we found no page of Sony’s own, which leaves the figure at medium confidence.',
    ],
    reading: [
      'With this generation Sony moved parts of the enciphered block. The count itself stayed where it had been, and published listings of real A7 IV photos show plausible values there, so the tool reports it as exact. A second copy of the number may be empty, so the tool takes it as a confirmation and never as a condition.',
    ],
    buying: [
      'Treat 40,000 as the line between lightly and normally used. A hybrid camera may have filmed for days without a single release, so ask, and feel the terminals, the screen and the record button.',
      'Get an ARW or JPEG that comes directly from the card. The sensor of a mirrorless body catches dust at every change of lens; photograph the sky at a small aperture. Finally compare the serial number on the bottom with the box and the bill.',
    ],
  },
  'sony-alpha-a7-ii': {
    intro: [
      'Sony’s A7 II dates from 2014. It is a full-frame mirrorless body of the middle class with 24.3 megapixels, and writes ILCE-7M2 into its files.',
    ],
    shutter: [
      "People quote 200,000 cycles for it. No Sony document could be found to support that, hence the mark 'reported' and low confidence.",
    ],
    reading: [
      'Two things lower the grade of the reading. The field belongs to an older layout, in which the stored value can start again at zero after 65,535; for a relative, the A7R, this is known, for another body the opposite, and for the A7 II it is open. And one cannot see from a low number whether it has been round once.',
      'The tool therefore shows the count as a counter with limits and the wear as a lower bound: the shutter has done at least this.',
    ],
    buying: [
      'Let the camera’s looks decide between the two readings. A body with polished edges, a worn grip and a few thousand releases is probably on its second lap. Ask how many pictures the owner has in his archive; the highest file number and the dates help.',
      'Beyond that, the check is the one for any mirrorless body of its age: battery that lasts, mount without play, rear wheel that clicks, sensor without spots in an evenly lit frame.',
    ],
  },
  'sony-alpha-a7r-iii': {
    intro: ['42.4 megapixels on a back-illuminated full-frame sensor made the A7R III of 2017 a professional tool.'],
    shutter: [
      "On its product page Sony wrote 'more than 500,000' cycles. That is one of the few statements in this trade that a maker put in front of customers, and it is more than double what the A7 III of a year later was given.",
    ],
    reading: [
      'Two versions are in use, ILCE-7RM3 and the revised ILCE-7RM3A; the tool knows both. It deciphers the block and calls the count exact only if the data beside it show no trace of an editor. Pictures taken silently are left out of the number, according to what is known of the series, so it stands for the shutter alone.',
    ],
    buying: [
      'With such a rating the count should not keep you awake: 100,000 releases are the end of the lowest wear band. Ask rather what it photographed. Weddings mean rain, sand and rice, studios mean heat and cables.',
      'Dense sensors tell on bad lenses and on dust alike. Make one frame of a bright wall at a small aperture and one with the cap on, and view both at full size. The finder, the eye sensor and the memory card doors are the next places to look at.',
    ],
  },
  'sony-alpha-a7r-iv': {
    intro: [
      'In 2019 the A7R IV took full frame to 61 megapixels. It is the body with the highest resolution on this site.',
    ],
    shutter: [
      '500,000 cycles are listed as Sony’s published figure, in line with its predecessor, the [A7R III](/sony/sony-alpha-a7r-iii).',
    ],
    reading: [
      'Look for ILCE-7RM4 in the file, or ILCE-7RM4A for the revised version. Both keep the count in the layout that we have verified on neighbouring models: enciphered, with two further copies to compare it with. A JPEG or ARW from the card is read exactly. After a detour through a DNG converter the block may be gone, since such programs do not carry everything along.',
    ],
    buying: [
      'Few owners of such files shoot at random, so totals are often small; anything up to 100,000 is low wear. A camera used for stitched panoramas or for reproductions is an exception.',
      'At this resolution a slightly tilted mount is no trifle. Photograph a newspaper or brick wall flat from the front and compare the corners. Check the sensor at a small aperture, the tripod socket for a torn thread, and every port that a tethered studio would have used.',
    ],
  },
  'sony-alpha-a7s-iii': {
    intro: [
      'Twelve megapixels by intent: the A7S III of 2020 has 12.1 of them on full frame, for film makers and for the night. Sony counts it among the professional models.',
    ],
    shutter: [
      'Its shutter is listed with 500,000 cycles. Hardly any copy will ever get there, for reasons of use and not of strength.',
    ],
    reading: [
      'Two genuine files, a JPEG and an HIF, gave us the count; even a copy converted to HEIC had kept it. The model belongs to the newer layout, in which Sony stores one certain copy and a second one that may be zero. Expect a number of three or four digits, and take it as exact.',
    ],
    buying: [
      'For this camera the shutter count is nearly beside the point. A body with a few hundred releases may have run for two thousand hours of video. That time is written nowhere, so judge by the cable sockets, the screen and the record button.',
      'Film for ten minutes in the best quality, watch for warnings, then look for hot pixels with the cap on and a long exposure. Ask for cages and gimbals: they leave marks on the base plate and the sides.',
    ],
  },
  'sony-alpha-a9': {
    intro: [
      'The A9 was Sony’s sports camera of 2017: full frame, 24.2 megapixels, and the only stacked sensor among the models with a page here.',
    ],
    shutter: ['500,000 cycles are published for its mechanical shutter.'],
    reading: [
      'Reading the first number is simple; the cross-check is not. Where the second copy sits depends on the firmware, because versions 5 and 6 moved it. The tool therefore passes it over and turns to a third, which has stayed in its place, and to a neighbouring block that gives damage away; with that in order, the value is exact. It stands for mechanical releases: electronic ones are not added on Sony bodies, as far as has been shown.',
    ],
    buying: [
      'This is a camera made for the electronic shutter. A copy that took part in two seasons of football can show a few thousand and be worn everywhere else, so a low count proves a rested curtain and nothing more.',
      'Judge the rest by hand. Do the dials for drive and focus mode turn with a clear click? Are the shutter button and the focus button soft from use? Is the coating gone where a monopod was clamped? For what is left, 250,000 would be half of the rating, and you will seldom see it.',
    ],
  },
  'sony-alpha-a6400': {
    intro: [
      'Sony introduced the A6400 in 2019, an APS-C mirrorless body with 24.2 megapixels that belongs to the middle class. Files name it ILCE-6400 or, in a revised version, ILCE-6400A.',
    ],
    shutter: [
      'A Japanese list of published figures gives 200,000 cycles. For an APS-C body of its class that is the top of the range from 100,000 to 200,000.',
    ],
    reading: [
      'This is one of our reference models. Two consecutive photos gave two consecutive counts, a third file from another owner fitted as well, and the copies inside each of them agreed. The number is exact, and you may take it at face value. Pictures sent through messengers or saved by an editor are another matter; for those the tool reports that the data are missing or damaged.',
    ],
    buying: [
      'Bloggers liked the model, hence many copies with a few thousand releases and a long life as a camera on a desk. Up to 40,000 the shutter has hardly begun; look instead at the screen, the USB port and the other sockets.',
      'Mount a lens and turn it gently to feel for play. Run the autofocus on a moving hand in dim light, and check the flash and the finder that many owners never used.',
    ],
  },
  'sony-alpha-a6000': {
    intro: [
      '24.3 megapixels on APS-C for little money: that made the A6000, introduced in 2014, one of the mirrorless cameras you meet most often second-hand.',
    ],
    shutter: [
      'The usual figure is 100,000 cycles. Sony never published one that we could trace, and the confidence is low.',
    ],
    reading: [
      'For hardly any Sony do we have so many real files: a row of photos in which the number rises one by one. We also have damaged ones. In photos of this model that several editors had handled, the block was displaced, and readers without a safeguard print a false count from them. Ours refuses.',
      'One limit remains. The layout is the older one, whose counter can return to zero after 65,535, and nobody has shown whether the A6000 does. So the tool calls it a counter with limits, and the wear computed from it is the least it can be.',
    ],
    buying: [
      'On a camera for holidays the limit rarely matters, since 50,000 is already much. If the outside speaks of heavy use and the file of a few hundred, assume a second lap.',
      'The body is small and was often carried without a bag. Look at the flash, the mode dial, the rubber of the eyepiece and the edges of the sensor chamber, and take a few frames at the shortest shutter time.',
    ],
  },
} satisfies Record<SlugOf<'sony'>, ModelCopy>;

export default models;
