import { type ComponentProps, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { isShowable } from '../../../i18n/words/listingLine';
import { isFromCable } from '../../../i18n/words/outcome';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import { monthOf } from '../../../reader/date';
import type { ExtractionResult } from '../../../reader/result';
import { maskSerial } from '../../../reader/serial';
import { formatDate } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { Measure } from '../../ui/layouts';
import { Link } from '../../ui/Link';
import { touchArea } from '../../ui/touchArea';
import { PrintSheet } from './PrintSheet';
import { ProofCard } from './ProofCard';
import { SheetMenu } from './SheetMenu';
import { useSheetFacts } from './useSheetFacts';
import { useSheetPrint } from './useSheetPrint';

interface Props {
  readonly file: File;
  readonly result: ExtractionResult;
  readonly report?: UntrustedReport;
  readonly rated: RatedLife | undefined;
  /** the day of the checks at the camera, `YYYY-MM-DD`; undefined until all have succeeded */
  readonly checkedOn?: string | undefined;
  readonly renderActions?: ComponentProps<typeof ProofCard>['renderActions'];
}

/**
 * Masks all but the end of the serial number, and the day but not the month of manufacture, because the recipient of a
 * report may show it to others.
 */
function maskedResult(result: ExtractionResult): ExtractionResult {
  const { serialNumber, manufactured } = result;
  return {
    ...result,
    ...(serialNumber && { serialNumber: maskSerial(serialNumber) }),
    ...(manufactured && { manufactured: { ...manufactured, date: monthOf(manufactured.date) } }),
  };
}

/**
 * The section with the report on a result and, if the visitor may show the count to others, a proof. A large file is
 * hashed only when the visitor requests the report or the proof.
 */
export function SheetSection({ file, result: whole, report, rated, checkedOn, renderActions }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [hasSerial, setHasSerial] = useState(false);
  const [hasCheck, setHasCheck] = useState(false);
  const result = hasSerial ? whole : maskedResult(whole);
  const saidOn = hasCheck ? checkedOn : undefined;
  const isByCable = isFromCable(result);
  const gatherFacts = useSheetFacts(file, result, report, rated, saidOn);
  const { prepared, printed, print, onPrinted } = useSheetPrint(file, result, saidOn, gatherFacts);
  const preparedFacts = useMemo(() => prepared && { ...prepared.facts, checkedOn: saidOn }, [prepared, saidOn]);

  const choices = (
    <>
      {whole.serialNumber && <Checkbox label={t('sheet.serial')} checked={hasSerial} onChange={setHasSerial} />}
      {checkedOn && (
        <Checkbox
          label={t('sheet.withCheck', { date: formatDate(checkedOn, locale) })}
          checked={hasCheck}
          onChange={setHasCheck}
        />
      )}
    </>
  );
  const verify = !isByCable && (
    <Link href="/verify" css={touchArea}>
      {t('sheet.toVerify')}
    </Link>
  );
  const shared = { file, gatherFacts, onPrint: print };

  return (
    <>
      {isShowable(result) && !isByCable ? (
        <ProofCard
          {...shared}
          result={whole}
          hasPicture={!report}
          prepared={preparedFacts}
          choices={choices}
          verify={verify}
          {...(renderActions && { renderActions })}
        />
      ) : (
        <Card level={3} heading={t('sheet.heading')}>
          <SheetMenu {...shared} label={t('sheet.menu')} />
          <Measure isMuted above={4} below={3}>
            {t(isByCable ? 'sheet.textByCable' : 'sheet.text')}
          </Measure>
          {choices}
          {verify && (
            <Measure isMuted size="s" above={3}>
              {t('sheet.verifiable')} {verify}
            </Measure>
          )}
        </Card>
      )}
      {printed && <PrintSheet {...printed} onDone={onPrinted} />}
    </>
  );
}
