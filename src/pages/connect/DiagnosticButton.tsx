import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button';

/** Saves the diagnostic file; it is never sent anywhere. */
export function DiagnosticButton({ file }: { readonly file: File }) {
  const { t } = useTranslation();

  function save(): void {
    const address = URL.createObjectURL(file);
    const link = document.createElement('a');
    link.href = address;
    link.download = file.name;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Button variant="secondary" icon="download" onClick={save}>
      {t('connect.saveDiagnostic')}
    </Button>
  );
}
