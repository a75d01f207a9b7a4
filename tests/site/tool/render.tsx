/** Renders components with the page's theme, language and toasts. */

import { ThemeProvider } from '@emotion/react';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { afterEach, vi } from 'vitest';
import { Toasts } from '../../../src/site/app/Toasts';
import { forgetPhoto } from '../../../src/site/tool/useChecker';
import { LanguageProvider } from '../../../src/site/router/LanguageProvider';
import type { Locale } from '../../../src/config/locales';
import { everyPart } from '../../../src/i18n/loadText';
import { createTranslator } from '../../../src/i18n/translator';
import { everyText } from '../../support/texts/all';
import { theme } from '../../../src/site/theme/theme';

// happy-dom lacks this method, because it has no layout.
Element.prototype.scrollIntoView = () => {};

afterEach(() => {
  for (const { id } of toast.getToasts()) toast.dismiss(id);
  cleanup();
  forgetPhoto();
  vi.restoreAllMocks();
});

const pages = { isKnown: () => true, textsOf: () => everyPart };

/** Renders content in a language. Anything reported to the console fails the test. */
export function renderPart(content: ReactNode, locale: Locale = 'en'): RenderResult {
  const path = locale === 'en' ? '/' : `/${locale}`;
  window.history.replaceState(null, '', path);
  const start = { path, locale, translator: createTranslator(locale, everyText[locale]) };
  return render(
    <ThemeProvider theme={theme}>
      <LanguageProvider start={start} pages={pages}>
        {content}
        <Toasts />
      </LanguageProvider>
    </ThemeProvider>,
  );
}
