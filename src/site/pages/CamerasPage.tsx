import { css, keyframes, type Theme } from '@emotion/react';
import { use, useDeferredValue, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { verdictOf } from '../../cameras/answer';
import { loadAllCameras } from '../../cameras/cameras';
import { brandName, listedMakers } from '../../cameras/catalogue';
import { entryOf } from '../../cameras/cameraTable';
import { namesPhone, searchModels } from '../../cameras/lists';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../router/LanguageProvider';
import { Button } from '../ui/Button';
import { saveFile } from '../browser/saveFile';
import { useIsHydrated } from '../browser/useIsHydrated';
import { field } from '../ui/field';
import { Cluster, Measure, screenOnly, Stack } from '../ui/layouts';
import { ShortText } from '../ui/Unbroken';
import { CameraRows } from './cameras/CameraRows';
import { Legend } from './cameras/Legend';
import {
  ANSWERS,
  choiceOf,
  chosenRows,
  isAmong,
  NO_CHOICE,
  type Choice,
  queryOf,
  type SortColumn,
} from './cameras/choice';
import { usePageQuery } from './cameras/usePageQuery';
import { entriesAsCsv, entriesAsJson } from './cameras/download';
import { SearchField } from './parts/SearchField';

/** All cameras in one table, which can be sorted, filtered and saved. */
export default function CamerasPage() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const asked = usePageQuery();
  const all = use(loadAllCameras());
  const choice = useMemo(() => choiceOf(asked), [asked]);
  const shownChoice = useDeferredValue(choice);
  // The filters are disabled until hydration ends, because hydration would discard a visitor's choice.
  const isReady = useIsHydrated();
  const isShown = isReady && shownChoice === choice;

  useEffect(() => {
    if (isShown) delete document.documentElement.dataset['asked'];
  }, [isShown]);

  function choose(change: Partial<Choice>): void {
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', pathname + queryOf({ ...choice, ...change }) + hash);
  }

  const found = searchModels(all, shownChoice.query, locale, (type) => t(`cameraType.${type}`));
  const rows = chosenRows(found, shownChoice, locale);
  const given = all.map(verdictOf);
  const answers = ANSWERS.filter((answer) => given.some((verdict) => isAmong(verdict, answer)));

  return (
    <>
      <Stack as="header" gap={2} below={4}>
        <h1>
          <ShortText>{t('cameras.heading')}</ShortText>
        </h1>
        <Measure isMuted>{t('cameras.lead')}</Measure>
      </Stack>
      <search css={styles.tools}>
        <SearchField
          label={t('cameras.search')}
          value={choice.query}
          disabled={!isReady}
          onChange={(query) => choose({ query })}
        />
        <Stack as="label" gap={1} size="s" css={styles.filter}>
          <span>{t('cameras.brand')}</span>
          <select
            css={styles.select}
            value={choice.brand}
            disabled={!isReady}
            onChange={(event) => choose({ brand: event.target.value as Choice['brand'] })}
          >
            <option value="">{t('cameras.all')}</option>
            {listedMakers.map((brand) => (
              <option key={brand.id} value={brand.id}>
                {brandName(brand, locale)}
              </option>
            ))}
          </select>
        </Stack>
        <Stack as="label" gap={1} size="s" css={styles.filter}>
          <span>{t('cameras.answer')}</span>
          <select
            css={styles.select}
            value={choice.answer}
            disabled={!isReady}
            onChange={(event) => choose({ answer: event.target.value as Choice['answer'] })}
          >
            <option value="">{t('cameras.all')}</option>
            {answers.map((answer) => (
              <option key={answer} value={answer}>
                {t(`verdict.${answer}`)}
              </option>
            ))}
          </select>
        </Stack>
        <output css={[styles.count, styles.asked]}>
          {t('cameras.shown', { count: rows.length, formatted: formatNumber(rows.length, locale) })}
        </output>
      </search>
      <Legend />
      {/* At least as tall as the screen, so that filtering doesn't move content from below into view. */}
      <div css={[styles.results, styles.asked]}>
        {rows.length > 0 ? (
          <CameraRows
            models={rows}
            sort={choice.sort}
            onSort={(sort: SortColumn) => choose({ sort: choice.sort === sort ? '' : sort })}
          />
        ) : (
          <Stack gap={4} align="start">
            <p>{t(namesPhone(shownChoice.query) ? 'reason.phone' : 'cameras.none')}</p>
            <Button variant="secondary" onClick={() => choose(NO_CHOICE)}>
              {t('cameras.clear')}
            </Button>
          </Stack>
        )}
      </div>
      <Cluster as="p" gap={3} above={8} css={screenOnly}>
        <Button variant="secondary" icon="download" onClick={() => save(entriesAsCsv(rows.map(entryOf)), 'csv')}>
          {t('cameras.csv')}
        </Button>
        <Button variant="secondary" icon="download" onClick={() => save(entriesAsJson(rows.map(entryOf)), 'json')}>
          {t('cameras.json')}
        </Button>
      </Cluster>
    </>
  );
}

const TYPES = { csv: 'text/csv', json: 'application/json' } as const;

const save = (text: string, kind: keyof typeof TYPES) =>
  saveFile(new Blob([text], { type: TYPES[kind] }), `cameras.${kind}`);

/** After this time, the rows appear even if the page never starts. */
const LONGEST_WAIT_MS = 10_000;
const waiting = keyframes({ 'from, to': { visibility: 'hidden' } });

const styles = {
  /**
   * Hides the rows until the page has applied the filters in the address, so that unfiltered rows don't flash.
   * `public/first.js` sets `data-asked` before the first paint.
   */
  asked: css({ 'html[data-asked] &': { animation: `${waiting} ${LONGEST_WAIT_MS}ms` } }),
  tools: (theme: Theme) =>
    css({
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'end',
      gap: theme.space(3, 4),
      marginBottom: theme.space(4),
      '& > label:first-of-type': { flexBasis: 280 },
      // On a phone, the filters for brand and answer come first, side by side.
      [theme.media.mobile]: {
        '& > label:first-of-type': { flexBasis: '100%' },
        '& > label:not(:first-of-type)': { flex: '1 1 40%', minWidth: 0, order: -1 },
      },
      [theme.media.print]: { display: 'none' },
    }),
  filter: (theme: Theme) => css({ '& > span': { color: theme.color.textMuted } }),
  select: (theme: Theme) => [field(theme), css({ maxWidth: '100%', padding: theme.space(1, 2) })],
  count: (theme: Theme) =>
    css({
      minHeight: theme.tap,
      display: 'flex',
      alignItems: 'center',
      color: theme.color.textMuted,
      fontSize: theme.size.s,
      fontVariantNumeric: 'tabular-nums',
    }),
  results: (theme: Theme) =>
    css({ minHeight: '100vh', containerType: 'inline-size', [theme.media.print]: { minHeight: 0 } }),
};
