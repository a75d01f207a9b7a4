import { css, type Theme } from '@emotion/react';
import { Suspense, use } from 'react';
import { DEFAULT_LOCALE, type Locale } from '../config/locales';
import { formatLanguage } from '../i18n/format';
import { loadTranslator } from '../i18n/translator';
import { Boundary } from '../ui/Boundary';
import { notice } from '../ui/notice';
import { hasFrame } from './languages';

/** Says above an English page that the language which the visitor chose lacks it yet: in both languages, if it can. */
export function NotTranslated({ into }: { readonly into: Locale }) {
  const said: readonly Locale[] = hasFrame(into) ? [into, DEFAULT_LOCALE] : [DEFAULT_LOCALE];
  return (
    <output css={styles.notice}>
      <Boundary>
        <Suspense>
          {said.map((locale) => (
            <Sentence key={locale} into={into} locale={locale} />
          ))}
        </Suspense>
      </Boundary>
    </output>
  );
}

function Sentence({ into, locale }: { readonly into: Locale; readonly locale: Locale }) {
  const { t } = use(loadTranslator(locale, ['frame']));
  return (
    <span lang={locale} css={styles.sentence}>
      {t('frame.notTranslated', { language: formatLanguage(into, locale) })}
    </span>
  );
}

const styles = {
  notice: (theme: Theme) => [notice(theme), css({ display: 'block' })],
  sentence: css({ display: 'block' }),
};
