import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { findRatedLife } from '../../../cameras/ratedLife';
import { AddToHistory } from '../../tool/AddToHistory';
import { CopyButton } from '../../tool/CopyButton';
import { CountCard } from '../../tool/CountCard';
import { ModelCard } from '../../tool/ModelCard';
import { hasCount, isCounterReading } from '../../../i18n/words/outcome';
import { photoSentences } from '../../../i18n/words/cableSentences';
import { isShowable, listingLine } from '../../../i18n/words/listingLine';
import { plainText } from '../../../i18n/words/plainText';
import { soldName } from '../../../i18n/words/soldName';
import { SheetSection } from '../../tool/sheet/SheetSection';
import { Cluster, Measure, screenOnly, Stack } from '../../ui/layouts';
import { useFocusOnMount } from '../../ui/useFocusOnMount';
import { readingOf, cableReadingOf } from '../../../history/reading';
import { formatDateTime, formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { hexBytes, hexCode } from '../../../usb/bytes';
import { lumixLog } from '../../../usb/lumixUsage';
import type { CameraReading } from '../../../usb/readCamera';
import { photoOf, resultOfReading } from '../../../usb/resultOfCable';
import type { LumixLog } from '../../../usb/visitOutcome';
import { forgetCameras, type Usb } from '../../../usb/usb';
import { notice } from '../../ui/notice';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { notify } from '../../browser/notify';
import { Table } from '../../ui/Table';
import { addReading } from '../../../history/historyStore';
import { DiagnosticButton } from './DiagnosticButton';

interface Props {
  readonly reading: CameraReading;
  /** the visitor's local time of the reading: `YYYY-MM-DDTHH:MM:SS` */
  readonly made: string;
  readonly diagnostic: File;
  readonly usb: Usb;
  readonly isNews: boolean;
  readonly onReset: () => void;
}

/** A reading's result: the usual result cards, the evidence for the number, and a comparison with the newest photo. */
export default function CableResult({ reading, made, diagnostic, usb, isNews, onReset }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const { locale } = useLanguage();
  const result = resultOfReading(reading);
  const rated = findRatedLife(result.make ?? '', result.model ?? '');

  const photo = photoOf(reading);
  const isOfPhoto = photo !== undefined && photo.result === result;
  const addToHistory = () => {
    return addReading(isOfPhoto ? readingOf(result, photo.name) : cableReadingOf(result, made));
  };

  const forget = () => {
    forgetCameras(usb).then(
      (isForgotten) =>
        notify(isForgotten ? 'success' : 'info', (say) => ({
          title: say(isForgotten ? 'connect.forgotten' : 'connect.notForgotten'),
        })),
      () => notify('info', (say) => ({ title: say('connect.notForgotten') })),
    );
  };

  return (
    <Stack gap={4}>
      <h3 ref={heading} tabIndex={-1} css={styles.heading}>
        {t('connect.result.heading', { camera: soldName(result, locale) || t('modelCard.unknown') })}
      </h3>
      <p css={styles.new}>{t('connect.new')}</p>
      {reading.needsPowerCycle && <Measure css={styles.text}>{t('connect.powerCycle')}</Measure>}
      <div css={styles.first}>
        <ModelCard result={result} rated={rated} hidesSerial />
        <CountCard
          result={result}
          rated={rated}
          actions={
            isShowable(result) && (
              <div css={styles.copy}>
                <CopyButton label={t('copy.listing')} text={listingLine(result, t, locale)} size="s" />
              </div>
            )
          }
        />
      </div>
      <EvidenceCard reading={reading} made={made} />
      <PhotoCard reading={reading} />
      {/* A count from the newest photo gets no report here. The visitor can open that photo from the memory card in
          the tool, which then offers a report. */}
      {hasCount(result) && !isOfPhoto && <SheetSection file={diagnostic} result={result} rated={rated} />}
      <Measure css={styles.text}>{t('connect.diagnosticNote')}</Measure>
      <Cluster gap={2} css={screenOnly}>
        <Button onClick={onReset}>{t('connect.readAnother')}</Button>
        {isCounterReading(result) && <AddToHistory onAdd={addToHistory} />}
        <DiagnosticButton file={diagnostic} />
        <Button variant="secondary" onClick={forget}>
          {t('connect.forget')}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The properties that the camera returned, byte for byte. */
function EvidenceCard({ reading, made }: Pick<Props, 'reading' | 'made'>) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { evidence, device } = reading;
  const firmware = plainText(device.firmware, 40);
  const log = lumixLog(evidence);

  return (
    <Card level={3} heading={t('connect.result.evidence')} aside={t('connect.result.firmware', { firmware })}>
      {evidence.length > 0 ? (
        <Table
          caption={t('connect.result.evidence')}
          hideCaption
          columns={[t('connect.result.property'), t('connect.result.bytes'), t('connect.result.time')]}
          rows={evidence.map(({ rule: { property, field, at }, bytes }) => [
            `${hexCode(property)}${at === undefined ? '' : ` +${at}`} ${field}`,
            <code key="bytes">{hexBytes(bytes.subarray(at ?? 0, (at ?? 0) + 32))}</code>,
            formatDateTime(made, locale),
          ])}
        />
      ) : (
        <p>{t('reason.not-told')}</p>
      )}
      {log && <LumixUsage log={log} />}
    </Card>
  );
}

function LumixUsage({ log: { powerOn, errors } }: { readonly log: LumixLog }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  return (
    <>
      <p>{t('connect.result.powerOn', { count: powerOn, times: formatNumber(powerOn, locale) })}</p>
      {errors.length > 0 && (
        <Table
          caption={t('connect.result.errors')}
          columns={[t('connect.result.errorDate'), t('connect.result.errorCode')]}
          rows={errors.map(({ date, code }) => [formatDateTime(`${date}:00:00`, locale), hexCode(code)])}
        />
      )}
    </>
  );
}

function PhotoCard({ reading }: { readonly reading: CameraReading }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const photo = photoOf(reading);
  const sentences = photoSentences(reading, t);
  const taken = photo?.result.dateTime;

  return (
    <Card
      level={3}
      heading={t('connect.result.photo')}
      aside={taken && <time dateTime={taken}>{formatDateTime(taken, locale)}</time>}
    >
      {sentences.map((sentence) => (
        <Measure key={sentence} css={styles.text}>
          {sentence}
        </Measure>
      ))}
    </Card>
  );
}

const styles = {
  heading: (theme: Theme) => css({ justifySelf: 'start', fontSize: theme.size.m, overflowWrap: 'anywhere' }),
  new: (theme: Theme) => css(notice(theme), { maxWidth: theme.width.text, marginBottom: 0 }),
  first: (theme: Theme) =>
    css({
      display: 'grid',
      gap: 'inherit',
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    }),
  copy: (theme: Theme) => css({ marginTop: theme.space(4), [theme.media.print]: { display: 'none' } }),
  text: css({ overflowWrap: 'anywhere' }),
};
