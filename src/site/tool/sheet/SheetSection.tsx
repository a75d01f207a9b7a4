import { css, type Theme } from '@emotion/react';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import type { CardReport } from '../../../reader/cardReport/report';
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
import { untilIdle } from '../../browser/quiet';
import { saveFile } from '../../browser/saveFile';
import { Link } from '../../ui/Link';
import { isCounterReading, isFromCable } from '../../../i18n/words/outcome';
import { CopyButton } from '../CopyButton';
import { useIsOwner } from '../OwnerChoice';
import { listingLine } from '../../../i18n/words/listingLine';
import { formatShare } from '../../../i18n/words/present';
import { PrintSheet } from './PrintSheet';
import { proofOf, type ProofShape } from './proofPicture';
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
  readonly report?: CardReport;
  readonly rated: RatedLife | undefined;
}

/** What the page prints. */
/** Whoever is handed a report may show it to others: of the serial number it has the end, of the day of manufacture the month. */
function maskedResult(result: ExtractionResult): ExtractionResult {
  const { serialNumber, manufactured } = result;
  return {
    ...result,
    ...(serialNumber && { serialNumber: maskSerial(serialNumber) }),
    ...(manufactured && { manufactured: { ...manufactured, date: monthOf(manufactured.date) } }),
  };
}

interface Printed {
  readonly facts: SheetFacts;
  readonly code: QrCode | undefined;
}

/**
 * Buttons to copy, download or print the sheet, which is also what the browser's own command prints. A large file is hashed
 * when one of them is used.
 */
export function SheetSection({ file, result: whole, report, rated }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [hasSerial, setHasSerial] = useState(false);
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

  async function drawProof(shape: ProofShape): Promise<File> {
    const picture = await proofOf({ ...(await gatherFacts()), result: whole }, shape, t, locale);
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

  // Who sells the camera sees what others will. A file that would take long to hash is drawn when it is saved.
  const hasPreview = useIsOwner() && file.size < QUIET_BYTES;

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

  return (
    <Card level={3} heading={t('sheet.heading')}>
      <p css={styles.text}>{t(isByCable ? 'sheet.textByCable' : 'sheet.text')}</p>
      <div css={styles.buttons}>
        <Button variant="secondary" icon="copy" onClick={copy}>
          {t('sheet.copy')}
        </Button>
        <Button variant="secondary" icon="download" onClick={download}>
          {t('sheet.download')}
        </Button>
        <Button variant="secondary" icon="print" onClick={print}>
          {t('sheet.print')}
        </Button>
      </div>
      {whole.serialNumber && <Checkbox label={t('sheet.serial')} checked={hasSerial} onChange={setHasSerial} />}
      {isCounterReading(result) && !isByCable && (
        <>
          <h4 css={styles.heading}>{t('proofPicture.heading')}</h4>
          <div css={styles.proof}>
            <p css={styles.text}>{t('proofPicture.text')}</p>
            {hasPreview && (
              <div css={styles.preview}>{prepared && <ProofPreview facts={prepared.facts} result={whole} />}</div>
            )}
            <div css={styles.buttons}>
              {canShare && (
                <Button variant="secondary" icon="share" onClick={sharePicture}>
                  {t('proofPicture.share')}
                </Button>
              )}
              <Button variant="secondary" icon="image" onClick={savePicture('tall')}>
                {t('proofPicture.tall')}
              </Button>
              <Button variant="secondary" icon="image" onClick={savePicture('wide')}>
                {t('proofPicture.wide')}
              </Button>
              <Button variant="secondary" icon="copy" onClick={copyLine}>
                {t('proofPicture.line')}
              </Button>
              <CopyButton label={t('copy.listing')} text={listingLine(whole, t, locale)} />
            </div>
          </div>
        </>
      )}
      {!isByCable && (
        <p css={styles.verify}>
          {t('sheet.verifiable')} <Link href="/verify">{t('sheet.toVerify')}</Link>
        </p>
      )}
      {printed && <PrintSheet {...printed} onDone={() => setPrinted(undefined)} />}
    </Card>
  );
}

/** The proof as it would be saved; nothing where the browser cannot draw it. */
function ProofPreview({ facts, result }: { readonly facts: SheetFacts; readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const draw = useCallback(() => proofOf({ ...facts, result }, 'tall', t, locale), [facts, result, t, locale]);
  const [address] = useObjectUrl(draw);
  return address && <img src={address} alt={t('proofPicture.preview')} />;
}

const baseName = (file: File) => file.name.replace(/\.[^.]*$/, '');

const styles = {
  heading: (theme: Theme) => css({ margin: theme.space(5, 0, 2), fontSize: theme.size.m }),
  text: (theme: Theme) =>
    css({ maxWidth: theme.width.text, margin: theme.space(0, 0, 4), color: theme.color.textMuted }),
  /** the picture beside its text, where there is room */
  proof: (theme: Theme) =>
    css({
      [theme.media.wide]: {
        display: 'grid',
        gridTemplate: 'auto 1fr / minmax(0, 1fr) auto',
        columnGap: theme.space(6),
        alignItems: 'start',
        '& > *': { gridColumn: 1 },
      },
    }),
  preview: (theme: Theme) =>
    css({
      [theme.media.wide]: { 'div&': { gridArea: '1 / 2 / span 2' } },
      width: 216,
      maxWidth: '100%',
      aspectRatio: '4 / 5',
      marginBottom: theme.space(4),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      overflow: 'hidden',
      '& img': { display: 'block', width: '100%' },
    }),
  buttons: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
  verify: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      margin: theme.space(4, 0, 0),
      color: theme.color.textMuted,
      fontSize: theme.size.s,
    }),
};
