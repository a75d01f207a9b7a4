import { css, type Theme } from '@emotion/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import type { ExtractionResult } from '../../../reader/result';
import { monthOf } from '../../../reader/date';
import { maskSerial } from '../../../reader/serial';
import type { Locale } from '../../../config/locales';
import { localTime } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { useBeforePrint } from '../../browser/useBeforePrint';
import { useObjectUrl } from '../../browser/useObjectUrl';
import { useInBrowser } from '../../browser/useInBrowser';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { dismiss, notify } from '../../browser/notify';
import { untilIdle } from '../../browser/fetchAhead';
import { saveFile } from '../../browser/saveFile';
import { Link } from '../../ui/Link';
import { isCounterReading, isFromCable } from '../../../i18n/words/outcome';
import { ExportMenu } from '../../ui/ExportMenu';
import { CopyButton } from '../CopyButton';
import { useIsOwner } from '../OwnerChoice';
import { listingLine } from '../../../i18n/words/listingLine';
import { formatShare } from '../../../i18n/words/present';
import { PrintSheet } from './PrintSheet';
import type { ProofShape } from './proofDrawing';
import { proofOf } from './proofPicture';
import { fingerprint } from './fingerprint';
import { type QrCode, qrCode } from './qrCode';
import { sheetJson, sheetText, type SheetFacts, verifyLink } from './sheet';

/** Files below this are hashed too fast for a toast. */
const QUIET_BYTES = 8_000_000;
/** Id of the toast with the progress of hashing a large file. */
const FINGERPRINT = 'fingerprint';

interface Props {
  readonly file: File;
  readonly result: ExtractionResult;
  readonly report?: UntrustedReport;
  readonly rated: RatedLife | undefined;
}

/** Whoever is handed a report may show it to others: of the serial number it has the end, of the day of manufacture the month. */
function maskedResult(result: ExtractionResult): ExtractionResult {
  const { serialNumber, manufactured } = result;
  return {
    ...result,
    ...(serialNumber && { serialNumber: maskSerial(serialNumber) }),
    ...(manufactured && { manufactured: { ...manufactured, date: monthOf(manufactured.date) } }),
  };
}

/** What the page prints. */
interface Printed {
  readonly facts: SheetFacts;
  readonly code: QrCode | undefined;
}

/**
 * The proof of a count, and the report on it as text, JSON or print, which is also what the browser's own command prints. A
 * large file is hashed when one of them is asked for.
 */
