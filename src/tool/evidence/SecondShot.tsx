import { css, type Theme } from '@emotion/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { compareShots, type OneMore } from '../../evidence/oneMore';
import type { ExtractionResult } from '../../extraction/result';
import { useLanguage } from '../../i18n/LanguageProvider';
import { ACCEPT } from '../../reading/acceptFile';
import { readFile } from '../../reading/readFile';
import { Button } from '../../ui/Button';
import { oneMoreSentence } from '../../words/evidenceWords';

/** Opens a second photo, taken now, and says how its count lies to the first one's. Nothing of it is kept. */
export function SecondShot({ result: first }: { readonly result: ExtractionResult }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<OneMore>();

  async function compare(file: File) {
    const { result } = await readFile(file);
    setFound(compareShots(first, result));
  }

  return (
    <>
      {t('evidence.oneMore.how')}
      <span css={styles.choose}>
        <Button variant="secondary" size="s" onClick={() => input.current?.click()}>
          {t('evidence.oneMore.open')}
        </Button>
        <input
          ref={input}
          type="file"
          accept={ACCEPT}
          hidden
          aria-label={t('evidence.oneMore.open')}
          data-second
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void compare(file);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
        />
      </span>
      <output css={styles.answer}>{found && oneMoreSentence(found, t, locale)}</output>
    </>
  );
}

const styles = {
  choose: (theme: Theme) =>
    css({ display: 'block', marginTop: theme.space(2), [theme.media.print]: { display: 'none' } }),
  answer: (theme: Theme) => css({ display: 'block', marginTop: theme.space(2), fontWeight: 600 }),
};
