import { css, type Theme } from '@emotion/react';
import { type RefObject, startTransition, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dismiss, notify } from '../../site/browser/notify';
import { useBeforePrint } from '../../site/browser/useBeforePrint';
import { writeCameraTable } from '../bodiesCsv';
import { csvFile } from '../csv';
import type { ExaminedBody } from '../examined';
import type { Reading } from '../reading';
import { formatDateTime, formatNumber } from '../../i18n/format';
import { useLanguage } from '../../site/router/LanguageProvider';
import { formatShare } from '../../i18n/words/present';
import { Card } from '../../site/ui/Card';
import { Checkbox } from '../../site/ui/Checkbox';
import { saveFile } from '../../site/browser/saveFile';
import { type Export, ExportMenu } from '../../site/ui/ExportMenu';
import { Measure, screenOnly } from '../../site/ui/layouts';
import { picturePng, pictureSvg } from './exportPicture';
import { noteSaved } from '../historyStore';
import { maskedName } from './names';
import { PrintedBodies } from './PrintedBodies';
import { MAX_PRINTED, PrintedHistory } from './PrintedHistory';
import { PrintedTags } from './PrintedTags';
import { canBeChecked, canBeTagged, drawTags, dropTags, type Tag } from './tags';
import { workApart } from '../workApart';

interface Props {
  readonly readings: readonly Reading[];
  /** the bodies to print and to draw tags for */
  readonly bodies: readonly ExaminedBody[];
  readonly asOf: string;
  readonly picture: RefObject<SVGSVGElement | null>;
  /** empty for a single reading, which has no picture */
  readonly drawn: readonly ExaminedBody[];
}

type Kind = 'json' | 'csv' | 'bodies' | 'svg' | 'png';

const ENDINGS: Record<Kind, string> = { json: '.json', csv: '.csv', bodies: '-cameras.csv', svg: '.svg', png: '.png' };

const PRINTS = { table: PrintedBodies, pages: PrintedHistory } as const;

/** Id of the toast with the progress */
const TAGS = 'tags';

interface Print {
  readonly kind: keyof typeof PRINTS;
  /** the browser's print command was used, which doesn't wait for the page */
  readonly isPrinting: boolean;
}

