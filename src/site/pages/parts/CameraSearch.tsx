import { css, type Theme } from '@emotion/react';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '../../../config/locales';
import { useLanguage } from '../../router/LanguageProvider';
import { loadTranslator } from '../../../i18n/translator';
import { useIsHydrated } from '../../browser/useIsHydrated';
import type { LoadedSearch } from './CameraResults';
import { SearchField } from './SearchField';

interface Props {
  /**
   * in a bar, the field may be an icon until the visitor uses it; in a menu, the results push down the entries below
   * them
   */
  readonly place: 'bar' | 'menu' | 'page';
}

/** Finds a camera of any brand by any of its usual names. Fetches the cameras when the field is first used. */
export function CameraSearch({ place }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const isHydrated = useIsHydrated();
  const [query, setQuery] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [loaded, setLoaded] = useState<{ readonly locale: Locale; readonly search: LoadedSearch | undefined }>();
  const listId = useId();

  const isShown = isOpen && query.trim() !== '' && loaded?.locale === locale;
  const search = isShown ? loaded.search : undefined;
  const found = search ? search.find(query) : [];
  const optionId = (index: number) => `${listId}${index}`;

  async function load(): Promise<void> {
    if (loaded?.search && loaded.locale === locale) return;
    const loading = Promise.all([
      import('./CameraResults').then(({ loadSearch }) => loadSearch()),
      loadTranslator(locale, ['models']),
    ]);
    setLoaded({ locale, search: await loading.then(([ready]) => ready).catch(() => undefined) });
  }

  function change(text: string, open: boolean): void {
    setQuery(text);
    setOpen(open);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent): void {
    // While an input method's list is open, Enter and the arrow keys control that list.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step) {
      event.preventDefault();
      setOpen(true);
      // The arrow keys also stop at the field, before the first result.
      const places = found.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') {
      document.getElementById(optionId(Math.max(active, 0)))?.click();
    } else if (event.key === 'Escape' && isShown) {
      // Escape closes only the results. The typed words and an open menu around the field stay.
      event.preventDefault();
      event.stopPropagation();
      change(query, false);
    }
  }

  /** Following a link ends the search, unless the link opens in another tab. */
  function onFollow({ metaKey, ctrlKey, shiftKey }: MouseEvent): void {
    if (!metaKey && !ctrlKey && !shiftKey) change('', false);
  }

  return (
    <div
      css={[styles.root, PLACES[place].root]}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setOpen(false)}
    >
      {/* Without scripts, the field is hidden, because it would find nothing. It keeps its space. */}
      <div css={!isHydrated && styles.unready}>
        <SearchField
          css={[styles.field, PLACES[place].field]}
          label={t('search.label')}
          value={query}
          onChange={(text) => {
            void load();
            change(text, true);
          }}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot hold links
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={listId}
          aria-activedescendant={found[active] && optionId(active)}
          onFocus={() => void load()}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
      </div>
      <div css={isShown && [styles.results, PLACES[place].results]}>
        {search && found.length > 0 && <search.CameraResults {...{ found, active, listId, optionId, onFollow }} />}
        <div aria-live="polite">
          {search && found.length === 0 && <search.NoCameras query={query.trim()} onFollow={onFollow} />}
          {isShown && !search && <p css={styles.failed}>{t('frame.failed.text')}</p>}
        </div>
      </div>
    </div>
  );
}

const STEPS: Partial<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** From this width on, the bar has room for the field. In a narrower bar, the field is an icon. */
const ROOMY_PX = 1100;

const floating = (theme: Theme) => css({ position: 'absolute', zIndex: theme.layer.floating, top: 'calc(100% + 4px)' });

const styles = {
  root: (theme: Theme) => css({ position: 'relative', minHeight: theme.tap }),
  unready: css({ visibility: 'hidden' }),
  field: css({ '& input': { width: '100%', minHeight: 42 } }),
  results: (theme: Theme) =>
    css({
      padding: theme.space(1),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      background: theme.color.surface,
    }),
  failed: (theme: Theme) => css({ padding: theme.space(2, 3), fontSize: theme.size.s }),
};

const PLACES = {
  bar: {
    root: (theme: Theme) =>
      css({
        width: theme.tap,
        // The button is wider than its icon. This margin offsets the difference, so that the bar's icons are equally
        // spaced.
        marginInline: -10,
        [`@media (min-width: ${ROOMY_PX}px)`]: { width: 190, marginInline: 0 },
      }),
    field: (theme: Theme) =>
      css({
        position: 'absolute',
        insetInlineEnd: 0,
        width: '100%',
        minHeight: theme.tap,
        fontSize: theme.size.s,
        '&:focus-within': { zIndex: theme.layer.floating, width: 300 },
        [`@media (max-width: ${ROOMY_PX - 1}px)`]: {
          '&:not(:focus-within)': {
            borderColor: 'transparent',
            background: 'none',
            color: theme.color.text,
            '& input': { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' },
          },
        },
      }),
    results: [floating, (theme: Theme) => css({ insetInlineEnd: 0, width: 380, boxShadow: theme.shadow })],
  },
  menu: {
    root: (theme: Theme) => css({ margin: theme.space(1, 0, 2) }),
    field: undefined,
    results: (theme: Theme) => css({ marginTop: theme.space(1) }),
  },
  page: {
    root: (theme: Theme) =>
      css({
        maxWidth: 480,
        marginTop: theme.space(5),
        [theme.media.print]: { display: 'none' },
        // From this width on, the bar has the field instead.
        [`@media (min-width: ${ROOMY_PX}px)`]: { display: 'none' },
      }),
    field: undefined,
    results: [floating, (theme: Theme) => css({ insetInline: 0, boxShadow: theme.shadow })],
  },
};
