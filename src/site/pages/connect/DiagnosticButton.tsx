import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';
import { saveFile } from '../../browser/saveFile';

/** Saves the diagnostic file, which is never sent anywhere. */
export function DiagnosticButton({ file }: { readonly file: File }) {
  const { t } = useTranslation();

  return (
    <Button variant="secondary" icon="download" onClick={() => saveFile(file, file.name)}>
      {t('connect.saveDiagnostic')}
    </Button>
  );
}
