import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RatedLife } from '../../../cameras/ratedLife';
import { isShowable } from '../../../i18n/words/listingLine';
import { isFromCable } from '../../../i18n/words/outcome';
import type { UntrustedReport } from '../../../reader/cardReport/report';
import { monthOf } from '../../../reader/date';
import type { ExtractionResult } from '../../../reader/result';
import { maskSerial } from '../../../reader/serial';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { Measure } from '../../ui/layouts';
import { Link } from '../../ui/Link';
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
  readonly renderActions?: ComponentProps<typeof ProofCard>['renderActions'];
}

/**
 * Masks the serial number except for its end, and the day of manufacture except for the month, because the recipient of
 * a report may show it to others.
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
 * The report, with a proof if the count may be shown to others. A large file is hashed only when the visitor requests a
 * proof or a report.
 */
export function SheetSection({ file, result: whole, report, rated, renderActions }: Props) {
  const { t } = useTranslation();
  const [hasSerial, setHasSerial] = useState(false);
  const result = hasSerial ? whole : maskedResult(whole);
  const isByCable = isFromCable(result);
  const gatherFacts = useSheetFacts(file, result, report, rated);
  const { prepared, printed, print, onPrinted } = useSheetPrint(file, result, gatherFacts);

  const serial = whole.serialNumber && (
    <Checkbox label={t('sheet.serial')} checked={hasSerial} onChange={setHasSerial} />
  );
  const verify = !isByCable && (
    <Measure isMuted size="s" above={3}>
      {t('sheet.verifiable')} <Link href="/verify">{t('sheet.toVerify')}</Link>
    </Measure>
  );
  const shared = { file, gatherFacts, onPrint: print };

  return (
    <>
      {isShowable(result) && !isByCable ? (
        <ProofCard
          {...shared}
          result={whole}
          hasPicture={!report}
          prepared={prepared?.facts}
          serial={serial}
          verify={verify}
          {...(renderActions && { renderActions })}
        />
      ) : (
        <Card level={3} heading={t('sheet.heading')}>
          <SheetMenu {...shared} label={t('sheet.menu')} />
          <Measure isMuted above={4} below={3}>
            {t(isByCable ? 'sheet.textByCable' : 'sheet.text')}
          </Measure>
          {serial}
          {verify}
        </Card>
      )}
      {printed && <PrintSheet {...printed} onDone={onPrinted} />}
    </>
  );
}
