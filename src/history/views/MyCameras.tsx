import { css, type Theme } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ExaminedBody, shownLines } from '../examined';
import { maskSerial } from '../../reader/serial';
import { figureText, latestText } from '../../i18n/words/historySentences';
import { formatDate, formatNumber } from '../../i18n/format';
import { useLanguage, useTexts } from '../../site/router/LanguageProvider';
import { RESULT_TEXTS } from '../../i18n/texts';
import { ACCEPT } from '../../reader/files/acceptFile';
import { chosenFiles, filesOf, type GatheredFile } from '../../reader/files/gatherFiles';
import { errorText } from '../../i18n/words/outcome';
import { Button } from '../../site/ui/Button';
import { Icon } from '../../site/ui/Icon';
import { Cluster, Stack } from '../../site/ui/layouts';
import { Link } from '../../site/ui/Link';
import { notify } from '../../site/browser/notify';
import { useFilesDroppedOn } from '../../site/browser/useGivenFiles';
import { visuallyHidden } from '../../site/ui/VisuallyHidden';
import { addToKept, addUnreadable, type Joined, keeper, loadKept, useHistory } from '../historyStore';
import { bodyName, isWearColored, mechanicalText, NONE, wearParts } from './names';
import { WearBar } from './WearBar';

interface Props {
  /** called if nothing is kept: after loading, or later, when this or another tab deletes the history */
  readonly onGone: () => void;
}

/** Shows the cameras of the kept history, and a field for a new photo. */
export default function MyCameras(props: Props) {
  useTexts('history', ...RESULT_TEXTS);
  return <Cameras {...props} />;
}

/** The history page has all cameras. */
const MAX_SHOWN = 12;

function Cameras({ onGone }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { content } = useHistory();
  const more = content.bodies.length - MAX_SHOWN;

  const leave = useEffectEvent(onGone);
  useEffect(() => loadKept(leave), []);

  const remove = () =>
    void keeper
      .forget()
      .then(() => notify('success', (say) => ({ title: say('history.keep.deleted') })))
      .catch(() => notify('error', (say) => ({ title: say('history.keep.failed') })));

  return (
    <Stack as="section" gap={2} aria-labelledby="my-cameras" css={styles.section}>
      <Cluster isOneRow gap={4} align="baseline" isSpread>
        <h2 id="my-cameras" css={styles.heading}>
          {t('history.mine.heading')}
        </h2>
        <Link href="/history" css={styles.all}>
          {t('history.mine.all')}
        </Link>
      </Cluster>
      <ul css={styles.cameras}>
        <NewPhoto />
        {content.bodies.slice(0, MAX_SHOWN).map((body) => (
          <li key={body.id} css={styles.camera} data-my-camera>
            <Camera body={body} />
          </li>
        ))}
        {more > 0 && <li css={styles.camera}>{t('history.mine.more', { more: formatNumber(more, locale) })}</li>}
      </ul>
      <Cluster as="p" isOneRow gap={2} align="center" isSpread isMuted size="xs">
        {t('history.mine.kept')}
        <Button variant="quiet" size="s" onClick={remove}>
          {t('history.keep.delete')}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Camera({ body }: { readonly body: ExaminedBody }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const [{ figures }] = shownLines(body);
  const { latest, monthly } = figures;
  const { wear, text } = wearParts(body.figures[0]!, t, locale);
  return (
    <>
      <bdi css={styles.name}>
        <span>{bodyName(body, t, locale)}</span> {body.serial && <span>{maskSerial(body.serial)}</span>}
      </bdi>
      <span css={styles.count}>{latestText(figures, t, locale)}</span>
      <Stack as="span" gap={1} size="xs" css={styles.wear}>
        {wear && <WearBar wear={wear} isColored={isWearColored(body.figures[0]!)} />}
        {text !== NONE && text}
        <span>{mechanicalText(body, t, locale)}</span>
      </Stack>
      <small css={styles.note}>
        {monthly && t('history.mine.pace', { shots: figureText(monthly, t, locale) })}
        <span>{formatDate(latest.date.slice(0, 10), locale)}</span>
      </small>
    </>
  );
}

/** Adds chosen or dropped photos to the history. A drop elsewhere on the page goes to the tool. */
function NewPhoto() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { progress } = useHistory();
  const id = useId();
  const place = useRef<HTMLLIElement>(null);

  const add = async (files: Iterable<GatheredFile> | AsyncIterable<GatheredFile>) => {
    const joined = await addToKept(files);
    if (joined) tell(joined);
  };
  const tell = ({ counts, failure, keepProblem }: Joined) => {
    if (failure) notify('error', (say) => ({ title: errorText(failure, say) }));
    else if (keepProblem) notify('error', (say) => ({ title: say(`history.keep.${keepProblem}`) }));
    else if (counts > 0)
      notify('success', (say, language) => ({
        title: say('history.mine.added', { counts: formatNumber(counts, language) }),
      }));
    else notify('info', (say) => ({ title: say('history.mine.nothing') }));
  };
  const isDragging = useFilesDroppedOn(place, ({ items }) => void add(filesOf(items, addUnreadable)));
  const isBusy = progress.phase === 'listing' || progress.phase === 'reading';

  return (
    <li ref={place} css={[styles.camera, styles.drop, isDragging && styles.awaiting]} data-takes-files>
      <input
        id={id}
        type="file"
        css={[visuallyHidden, styles.input]}
        multiple
        accept={ACCEPT}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void add(chosenFiles(files));
        }}
      />
      <label htmlFor={id} css={[styles.target, isBusy && styles.covered]}>
        <span css={styles.add}>
          <Icon name="image" />
          {t('history.mine.add')}
        </span>
        <small css={styles.byMouse}>{t('history.mine.drop')}</small>
        <small>{t('history.mine.joins')}</small>
      </label>
      <output css={styles.busy}>
        {isBusy && t('history.reading.heading')}
        {isBusy && progress.total > 0 && (
          <small aria-hidden>
            {t('history.reading.progress', {
              done: formatNumber(progress.done, locale),
              total: formatNumber(progress.total, locale),
            })}
          </small>
        )}
      </output>
    </li>
  );
}

