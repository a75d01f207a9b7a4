import { ThemeProvider } from '@emotion/react';
import { Consent } from '../consent/Consent';
import { LanguageProvider, type ReadyVisit } from '../router/LanguageProvider';
import { GlobalStyle } from '../theme/GlobalStyle';
import { theme } from '../theme/theme';
import { Footer } from './Footer';
import { Header } from './Header';
import { Offline } from './Offline';
import { PageView } from './PageView';
import { pages } from './routes';
import { Toasts } from './Toasts';

/** True if the page has to insert the global style rules. In the built site, they are in the style sheet. */
const INSERTS_STYLES = import.meta.env.SSR || import.meta.env.DEV;

/** The whole site. `start` is a visit whose texts are loaded. */
export function App({ start }: { readonly start: ReadyVisit }) {
  return (
    <ThemeProvider theme={theme}>
      {INSERTS_STYLES && <GlobalStyle />}
      <LanguageProvider start={start} pages={pages}>
        <Consent>
          <Header />
          <PageView />
          <Footer />
        </Consent>
        <Toasts />
        <Offline />
      </LanguageProvider>
    </ThemeProvider>
  );
}