export function SheetSection({ file, result: whole, report, rated }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const isOwner = useIsOwner();
  const [hasSerial, setHasSerial] = useState(false);
  const [hasStrip, setHasStrip] = useState(false);
  const [fileMark, setFileMark] = useState<string>();
  const canShare = useInBrowser(() => 'canShare' in navigator, false);
  const result = hasSerial ? whole : maskedResult(whole);
  const isByCable = isFromCable(result);
  const [prepared, setPrepared] = useState<Printed>();
  const [printed, setPrinted] = useState<Printed & { readonly isPrinting: boolean }>();

  async function gatherFacts(): Promise<SheetFacts> {
    const sha256 = fileMark ?? (await fingerprintWithToast());
    setFileMark(sha256);
    return { name: file.name, size: file.size, sha256, made: localTime(new Date()), result, report, rated };
  }

  async function fingerprintWithToast(): Promise<string> {
    if (file.size < QUIET_BYTES) return fingerprint(file);
    const progress = (share: number) =>
      notify(
        'loading',
        (say, shownIn) => ({ title: say('sheet.fingerprinting', { share: formatShare(share, shownIn) }) }),
        { id: FINGERPRINT },
      );
    progress(0);
    let shown = 0;
    try {
      const sha256 = await fingerprint(file, (share) => {
        if (share - shown < 0.1) return;
        shown = share;
        progress(share);
      });
      notify('success', (say) => ({ title: say('sheet.fingerprinted') }), { id: FINGERPRINT });
      return sha256;
    } catch (cause) {
      dismiss(FINGERPRINT);
      throw cause;
    }
  }

  /** A click handler that shows a toast if `work` fails. */
  function withErrorToast(work: () => Promise<void>): () => void {
    return () => void work().catch(() => notify('error', (say) => ({ title: say('sheet.failed') })));
  }

  /** Browsers allow access only within the click, so asks now and lets the text follow. */
  const copyLater = (text: Promise<string>) =>
    navigator.clipboard.write([
      new ClipboardItem({ 'text/plain': text.then((plain) => new Blob([plain], { type: 'text/plain' })) }),
    ]);

  const copy = withErrorToast(async () => {
    await copyLater(gatherFacts().then((gathered) => sheetText(gathered, t, locale)));
    notify('success', (say) => ({ title: say('sheet.copied') }));
  });

  const copyLine = withErrorToast(async () => {
    const line = listingLine(whole, t, locale);
    await copyLater(gatherFacts().then((gathered) => `${line} ${verifyLink(gathered, locale)!}`));
    notify('success', (say) => ({ title: say('copy.done'), description: line }));
  });

  const download = withErrorToast(async () => {
    const json = sheetJson(await gatherFacts());
    saveFile(new Blob([json], { type: 'application/json' }), `${baseName(file)}-shutter-count.json`);
  });

  const strip = hasStrip ? file : undefined;

  async function drawProof(shape: ProofShape): Promise<File> {
    const picture = await proofOf(
      { ...(await gatherFacts()), result: whole },
      shape,
      t,
      locale,
      shape === 'tall' ? strip : undefined,
    );
    const name = `${baseName(file)}-shutter-count${shape === 'wide' ? '-wide' : ''}.png`;
    return new File([picture], name, { type: 'image/png' });
  }

  const save = (picture: File) => saveFile(picture, picture.name);

  const savePicture = (shape: ProofShape) => withErrorToast(async () => save(await drawProof(shape)));

  const sharePicture = withErrorToast(async () => {
    const picture = await drawProof('tall');
    const files = [picture];
    // Where pictures can't be shared, they are saved.
    if (!navigator.canShare({ files })) return save(picture);
    await navigator.share({ files }).catch((problem: unknown) => {
      // A share sheet that was closed is no failure. One that the browser refuses, because a large file took long, is.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) save(picture);
    });
  });

  async function prepare(language: Locale): Promise<Printed> {
    const gathered = await gatherFacts();
    const link = verifyLink(gathered, language);
    return { facts: gathered, code: link === undefined ? undefined : qrCode(link) };
  }

  const print = withErrorToast(async () => setPrinted({ ...(await prepare(locale)), isPrinting: false }));

  // The browser's own command to print waits for nothing, so a small file is hashed ahead of it.
  const prepareAhead = useEffectEvent((language: Locale) => prepare(language).then(setPrepared, () => undefined));
  useEffect(() => {
    let isCancelled = false;
    // A reading by cable has no file worth hashing.
    if (file.size < QUIET_BYTES && !isByCable)
      void untilIdle().then(() => (isCancelled ? undefined : prepareAhead(locale)));
    return () => {
      isCancelled = true;
    };
  }, [file, locale, isByCable]);

  useBeforePrint(() => {
    if (!prepared || printed) return;
    // With or without the whole serial number, as chosen since.
    setPrinted({ ...prepared, facts: { ...prepared.facts, result }, isPrinting: true });
  });
  const openInstead = useEffectEvent((event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key === 'p';
    if (!isCommand || prepared) return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    const keyDown = (event: KeyboardEvent) => openInstead(event);
    window.addEventListener('keydown', keyDown);
    return () => window.removeEventListener('keydown', keyDown);
  }, []);

  const isProof = isCounterReading(result) && !isByCable;
  const menu = (
    <ExportMenu
      label={t(isProof ? 'sheet.more' : 'sheet.menu')}
      exports={[
        ...(isProof
          ? [
              // What the button beside it does where nothing can be shared.
              ...(canShare
                ? [{ label: t('proofPicture.tall'), icon: 'image', onChoose: savePicture('tall') } as const]
                : []),
              { label: t('proofPicture.wide'), icon: 'image', onChoose: savePicture('wide') } as const,
              { label: t('proofPicture.line'), icon: 'copy', onChoose: copyLine } as const,
            ]
          : []),
        { label: t('sheet.copy'), icon: 'copy', onChoose: copy },
        { label: t('sheet.download'), icon: 'download', onChoose: download },
        { label: t('sheet.print'), icon: 'print', onChoose: print },
      ]}
    />
  );
  const serial = whole.serialNumber && (
    <Checkbox label={t('sheet.serial')} checked={hasSerial} onChange={setHasSerial} />
  );
  const verify = !isByCable && (
    <p css={styles.verify}>
      {t('sheet.verifiable')} <Link href="/verify">{t('sheet.toVerify')}</Link>
    </p>
  );

  if (!isProof) {
    return (
      <Card level={3} heading={t('sheet.heading')}>
        {menu}
        <p css={[styles.text, styles.report]}>{t(isByCable ? 'sheet.textByCable' : 'sheet.text')}</p>
        {serial}
        {verify}
        {printed && <PrintSheet {...printed} onDone={() => setPrinted(undefined)} />}
      </Card>
    );
  }

  return (
    <Card level={3} heading={t('proofPicture.heading')}>
      <div css={[styles.proof, isOwner && styles.withPreview]}>
        <div>
          <div css={styles.buttons}>
            <Button
              variant={isOwner ? 'primary' : 'secondary'}
              icon={canShare ? 'share' : 'image'}
              onClick={canShare ? sharePicture : savePicture('tall')}
            >
              {t(canShare ? 'proofPicture.share' : 'proofPicture.save')}
            </Button>
            {isOwner && <CopyButton label={t('copy.listing')} text={listingLine(whole, t, locale)} />}
            {menu}
          </div>
          <p css={styles.text}>{t(isOwner ? 'proofPicture.mine' : 'proofPicture.text')}</p>
        </div>
        {/* A file that would take long to hash is drawn when its proof is asked for. */}
        {isOwner && file.size < QUIET_BYTES && (
          <div css={styles.preview}>
            {prepared && <ProofPreview facts={prepared.facts} result={whole} strip={strip} />}
          </div>
        )}
        <div>
          {!report && <Checkbox label={t('proofPicture.strip')} checked={hasStrip} onChange={setHasStrip} />}
          {serial}
          <p css={styles.verify}>{t('proofPicture.places')}</p>
          {verify}
        </div>
      </div>
      {printed && <PrintSheet {...printed} onDone={() => setPrinted(undefined)} />}
    </Card>
  );
}

