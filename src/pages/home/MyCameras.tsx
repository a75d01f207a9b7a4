import { css, type Theme } from '@emotion/react';
import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExaminedBody } from '../../history/examined';
import { figureText, pointCountText } from '../../history/sentences';
import { formatDate, formatNumber } from '../../i18n/format';
import { InLanguage, useLanguage, useWritten } from '../../i18n/LanguageProvider';
import { loadTranslator } from '../../i18n/translator';
import { ACCEPT } from '../../reading/acceptFile';
import { chosenFiles } from '../../reading/gatherFiles';
import { Button } from '../../ui/Button';
import { Link } from '../../ui/Link';
import { notify } from '../../ui/notify';
import { addFiles, keeper, useHistory } from '../history/historyStore';
import { maskedName, wearParts } from '../history/names';
import { WearBar } from '../history/WearBar';

interface Props {
  readonly onRemoved: () => void;
}

/** The cameras of the history that is kept on this device, and a place for a new photo of one. */
export default function MyCameras(props: Props) {
  const written = useWritten(['history.json', 'tool.json', 'checker.json', 'wear.json']);
  use(loadTranslator(written));
  return (
    <InLanguage locale={written}>
      <Cameras {...props} />
    </InLanguage>
  );
}

/** More are on the history page. */
const MAX_SHOWN = 12;

function Cameras({ onRemoved }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { content } = useHistory();
  const more = content.bodies.length - MAX_SHOWN;

  useEffect(() => void keeper.load(), []);

  const remove = () =>
    void keeper
      .forget()
      .then(onRemoved)
      .then(() => notify('success', (say) => ({ title: say('history.keep.deleted') })))
      .catch(() => notify('error', (say) => ({ title: say('history.keep.failed') })));

  return (
    <section aria-labelledby="my-cameras" css={styles.section}>
      <div css={styles.head}>
        <h2 id="my-cameras" css={styles.heading}>
          {t('history.mine.heading')}
        </h2>
        <Link href="/history" css={styles.all}>
          {t('history.mine.all')}
        </Link>
      </div>
      <ul css={styles.cameras}>
        <li css={[styles.camera, styles.drop]}>
          <NewPhoto />
        </li>
        {content.bodies.slice(0, MAX_SHOWN).map((body) => (
          <li key={body.id} css={styles.camera} data-my-camera>
            <Camera body={body} />
          </li>
        ))}
        {more > 0 && <li css={styles.camera}>{t('history.mine.more', { more: formatNumber(more, locale) })}</li>}
      </ul>
      <p css={styles.kept}>
        {t('history.mine.kept')}
        <Button variant="quiet" size="s" onClick={remove}>
          {t('history.keep.delete')}
        </Button>
      </p>
    </section>
  );
}

function Camera({ body }: { readonly body: ExaminedBody }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const { latest, monthly } = body.figures[0]!;
  const { wear, text } = wearParts(body.figures[0]!, t, locale);
  return (
    <>
      <bdi css={styles.name}>{maskedName(body, t)}</bdi>
      <span css={styles.count}>{pointCountText(latest, t, locale)}</span>
      <span css={styles.wear}>
        {wear && <WearBar wear={wear} />}
        {wear || body.figures[0]!.madeAtLeast !== undefined ? text : undefined}
      </span>
      <small css={styles.note}>
        {monthly && t('history.mine.pace', { shots: figureText(monthly, t, locale) })}
        <span>{formatDate(latest.date.slice(0, 10), locale)}</span>
      </small>
    </>
  );
}

/** Photos that are chosen here join the history at once; a drop anywhere on the page is the tool's. */
function NewPhoto() {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div css={styles.target}>
      <Button variant="secondary" size="s" icon="image" onClick={() => input.current?.click()}>
        {t('history.mine.add')}
      </Button>
      <small>{t('history.mine.drop')}</small>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        aria-label={t('history.mine.add')}
        data-way="mine"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          void addFiles(chosenFiles(files));
        }}
      />
    </div>
  );
}

const styles = {
  section: (theme: Theme) =>
    css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(2), height: '100%' }),
  head: (theme: Theme) =>
    css({ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: theme.space(4) }),
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
      alignContent: 'space-between',
      gap: theme.space(1),
      height: 152,
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
    css({ padding: 0, borderStyle: 'dashed', borderColor: theme.color.edge, background: 'transparent' }),
  target: (theme: Theme) =>
    css({
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      gap: theme.space(2),
      height: 150,
      padding: theme.space(3),
      color: theme.color.textMuted,
      textAlign: 'center',
    }),
  name: css({ overflow: 'hidden', fontWeight: 600, textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  count: (theme: Theme) =>
    css({
      fontFamily: theme.font.figures,
      fontSize: theme.size.l,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.2,
    }),
  wear: (theme: Theme) =>
    css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(1), fontSize: theme.size.xs }),
  note: (theme: Theme) =>
    css({ color: theme.color.textMuted, fontSize: theme.size.xs, '& > span': { display: 'block' } }),
  kept: (theme: Theme) =>
    css({
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: theme.space(2),
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
    }),
};