/** Saves or prints the history. The browser's own print command prints the table or, for a single camera, its page. */
export function SaveSection({ readings, bodies, asOf, picture, drawn }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [withSerials, setWithSerials] = useState(false);
  const [printed, setPrinted] = useState<Print>();
  const [tags, setTags] = useState<readonly Tag[]>();
  const Printed = printed && PRINTS[printed.kind];
  const hasBodies = bodies.length > 0;

  const parts = useParts(readings, withSerials);

  const caption = {
    titles: drawn.map((body) =>
      [maskedName(body, t, locale), body.lines.map(({ kind }) => t(`kind.${kind}`)).join(' / ')].join(' · '),
    ),
    foot: [t('history.print.made', { date: formatDateTime(asOf, locale) }), location.host].join(' · '),
  };

  const writers: Record<Kind, () => Promise<readonly Blob[]>> = {
    json: async () => (await workApart('json', readings, withSerials)).files,
    csv: async () => (await workApart('csv', readings, withSerials)).files,
    bodies: () => Promise.resolve([csvFile(writeCameraTable(bodies, withSerials))]),
    svg: () => Promise.resolve([new Blob([pictureSvg(picture.current!, caption)], { type: 'image/svg+xml' })]),
    png: async () => [await picturePng(picture.current!, caption)],
  };

  const save = (kind: Kind) => {
    const name = `${t('history.save.file')}-${asOf.slice(0, 10)}`;
    const saveAll = async () => {
      const files = await writers[kind]();
      if (kind === 'json' || kind === 'csv') noteSaved();
      for (const [index, file] of files.entries()) {
        // Chromium drops files after ten downloads at once.
        if (index > 0) await new Promise((resume) => setTimeout(resume, BETWEEN_FILES_MS));
        saveFile(file, `${name}${files.length > 1 ? `-${index + 1}-${files.length}` : ''}${ENDINGS[kind]}`);
      }
    };
    void saveAll().catch(() => notify('error', (say) => ({ title: say('history.save.failed') })));
  };

  useBeforePrint(() => {
    if (!printed && !tags && hasBodies) setPrinted({ kind: bodies.length > 1 ? 'table' : 'pages', isPrinting: true });
  });

  const asFile = (kind: Kind, icon: Export['icon'], isDisabled = false): Export => ({
    label: t(`history.save.${kind}`),
    icon,
    isDisabled,
    onChoose: () => save(kind),
  });
  const asPrint = (kind: keyof typeof PRINTS, label: string): Export => ({
    label,
    icon: 'print',
    onChoose: () => startTransition(() => setPrinted({ kind, isPrinting: false })),
  });
  const printable = bodies.slice(0, MAX_PRINTED);
  const tagged = printable.filter(canBeTagged);
  const coded = tagged.filter(canBeChecked).length;
  const printTags = async () => {
    const progress = (share: number) =>
      notify(
        'loading',
        (say, shownIn) => ({ title: say('history.tag.drawing', { share: formatShare(share, shownIn) }) }),
        {
          id: TAGS,
        },
      );
    progress(0);
    try {
      setTags(await drawTags(tagged, withSerials, t, locale, (done) => progress(done / tagged.length)));
    } catch {
      notify('error', (say) => ({ title: say('history.save.failed') }));
    } finally {
      dismiss(TAGS);
    }
  };
  const forgetTags = () => {
    dropTags(tags!);
    setTags(undefined);
  };
  const exports = [
    // Disabled until the number of JSON files is known.
    asFile('json', 'download', parts === undefined),
    asFile('csv', 'download'),
    ...(hasBodies ? [asFile('bodies', 'download')] : []),
    ...(drawn.length > 0 ? [asFile('svg', 'image'), asFile('png', 'image')] : []),
    ...(hasBodies ? [asPrint('table', t('history.save.printTable')), asPrint('pages', t('history.save.print'))] : []),
    ...(tagged.length > 0
      ? [{ label: t('history.save.printTags'), icon: 'print', onChoose: () => void printTags() } as const]
      : []),
  ];

  return (
    <Card level={2} heading={t('history.save.heading')} css={screenOnly}>
      <Checkbox label={t('history.save.serials')} checked={withSerials} onChange={setWithSerials} />
      {parts !== undefined && parts > 1 && (
        <Measure isMuted size="s">
          {t('history.save.parts', { count: formatNumber(parts, locale) })}
        </Measure>
      )}
      {bodies.length > MAX_PRINTED && (
        <Measure isMuted size="s">
          {t('history.save.printed', { count: formatNumber(MAX_PRINTED, locale) })}
        </Measure>
      )}
      {tagged.length > 0 && tagged.length < printable.length && (
        <Measure isMuted size="s">
          {t('history.save.tagged', {
            count: formatNumber(tagged.length, locale),
            total: formatNumber(printable.length, locale),
          })}
        </Measure>
      )}
      {coded < tagged.length && (
        <Measure isMuted size="s">
          {t('history.save.coded', {
            count: formatNumber(coded, locale),
            total: formatNumber(tagged.length, locale),
          })}
        </Measure>
      )}
      <div css={styles.menu}>
        <ExportMenu label={t('history.save.choose')} exports={exports} />
      </div>
      {tags && <PrintedTags tags={tags} onDone={forgetTags} />}
      {Printed && (
        <Printed
          bodies={bodies}
          asOf={asOf}
          withSerials={withSerials}
          isPrinting={printed.isPrinting}
          onDone={() => setPrinted(undefined)}
        />
      )}
    </Card>
  );
}

/** Fewer readings always fit into one JSON file, because the texts of a reading are limited in length. */
const FITS = 5000;
const BETWEEN_FILES_MS = 500;

/** The number of JSON files for the history; undefined until it is known. */
function useParts(readings: readonly Reading[], withSerials: boolean): number | undefined {
  const fits = readings.length < FITS;
  const [counted, setCounted] = useState<number>();
  useEffect(() => {
    if (fits) return undefined;
    let isOutdated = false;
    const count = async () => {
      const { files } = await workApart('json', readings, withSerials);
      if (!isOutdated) startTransition(() => setCounted(files.length));
    };
    void count();
    return () => {
      isOutdated = true;
    };
  }, [readings, withSerials, fits]);
  return fits ? 1 : counted;
}

const styles = {
  menu: (theme: Theme) => css({ marginTop: theme.space(4) }),
};
