/**
 * Marks that programs leave and no untouched photo of the model has. A mark counts only if we read at least 20
 * originals of 5 bodies of this maker and generation, all without it. Numbers: docs/formats.md, 'Saved again'.
 */
import { FieldId, JpegCoder, PictureLength } from '../../assembly/schema';
import type { PhotoData } from './rules/proposal';

const NIKON_DSLR = /^NIKON D(\d|f$)/;
/**
 * Canon EOS, except bodies before 2004 and all EOS-1D and 1Ds bodies: some photos of the excepted bodies begin with
 * JFIF and may be originals.
 */
const EOS = /^Canon EOS (?!D\d|10D|300D|DIGITAL REBEL$|Kiss Digital$)/;
const SONY_ALPHA = /^(DSLR-A|SLT-A|NEX-|ILC[AE]-|ILME-)/;
/** Pentax and Samsung bodies with interchangeable lenses, except the *ist D, whose photos may begin with JFIF. */
const PENTAX_SLR = /^(PENTAX|SAMSUNG|Samsung) (\*ist D[LS]|K-|K[\dPF]|645|Q|GX)/;

const OF_PROGRAMS = JpegCoder.Jfif | JpegCoder.Progressive | JpegCoder.Tables;

/** Bodies that leave bytes between the values of the maker note in every JPEG: Pentax 2 or more, Sony 6 to 8. */
const LEAVES_SLACK =
  /^((PENTAX|SAMSUNG|Samsung) (\*ist D([LS]2?)?|645D|K-(01|30|5( II)?|50|500|7|m|r|x)|K(10|20|100|110|200|2000)D?( Super)?|Q(7|10)?|GX-?(1[LS]|10|20))|ILCE-(3000|5000|6000|6400|7|7M3|7R)|NEX-(3N|5N|5T|6|7|F3|VG20E?|VG30E?|VG900)|SLT-A(37|57|58|65V?|77V?|99V?))$/;
/** Bodies that pad the Exif block to a constant length in bytes. */
const FULL_BLOCKS: readonly (readonly [models: RegExp, bytes: number])[] = [
  [/^(SLT-A(33|35|55V?)|DSLR-A(450|500|550|560|580)|NEX-(3|5|C3|VG10E?))$/, 64_500],
  [/^DSLR-A(230|290|330|380|390)$/, 53_583],
];

/** Makers with an Exif layout that the core knows; see assembly/layout.ts. */
const KNOWN_LAYOUT = /^(nikon corporation|canon|olympus optical)/i;

/**
 * Bodies that write no HEIF according to their manuals: all Nikon DSLRs and Nikon 1, all Pentax bodies, Canon's DSLRs
 * except the 1D X Mark III, Canon's EOS M bodies, the EOS R, Ra and RP, Sony's before the 7S III, Fujifilm's before the
 * X-H2S.
 */
const WITHOUT_HEIF =
  /^(NIKON (D\d|Df|1 )|(PENTAX|SAMSUNG|Samsung) |Canon EOS[ -](?!1D X Mark III|R\d|C\d)|(DSLR|SLT|NEX|ILCA)-|ILCE-(3000|3500|5[01]00|6[0-6]00|QX1|7(R|S)?|7(R|S)?M2|7R?M3A?|7RM4A?|9|9M2|7C)$|X-(T[1-4]|T10|T20|T30( II)?|T1?00|T200|E[1-4]S?|Pro[123]|H1|A\d+|M1|S10?)$|X100[STFV]?$|GFX ?(50[SR]|100S?)$)/;

/** Facts about a model's untouched photos. */
export interface Originals {
  /**
   * the bits of `JpegCoder` that no untouched photo has. A D200 quantizes like libjpeg, so the bit `Libjpeg` says
   * nothing about a Nikon DSLR. For Pentax, only JFIF counts, because we have seen whole photos of too few bodies
   */
  readonly coder: number;
  /** an interchangeable-lens body: its own XMP never names Adobe's toolkit, and it never writes Windows' padding */
  readonly hasLenses: boolean;
  readonly isNikonDslr: boolean;
  readonly isSonyAlpha: boolean;
  readonly leavesSlack: boolean;
  /** length of the Exif block in bytes, if it is constant */
  readonly fullBlock: number | undefined;
  /** the core knows the layout of the maker's Exif block (assembly/layout.ts) */
  readonly hasKnownLayout: boolean;
  readonly writesHeif: boolean;
}

/** A cache by model: a history has many photos of few models. */
const known = new Map<string, Originals>();

/** The facts about untouched photos of this photo's model. */
export function originalsOf({ make, model }: PhotoData): Originals {
  const key = `${make}\n${model}`;
  const found = known.get(key) ?? describe(make, model);
  known.set(key, found);
  return found;
}

function describe(make: string, model: string): Originals {
  const isNikonDslr = NIKON_DSLR.test(model);
  const isSonyAlpha = SONY_ALPHA.test(model);
  const isEos = EOS.test(model);
  const isPentaxSlr = PENTAX_SLR.test(model);
  const withLibjpeg = isEos || isSonyAlpha ? OF_PROGRAMS | JpegCoder.Libjpeg : 0;
  return {
    coder: withLibjpeg || (isNikonDslr ? OF_PROGRAMS : isPentaxSlr ? JpegCoder.Jfif : 0),
    hasLenses: isNikonDslr || isEos || isSonyAlpha || isPentaxSlr,
    isNikonDslr,
    isSonyAlpha,
    leavesSlack: LEAVES_SLACK.test(model),
    fullBlock: FULL_BLOCKS.find(([models]) => models.test(model))?.[1],
    hasKnownLayout: KNOWN_LAYOUT.test(make),
    writesHeif: !WITHOUT_HEIF.test(model),
  };
}

/**
 * True if a JPEG's maker note, Exif block or MP index isn't laid out as in the model's own files, so a program has
 * rewritten the file.
 */
export function isLaidOutByProgram({ fields, container }: PhotoData, originals: Originals): boolean {
  if (container !== 'JPEG' || fields.has(FieldId.NoteMoved)) return false;
  const { leavesSlack, fullBlock, isNikonDslr, isSonyAlpha } = originals;
  const bytes = fields.number(FieldId.ExifBytes);
  return (
    (leavesSlack && fields.number(FieldId.NoteSlack) === 0) ||
    (fullBlock !== undefined && bytes !== undefined && bytes !== fullBlock) ||
    (isNikonDslr && fields.has(FieldId.NoteOrder)) ||
    (isSonyAlpha && fields.number(FieldId.PictureLength) === PictureLength.NotIndexed)
  );
}

/** True if a JPEG's layout shows whether a program has rewritten it. */
export function hasOwnLayout(
  { fields }: PhotoData,
  { hasKnownLayout, isSonyAlpha, leavesSlack, fullBlock }: Originals,
): boolean {
  const hasIndex = isSonyAlpha && fields.has(FieldId.SeveralPictures);
  return hasKnownLayout || hasIndex || leavesSlack || fullBlock !== undefined;
}
