import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { ExtractionResult } from '../extraction/result';
import { useLanguage } from '../i18n/LanguageProvider';
import { Button } from '../ui/Button';
import { copyText } from '../browser/copyText';
import { listingLine } from '../words/listingLine';
import { countText, isEstimate } from '../words/outcome';

/** Copies the count alone, or a line for a listing, which an estimate is not good enough for. */
export function CopyButtons({ result }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const texts = {
    'copy.count': countText(result, t, locale),
    ...(!isEstimate(result) && { 'copy.listing': listingLine(result, t, locale) }),
  } as const;

  const copy = (text: string) =>
    void copyText(
      text,
      (say) => ({ title: say('copy.done'), description: text }),
      (say) => ({ title: say('copy.failed'), description: text }),
    );

  return (
    <div css={styles.buttons}>
      {Object.entries(texts).map(([key, text]) => (
        <Button key={key} variant="secondary" size="s" icon="copy" onClick={() => copy(text)}>
          {t(key as keyof typeof texts)}
        </Button>
      ))}
    </div>
  );
}

const styles = {
  buttons: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      gap: theme.space(2),
      margin: theme.space(0, 0, 4),
      [theme.media.print]: { display: 'none' },
    }),
};