const styles = {
  section: css({ height: '100%' }),
  heading: (theme: Theme) => css({ fontSize: theme.size.l }),
  all: (theme: Theme) => css({ fontSize: theme.size.s }),
  cameras: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(3),
      margin: 0,
      padding: 0,
      overflowX: 'auto',
      listStyle: 'none',
      scrollSnapType: 'x proximity',
    }),
  camera: (theme: Theme) =>
    css({
      display: 'grid',
      flex: '0 0 212px',
      gridTemplateRows: 'auto auto 1fr auto',
      gap: theme.space(1.5),
      height: 176,
      margin: 0,
      padding: theme.space(3),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.m,
      background: theme.color.surface,
      overflow: 'hidden',
      fontSize: theme.size.s,
      scrollSnapAlign: 'start',
    }),
  drop: (theme: Theme) =>
    css({
      position: 'relative',
      gridTemplateRows: '1fr',
      padding: 0,
      borderStyle: 'dashed',
      borderColor: theme.color.edge,
      background: 'transparent',
      '&:hover': { borderColor: theme.color.text },
    }),
  /** In front of the overlay that covers the page while files are dragged over it. */
  awaiting: (theme: Theme) =>
    css({
      zIndex: theme.layer.overOverlay,
      borderColor: theme.color.signal,
      background: theme.color.surface,
      '&:hover': { borderColor: theme.color.signal },
    }),
  input: (theme: Theme) =>
    css({ '&:focus-visible + label': { outline: `2px solid ${theme.color.focus}`, outlineOffset: -2 } }),
  target: (theme: Theme) =>
    css({
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: theme.space(1),
      padding: theme.space(3),
      color: theme.color.textMuted,
      textAlign: 'center',
      textWrap: 'balance',
      cursor: 'pointer',
    }),
  covered: css({ visibility: 'hidden' }),
  add: (theme: Theme) =>
    css({
      display: 'inline-flex',
      alignItems: 'center',
      gap: theme.space(2),
      color: theme.color.text,
      fontWeight: 600,
    }),
  /** Touch screens have no drag and drop. */
  byMouse: (theme: Theme) => css({ [theme.media.touch]: { display: 'none' } }),
  busy: (theme: Theme) =>
    css({
      position: 'absolute',
      inset: 0,
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: theme.space(1),
      padding: theme.space(3),
      textAlign: 'center',
      pointerEvents: 'none',
      '& small': { color: theme.color.textMuted, fontVariantNumeric: 'tabular-nums' },
    }),
  /** Cuts off a long name, so that the serial number stays visible. */
  name: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(1),
      minWidth: 0,
      fontWeight: 600,
      lineHeight: 1.3,
      whiteSpace: 'nowrap',
      '& > :first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
    }),
  count: (theme: Theme) =>
    css({
      fontFamily: theme.font.figures,
      fontSize: theme.size.l,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.2,
    }),
  wear: css({ alignContent: 'start', lineHeight: 1.3 }),
  note: (theme: Theme) =>
    css({ lineHeight: 1.4, color: theme.color.textMuted, fontSize: theme.size.xs, '& > span': { display: 'block' } }),
};
