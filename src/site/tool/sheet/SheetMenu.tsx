import { useTranslation } from 'react-i18next';
import { notify } from '../../browser/notify';
import { saveFile } from '../../browser/saveFile';
import { useLanguage } from '../../router/LanguageProvider';
import { type Export, ExportMenu } from '../../ui/ExportMenu';
import { sheetJson, type SheetFacts, sheetText } from './sheet';
import { copyLater, nameBeside, withErrorToast } from './sheetAction';

interface Props {
  readonly label: string;
  readonly file: File;
  readonly gatherFacts: () => Promise<SheetFacts>;
  readonly onPrint: () => void;
  readonly others?: readonly Export[];
}

/** Copies the report as text, saves it as JSON, or prints it. */
export function SheetMenu({ label, file, gatherFacts, onPrint, others = [] }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  const copy = withErrorToast(async () => {
    await copyLater(gatherFacts().then((facts) => sheetText(facts, t, locale)));
    notify('success', (say) => ({ title: say('sheet.copied') }));
  });

  const download = withErrorToast(async () => {
    const json = sheetJson(await gatherFacts());
    saveFile(new Blob([json], { type: 'application/json' }), nameBeside(file, '.json'));
  });

  return (
    <ExportMenu
      label={label}
      exports={[
        ...others,
        { label: t('sheet.copy'), icon: 'copy', onChoose: copy },
        { label: t('sheet.download'), icon: 'download', onChoose: download },
        { label: t('sheet.print'), icon: 'print', onChoose: onPrint },
      ]}
    />
  );
}
