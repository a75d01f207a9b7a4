import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Block, CalloutBlock, HeadingBlock, TableBlock } from '../../../content/types';
import type { WearBand } from '../../../judge/wear';
import { Icon, type IconName } from '../../ui/Icon';
import { Measure, Stack } from '../../ui/layouts';
import { RichText } from '../../ui/RichText';
import { Table } from '../../ui/Table';
import { ShortText } from '../../ui/Unbroken';
import { Drawing } from './Drawing';
import { Faq } from './Faq';
import { MarketFacts } from './MarketFacts';

interface Props {
  readonly blocks: readonly Block[];
  /** on a phone, turns each row of a table without numbers into a block */
  readonly stacksTables?: boolean;
}

/** The blocks of an article or a legal page. */
export function Blocks({ blocks, stacksTables = false }: Props) {
  return (
    <Stack gap={4} css={styles.blocks}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} stacksTables={stacksTables} />
      ))}
    </Stack>
  );
}

function BlockView({ block, stacksTables }: { readonly block: Block; readonly stacksTables: boolean }) {
  const { t } = useTranslation();
  switch (block.kind) {
    case 'heading':
      return <Heading {...block} />;
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List css={styles.list}>
          {block.items.map((item) => (
            <li key={item}>
              <RichText text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return (
        <Table
          css={styles.wide}
          caption={block.caption}
          columns={block.columns}
          rows={rowsOf(block, t).map((row) => row.map((cell) => <RichText key={cell} text={cell} atPhrases />))}
          numeric={block.numeric ?? []}
          isStacked={stacksTables && block.columns.length > 2 && block.numeric === undefined}
        />
      );
    case 'steps':
      return (
        <ol css={styles.steps}>
          {block.items.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ol>
      );
    case 'faq':
      return <Faq items={block.items} />;
    case 'callout':
      return <Callout {...block} />;
    case 'code':
      return (
        <figure css={styles.figure}>
          <figcaption css={styles.codeCaption}>{block.caption}</figcaption>
          {/* A scrolling region must be reachable by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre css={styles.code} tabIndex={0}>
            <code>{block.code}</code>
          </pre>
        </figure>
      );
    case 'market':
      return <MarketFacts about={block.about} />;
    case 'figure':
      break;
  }
  return (
    <figure css={styles.figure}>
      <Drawing id={block.figure} />
      <Measure as="figcaption" isMuted size="s" above={2}>
        {block.caption}
      </Measure>
    </figure>
  );
}

const BANDS: readonly WearBand[] = ['low', 'moderate', 'high', 'veryHigh'];

const rowsOf = ({ rows, advice }: TableBlock, t: TFunction): TableBlock['rows'] =>
  advice ? rows.map((row, index) => [...row, t(`bandAdvice.${advice}.${BANDS[index]!}`)]) : rows;

function Heading({ level, id, text }: HeadingBlock) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} css={level === 2 ? styles.heading : styles.subheading}>
      <ShortText>{text}</ShortText>
    </Element>
  );
}

function Callout({ tone, title, text }: CalloutBlock) {
  const { t } = useTranslation();
  return (
    // Includes the title, because a page may have several callouts of one tone.
    <aside css={[styles.callout, styles[tone]]} aria-label={[t(`callout.${tone}`), title].join(' ')}>
      <Icon name={CALLOUT_ICONS[tone]} />
      <div>
        <strong>{title}</strong>
        <p>
          <RichText text={text} />
        </p>
      </div>
    </aside>
  );
}

const CALLOUT_ICONS: Readonly<Record<CalloutBlock['tone'], IconName>> = {
  note: 'info',
  tip: 'check',
  warning: 'alert',
};

const styles = {
  blocks: (theme: Theme) => css({ '& > p, & > ul, & > ol': { maxWidth: theme.width.text } }),
  heading: (theme: Theme) => css({ marginTop: theme.space(9) }),
  subheading: (theme: Theme) => css({ marginTop: theme.space(4) }),
  list: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(2),
      '& li::marker': { color: theme.color.textMuted },
    }),
  wide: (theme: Theme) => css({ margin: theme.space(2, 0) }),
  steps: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(5),
      padding: 0,
      listStyle: 'none',
      counterReset: 'step',
      '& > li': {
        position: 'relative',
        paddingInlineStart: theme.space(10),
        counterIncrement: 'step',
        '&::before': {
          content: 'counter(step)',
          position: 'absolute',
          insetInlineStart: 0,
          display: 'grid',
          placeItems: 'center',
          width: 28,
          height: 28,
          border: `1px solid ${theme.color.text}`,
          borderRadius: '50%',
          fontFamily: theme.font.figures,
          fontSize: theme.size.xs,
          lineHeight: 1,
        },
      },
    }),
  callout: (theme: Theme) =>
    css({
      display: 'flex',
      gap: theme.space(3),
      maxWidth: theme.width.text,
      margin: theme.space(2, 0),
      padding: theme.space(4),
      borderInlineStart: '3px solid currentColor',
      background: theme.color.sunken,
      '& > div': { color: theme.color.text },
      '& > svg': { marginTop: 2 },
    }),
  note: (theme: Theme) => css({ color: theme.color.textMuted }),
  tip: (theme: Theme) => css({ color: theme.color.textMuted }),
  warning: (theme: Theme) => css({ color: theme.color.text }),
  figure: (theme: Theme) => css({ margin: theme.space(4, 0) }),
  codeCaption: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.s, fontWeight: 600 }),
  code: (theme: Theme) =>
    css({
      overflowX: 'auto',
      margin: 0,
      padding: theme.space(4),
      border: `1px solid ${theme.color.line}`,
      borderRadius: theme.radius.s,
      background: theme.color.sunken,
      fontFamily: theme.font.figures,
      fontSize: theme.size.s,
      lineHeight: 1.6,
    }),
};