interface PreviewProps {
  readonly facts: SheetFacts;
  readonly result: ExtractionResult;
  readonly strip: File | undefined;
}

/** The proof as it would be saved; nothing where the browser cannot draw it. */
function ProofPreview({ facts, result, strip }: PreviewProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const draw = useCallback(
    () => proofOf({ ...facts, result }, 'tall', t, locale, strip),
    [facts, result, strip, t, locale],
  );
  const [address] = useObjectUrl(draw);
  return address && <img src={address} alt={t('proofPicture.preview')} />;
}

const baseName = (file: File) => file.name.replace(/\.[^.]*$/, '');

const styles = {
  text: (theme: Theme) =>
    css({ maxWidth: theme.width.text, margin: theme.space(4, 0, 0), color: theme.color.textMuted }),
  report: (theme: Theme) => css({ marginBottom: theme.space(3) }),
  /** the picture beside what can be done with it, where there is room */
  proof: (theme: Theme) =>
    css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4), alignItems: 'start' }),
  withPreview: (theme: Theme) =>
    css({
      [theme.media.wide]: {
        gridTemplate: 'auto 1fr / minmax(0, 1fr) min(320px, 46%)',
        columnGap: theme.space(6),
        '& > :nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
      },
    }),
  preview: (theme: Theme) =>
    css({
      width: '100%',
      maxWidth: 360,
      minHeight: 0,
      '&:empty': { aspectRatio: '4 / 5' },
      justifySelf: 'center',
      borderRadius: theme.radius.s,
      background: theme.color.sunken,
      overflow: 'hidden',
      '& img': { display: 'block', width: '100%' },
      [theme.media.print]: { display: 'none' },
    }),
  buttons: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2),
      [theme.media.mobile]: { '& > button': { flex: '1 1 auto' }, '& > button:first-of-type': { flexBasis: '100%' } },
      [theme.media.print]: { display: 'none' },
    }),
  verify: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      margin: theme.space(3, 0, 0),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
};
