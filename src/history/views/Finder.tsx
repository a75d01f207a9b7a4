import { rawText } from '../../config/fileText';
import { css, type Theme } from '@emotion/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { writeJsonText } from '../../config/controlCharacters';
import { importReader } from '../../reader/files/loadReader';
import { contributionOf } from '../../finder/contribution';
import type { FoundNumber, SearchOutcome } from '../../finder/search';
import { searchSeries } from '../../finder/searchSeries';
import { outcomeTexts } from '../../finder/outcomeTexts';
import type { Series } from '../../finder/series';
import { startSlices } from '../slices';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { Button } from '../../site/ui/Button';
import { Cluster, Measure, Stack } from '../../site/ui/layouts';
import { saveFile } from '../../site/browser/saveFile';
import { Section } from '../../site/pages/parts/Section';
import { FinderPicture } from './FinderPicture';
import { maskedName } from './names';
import { uncountedSeries } from '../uncounted';

/** Further cameras are only counted. */
const MAX_SHOWN = 12;

interface Props {
  /** changes whenever photos have been read */
  readonly content: object;
  readonly isReading: boolean;
}

/** Lists the cameras that have photos but no known counter, each with a search for a counter. */
export function Finder({ content, isReading }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the series grow with what was read
  const found = useMemo(uncountedSeries, [content, isReading]);
  if (found.length === 0 || isReading) return null;
  return (
    <Section heading={t('finder.heading')} css={styles.section}>
      <Measure>{t('finder.lead')}</Measure>
      <Stack as="ul" gap={3} above={4}>
        {found.slice(0, MAX_SHOWN).map((series) => (
          <li key={`${rawText(series.make)} ${rawText(series.model)} ${series.serial} ${series.photos.length}`}>
            <SeriesSearch series={series} />
          </li>
        ))}
      </Stack>
      {found.length > MAX_SHOWN && (
        <Measure>{t('finder.others', { cameras: formatNumber(found.length - MAX_SHOWN, locale) })}</Measure>
      )}
    </Section>
  );
}

type Search =
  { readonly state: 'idle' | 'searching' | 'failed' } | { readonly state: 'done'; readonly outcome: SearchOutcome };

function SeriesSearch({ series }: { readonly series: Series<File> }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const camera = maskedName(series, t, locale);

  const start = async () => {
    setSearch({ state: 'searching' });
    try {
      const { blobSource, loadCore } = await importReader();
      const core = await loadCore();
      const outcome = await searchSeries(series, {
        core,
        open: (file, read) => read(blobSource(file)),
        pause: startSlices(),
      });
      setSearch({ state: 'done', outcome });
    } catch {
      setSearch({ state: 'failed' });
    }
  };

  return (
    <div css={styles.series}>
      <Cluster gap={[2, 4]} align="center" isSpread css={styles.camera}>
        <bdi>{t('finder.camera', { camera, photos: formatNumber(series.photos.length, locale) })}</bdi>
        {search.state !== 'done' && (
          <Button
            variant="secondary"
            size="s"
            icon="search"
            disabled={search.state === 'searching'}
            onClick={() => void start()}
          >
            {t('finder.start')}
          </Button>
        )}
      </Cluster>
      <div aria-live="polite" css={styles.outcome}>
        {search.state === 'searching' && <p>{t('finder.searching')}</p>}
        {search.state === 'failed' && <p>{t('finder.failed')}</p>}
        {search.state === 'done' &&
          outcomeTexts(search.outcome, t, locale).map((text) => <Measure key={text}>{text}</Measure>)}
        {search.state === 'done' && search.outcome.kind === 'found' && (
          <Found finding={search.outcome.finding} series={series} />
        )}
      </div>
    </div>
  );
}

/** The picture of an unconfirmed number, and a file that the visitor can send us. */
function Found({ finding, series }: { readonly finding: FoundNumber; readonly series: Series<File> }) {
  const { t } = useTranslation();
  const save = () => {
    const text = `${writeJsonText(contributionOf(finding, series), 2)}\n`;
    saveFile(new Blob([text], { type: 'application/json' }), `${t('finder.file')}-${rawText(series.model)}.json`);
  };
  return (
    <>
      <FinderPicture place={finding.place} />
      <div>
        <Button variant="secondary" icon="download" onClick={save}>
          {t('finder.save')}
        </Button>
      </div>
      <Measure isMuted size="s">
        {t('finder.saveHint')}
      </Measure>
    </>
  );
}

const styles = {
  section: (theme: Theme) => css({ marginTop: 0, [theme.media.print]: { display: 'none' } }),
  series: (theme: Theme) =>
    css({ padding: theme.space(3, 4), border: `1px dashed ${theme.color.line}`, borderRadius: theme.radius.s }),
  camera: css({ overflowWrap: 'anywhere' }),
  outcome: (theme: Theme) =>
    css({ display: 'grid', gap: theme.space(2), '&:not(:empty)': { marginTop: theme.space(3) } }),
};
