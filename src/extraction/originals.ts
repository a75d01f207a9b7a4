/**
 * What untouched photos of a model look like: which marks of programs they never have. A mark counts only for a maker and
 * generation of which at least 20 originals of 5 bodies were read without it. Numbers: docs/formats.md, 'Saved again'.
 */
import { FieldId, JpegCoder, PictureLength } from '../../assembly/schema';
import type { Evidence } from './rules/candidate';

const of =
  (models: RegExp) =>
  ({ model }: Evidence): boolean =>
    models.test(model);

const isNikonDslr = of(/^NIKON D(\d|f$)/);
/** Without the bodies of before 2004 and the 1D and 1Ds, some of whose photos begin with JFIF and may be originals. */
const isEos = of(/^Canon EOS (?!D\d|10D|300D|DIGITAL REBEL$|Kiss Digital$)/);
export const isSonyAlpha = of(/^(DSLR-A|SLT-A|NEX-|ILC[AE]-|ILME-)/);
/** Pentax's with interchangeable lenses, and the ones that Samsung sold; the *ist D may begin with JFIF. */
const isPentaxSlr = of(/^(PENTAX|SAMSUNG|Samsung) (\*ist D[LS]|K-|K[\dPF]|645|Q|GX)/);
const isAnyOf =
  (...tests: readonly ((evidence: Evidence) => boolean)[]) =>
  (evidence: Evidence): boolean =>
    tests.some((test) => test(evidence));

const OF_PROGRAMS = JpegCoder.Jfif | JpegCoder.Progressive | JpegCoder.Tables;

/**
 * The bits of `JpegCoder` that no original has. A D200 quantizes as libjpeg does; whole pictures of Pentax were seen of too
 * few bodies for the others.
 */
export function jpegSignsOf(evidence: Evidence): number {
  if (isNikonDslr(evidence)) return OF_PROGRAMS;
  if (isAnyOf(isEos, isSonyAlpha)(evidence)) return OF_PROGRAMS | JpegCoder.Libjpeg;
  return isPentaxSlr(evidence) ? JpegCoder.Jfif : 0;
}

/** Bodies whose own XMP never names Adobe's toolkit. Phones' and compacts' may. */
export const mayNameAdobe = (evidence: Evidence): boolean =>
  !isAnyOf(isNikonDslr, isEos, isSonyAlpha, isPentaxSlr)(evidence);

/** Windows' padding, which phones with Windows write as well. */
export const isWrittenByWindows = (evidence: Evidence): boolean =>
  evidence.fields.has(FieldId.WindowsPadding) && !mayNameAdobe(evidence);

/** The bodies leave bytes between the values of the maker note, in every JPEG: Pentax 2 and more, Sony 6 to 8. */
const LEAVES_SLACK = of(
  /^((PENTAX|SAMSUNG|Samsung) (\*ist D([LS]2?)?|645D|K-(01|30|5( II)?|50|500|7|m|r|x)|K(10|20|100|110|200|2000)D?( Super)?|Q(7|10)?|GX-?(1[LS]|10|20))|ILCE-(3000|5000|6000|6400|7|7M3|7R)|NEX-(3N|5N|5T|6|7|F3|VG20E?|VG30E?|VG900)|SLT-A(37|57|58|65V?|77V?|99V?))$/,
);
/** Bodies whose Exif block is filled up to one length, in bytes. */
const FULL_BLOCKS: readonly (readonly [test: (evidence: Evidence) => boolean, bytes: number])[] = [
  [of(/^(SLT-A(33|35|55V?)|DSLR-A(450|500|550|560|580)|NEX-(3|5|C3|VG10E?))$/), 64_500],
  [of(/^DSLR-A(230|290|330|380|390)$/), 53_583],
];

/**
 * True where a JPEG's maker note, Exif block or MP index is not as the model leaves it, so that a program has written the
 * file anew.
 */
export function isLaidOutByProgram(evidence: Evidence): boolean {
  const { fields, container } = evidence;
  if (container !== 'JPEG' || fields.has(FieldId.NoteMoved)) return false;
  const bytes = fields.number(FieldId.ExifBytes);
  const full = FULL_BLOCKS.find(([test]) => test(evidence))?.[1];
  return (
    (LEAVES_SLACK(evidence) && fields.number(FieldId.NoteSlack) === 0) ||
    (full !== undefined && bytes !== undefined && bytes !== full) ||
    (isNikonDslr(evidence) && fields.has(FieldId.NoteOrder)) ||
    (isSonyAlpha(evidence) && fields.number(FieldId.PictureLength) === PictureLength.NotIndexed)
  );
}

/** Makers whose layout the core knows; see assembly/layout.ts. */
const KNOWN_LAYOUT = /^(nikon corporation|canon|olympus optical)/i;

/** True where a JPEG's layout tells whether a program has written it anew. */
export const hasOwnLayout = (evidence: Evidence): boolean =>
  KNOWN_LAYOUT.test(evidence.make) ||
  (isSonyAlpha(evidence) && evidence.fields.has(FieldId.SeveralPictures)) ||
  LEAVES_SLACK(evidence) ||
  FULL_BLOCKS.some(([test]) => test(evidence));

/**
 * Bodies that write no HEIF by their makers' manuals: all of Nikon's DSLRs and 1, of Pentax, Canon's up to the RP, the
 * M and the 90D, Sony's before the 7S III, Fujifilm's before the X-H2S.
 */
const WITHOUT_HEIF = of(
  /^(NIKON (D\d|Df|1 )|(PENTAX|SAMSUNG|Samsung) |Canon EOS[ -](?!1D X Mark III|R\d|C\d)|(DSLR|SLT|NEX|ILCA)-|ILCE-(3000|3500|5[01]00|6[0-6]00|QX1|7(R|S)?|7(R|S)?M2|7R?M3A?|7RM4A?|9|9M2|7C)$|X-(T[1-4]|T10|T20|T30( II)?|T1?00|T200|E[1-4]S?|Pro[123]|H1|A\d+|M1|S10?)$|X100[STFV]?$|GFX ?(50[SR]|100S?)$)/,
);

export const writesHeif = (evidence: Evidence): boolean => !WITHOUT_HEIF(evidence);
