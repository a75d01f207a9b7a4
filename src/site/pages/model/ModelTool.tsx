import { plainText } from '../../../i18n/words/plainText';
import type { FileText } from '../../../config/fileText';
import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { fullModelName, type Model } from '../../../cameras/catalogue';
import Checker from '../../tool/Checker';
import type { ExtractionResult } from '../../../reader/result';
import { useLanguage } from '../../router/LanguageProvider';
import { notice } from '../../ui/notice';

/** The tool on a camera's page. Tells the visitor if the photo is from another camera. */
export function ModelTool({ model }: { readonly model: Model }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const noteOn = (result: ExtractionResult) => {
    const other = otherThan(model, result.model);
    return (
      other && (
        <output css={styles.other} data-other-camera>
          {t('model.otherCamera', { other, model: fullModelName(model, locale) })}
        </output>
      )
    );
  };
  return <Checker isCompact noteOn={noteOn} />;
}

/** The Model string in the photo's Exif, if it names another camera than the page. */
function otherThan({ exif }: Model, shown: FileText | undefined): string | undefined {
  const name = shown && plainText(shown, 60);
  // Without EXIF strings in the catalogue for this camera, nothing can be compared.
  if (!name || exif.length === 0) return undefined;
  return exif.some((each) => each.toLowerCase() === name.toLowerCase()) ? undefined : name;
}

const styles = {
  other: (theme: Theme) => css(notice(theme), { display: 'block', marginBottom: theme.space(4) }),
};
