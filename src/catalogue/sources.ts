/** The published sources of figures. Names are proper names, the same in every language. */

export const sources = {
  'nikon-support': {
    name: 'Nikon Support',
    url: 'https://www.nikonimgsupport.com/eu/BV_article?articleNo=000044853&configured=1&lang=en_GB',
    byMaker: true,
  },
  'sony-a7r-iii': {
    name: 'Sony, Alpha 7R III',
    url: 'https://www.sony.com/en-bh/electronics/interchangeable-lens-cameras/ilce-7rm3',
    byMaker: true,
  },
  'sony-a6500': {
    name: 'Sony, Alpha 6500',
    url: 'https://www.sony.com/lr/electronics/interchangeable-lens-cameras/ilce-6500-body-kit/specifications',
    byMaker: true,
  },
  'exiftool-canon': {
    name: 'ExifTool, Canon',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Canon.pm',
  },
  'exiftool-nikon': {
    name: 'ExifTool, Nikon',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Nikon.pm',
  },
  'exiftool-olympus': {
    name: 'ExifTool, Olympus',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Olympus.pm',
  },
  'exiftool-sony': {
    name: 'ExifTool, Sony',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Sony.pm',
  },
  'exiftool-fujifilm': {
    name: 'ExifTool, Fujifilm',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/FujiFilm.pm',
  },
  'exiftool-panasonic': {
    name: 'ExifTool, Panasonic',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Panasonic.pm',
  },
  'exiftool-pentax': {
    name: 'ExifTool, Pentax',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Pentax.pm',
  },
  'exiftool-minolta': {
    name: 'ExifTool, Minolta',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Minolta.pm',
  },
  'exiftool-kodak': {
    name: 'ExifTool, Kodak',
    url: 'https://github.com/exiftool/exiftool/blob/master/lib/Image/ExifTool/Kodak.pm',
  },
  'magic-lantern': {
    name: 'Magic Lantern',
    url: 'https://github.com/reticulatedpines/magiclantern_simplified',
  },
  'open-product-data': {
    name: 'Open Product Data',
    url: 'https://github.com/open-product-data/digital-cameras',
  },
  gooutmi: {
    name: 'blog.goo.ne.jp/gooutmi',
    url: 'https://blog.goo.ne.jp/gooutmi/e/e6a88c0f21c0580c349979d40771f366',
  },
  skeg: {
    name: 'blog.skeg.jp',
    url: 'https://blog.skeg.jp/archives/2015/06/camera-shutter-examine.html',
  },
  teilab: { name: 'teilab.net', url: 'https://teilab.net/camera-lifespan' },
  'daniel-ho': {
    name: 'Michael Daniel Ho',
    url: 'https://blog.michaeldanielho.com/2017/07/canon-eos-7d-mark-ii-camera-shutter.html',
  },
  'photos-eos-r': {
    name: 'github.com/yanghan9014/HDR-image-construction',
    url: 'https://github.com/yanghan9014/HDR-image-construction',
  },
  'photos-eos-r7': {
    name: 'github.com/Ccucumber12/VFX-2025',
    url: 'https://github.com/Ccucumber12/VFX-2025',
  },
  fireyourdesigner: {
    name: 'fireyourdesigner.co',
    url: 'https://fireyourdesigner.co/200d-shutter-count/',
  },
  'etoile-studio': { name: 'etoile-studio.com', url: 'https://etoile-studio.com/?p=11657' },
  reviewcam360: {
    name: 'reviewcam360.blogspot.com',
    url: 'https://reviewcam360.blogspot.com/2020/02/at-full-speed-canon-1d-x-mark-iiis.html',
  },
  klecker: {
    name: 'klecker.de',
    url: 'http://www.klecker.de/index.php/de/olympus-ausloesungen-auslesen',
  },
  'a-graph': { name: 'a-graph.jp', url: 'https://a-graph.jp/2015/09/15/3715' },
  'err-dj1': {
    name: 'blog.goo.ne.jp/err_dj1',
    url: 'https://blog.goo.ne.jp/err_dj1/e/8d6d70bed2d049e7734001f45825b378',
  },
  fourthirdsphoto: {
    name: 'fourthirdsphoto.com',
    url: 'https://forum.fourthirdsphoto.com/threads/19764-Undocumented-Camera-Features',
  },
  dclife: {
    name: 'dclife.jp',
    url: 'https://dclife.jp/camera_news/article/sony/2021/0328_02.html',
  },
  apotelyt: {
    name: 'apotelyt.com',
    url: 'https://www.apotelyt.com/camera-exif/fujifilm-shutter-count',
  },
  'apotelyt-older': {
    name: 'apotelyt.com',
    url: 'https://www.apotelyt.com/photo-camera/fujifilm-shutter-count',
  },
  fotografidigitali: {
    name: 'fotografidigitali.it',
    url: 'https://www.fotografidigitali.it/articoli/5775/fujifilm-x-t4-la-famiglia-x-t-acquisisce-lo-stabilizzatore-la-recensione_6.html',
  },
  cyapu: { name: 'cyapu.com', url: 'https://cyapu.com/2015/07/01/grd4skaisuu' },
  breakfastographer: {
    name: 'Breakfastographer',
    url: 'https://breakfastographer.wordpress.com/2019/07/23/pentax-k-mount-strategy-and-sonys-61-megapixel-sensor/',
  },
  'women-and-dreams': {
    name: 'women-and-dreams.blogspot.com',
    url: 'http://women-and-dreams.blogspot.com/2024/01/kodak-dcs-14n-worm-in-paradise.html',
  },
  'shuttercount-app': {
    name: 'shuttercount.app',
    url: 'https://shuttercount.app/canon-1ds-shutter-count/',
  },
  parm3: { name: 'parm3.jp', url: 'https://parm3.jp/g-gallery/?p=443' },
  paperblog: {
    name: 'de.paperblog.com',
    url: 'https://de.paperblog.com/was-bedeutet-eigentlich-verschluss-915608/amp',
  },
  'outdoor-photography': {
    name: 'learnoutdoorphotography.com',
    url: 'https://www.learnoutdoorphotography.com/2012/06/in-memoriam-canon-eos-40d-2008-2012.html',
  },
  macrocam: { name: 'macrocam.blogspot.com', url: 'http://macrocam.blogspot.com/2014/07/' },
  awaisora: {
    name: 'awaisora.com',
    url: 'https://gadget.awaisora.com/2025/10/22/d63635b7-dc44-4bb9-90bc-b2bb5b4d6cc9',
  },
  hiroshima: {
    name: 'ult.riise.hiroshima-u.ac.jp',
    url: 'https://ult.riise.hiroshima-u.ac.jp/~nagato/?cmd=view&key=PENTAX&p=PENTAX+K20D',
  },
  shutr7: { name: 'shutr7', url: 'https://github.com/abcbcafe/shutr7' },
  shuttercheck: {
    name: 'shuttercheck.app',
    url: 'https://shuttercheck.app/blog/canon-eos-shutter-ratings-and-expected-lifespan/',
  },
  '7d2-dpr': {
    name: 'DPReview',
    url: 'https://www.dpreview.com/videos/7181306056/canon-7d-mark-ii-torture-test-see-a-shutter-fail-in-real-time',
  },
  japancamera: {
    name: 'japancamera.org',
    url: 'https://japancamera.org/%E3%82%B7%E3%83%A3%E3%83%83%E3%82%BF%E3%83%BC%E8%80%90%E4%B9%85%E5%9B%9E%E6%95%B0%E3%81%AE%E5%AF%BF%E5%91%BD',
  },
  '7d-cat': { name: 'yeti3776.hatenablog.jp', url: 'https://yeti3776.hatenablog.jp/entry/20150824/p1' },
  '5d2-cn': {
    name: 'PetaPixel (2017)',
    url: 'https://petapixel.com/2017/03/21/failed-dslr-shutter-looks-like-100000-photos/',
  },
  'a73-court': {
    name: 'Guerriero v. Sony Electronics',
    url: 'https://ru.scribd.com/document/500561147/Guerriero-v-Sony-Electronics-Inc-7-21-Cv-02618-No-1-S-D-N-Y-Mar-26-2021',
  },
  'a73-pp': {
    name: 'PetaPixel (2021)',
    url: 'https://petapixel.com/2021/03/27/sony-sued-class-action-lawsuit-says-a7-iii-shutter-is-bricking-cameras/',
  },
  'oly-150': {
    name: 'shabadaba4444.blog.fc2.com',
    url: 'http://shabadaba4444.blog.fc2.com/blog-entry-245.html',
  },
} as const satisfies Record<string, Source>;

export interface Source {
  readonly name: string;
  readonly url: string;
  /** a document from the camera's maker */
  readonly byMaker?: true;
}

export type SourceId = keyof typeof sources;

/** The sources that justify 'stated by the maker'. */
export type MakerSourceId = {
  [Id in SourceId]: (typeof sources)[Id] extends { readonly byMaker: true } ? Id : never;
}[SourceId];
