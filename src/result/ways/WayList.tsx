import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { use, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { byWay, type Precision, type OwnerReport, type ReportedWay, waysOf } from '../../catalogue/waysToCount';
import { loadWays } from '../../content/content';
import type { WaysCopy } from '../../content/guideCopy';
import { joinSentences } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Locale } from '../../config/locales';
import { RichText } from '../../ui/RichText';
import { SourceLinks, type SourceRef } from './SourceLinks';

/** Names of systems are the same in every language. */
const SYSTEMS = { linux: 'Linux', macos: 'macOS', windows: 'Windows', ios: 'iOS' } as const;

export interface WayStep {
  readonly title: string;
  readonly text: ReactNode;
  /** what the step is based on */
  readonly sources?: readonly SourceRef[];
  /** buttons, and what belongs to them */
  readonly action?: ReactNode;
}

interface StepListProps {
  readonly steps: readonly WayStep[];
  /** level of the steps' headings */
  readonly level: 3 | 4 | 5;
}

/** Numbered ways to a count. */
export function StepList({ steps, level }: StepListProps) {
  const Title = `h${level}` as const;
  return (
    <ol css={styles.list}>
      {steps.map(({ title, text, sources = [], action }) => (
        <li key={title} css={styles.step}>
          <Title css={styles.title}>{title}</Title>
          <p>{text}</p>
          <SourceLinks sources={sources} />
          {action && <div css={styles.action}>{action}</div>}
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly body: Parameters<typeof waysOf>[0];
  /** shown before the reported ways */
  readonly first: readonly WayStep[];
  /** shown after those that work */
  readonly last: WayStep | undefined;
}

/** The ways to this body's count, best first, followed by those reported to fail. */
export function WayList({ body, first, last }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const copy = use(loadWays(locale));
  const tried = waysOf(body);
  const failing = byWay(tried.filter(({ works }) => !works));
  const steps = [
    ...first,
    ...byWay(tried.filter(({ works }) => works)).map((reported) => reportedStep(reported, copy, t, locale)),
    ...(last ? [last] : []),
  ];

  return (
    <>
      {steps.length > 0 && <StepList steps={steps} level={3} />}
      {failing.length > 0 && (
        <p css={styles.failing}>
          {copy.fails(failing.map(({ way }) => way.program).join(t('list.separator')))}
          <SourceLinks sources={sourcesOf(failing.flatMap(({ reports }) => reports))} />
        </p>
      )}
    </>
  );
}

/** Each page once. */
const sourcesOf = (reports: readonly OwnerReport[]): readonly SourceRef[] => [
  ...new Map(reports.map((report) => [report.url, report])).values(),
];

/** A way that others report, in words. */
export function reportedStep(reported: ReportedWay, copy: WaysCopy, t: TFunction, locale: Locale): WayStep {
  const { id, way, reports } = reported;
  const { kind, program, systems = [] } = way;
  const name = program ? t('list.labeled', { label: copy.kinds[kind], value: program }) : copy.kinds[kind];
  const separator = t('list.separator');
  const details = systems.map((system) => SYSTEMS[system]);
  const shown = reports.filter(({ isExpected }) => !isExpected);
  const isOfFamily = shown.every(({ families }) => families);
  const firmware = shown.flatMap((report) => report.firmware ?? []);
  const precision: Precision = reports[0]!.precision ?? way.precision;
  return {
    title: details.length > 0 ? t('list.aside', { text: name, aside: details.join(separator) }) : name,
    text: (
      <RichText
        text={joinSentences(
          [
            copy.texts[id],
            // A way that nobody has shown to work has no known precision.
            ...(shown.length > 0
              ? [copy.precision[precision], isOfFamily ? copy.worksOnFamily : copy.works(firmware.join(separator))]
              : [copy.expected]),
          ],
          locale,
        )}
      />
    ),
    sources: sourcesOf(reports),
  };
}

const styles = {
  list: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxWidth: theme.width.text,
      padding: 0,
      listStyle: 'none',
      counterReset: 'way',
    }),
  step: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: theme.space(1),
      padding: theme.space(3, 0, 4, 10),
      borderTop: `1px solid ${theme.color.line}`,
      counterIncrement: 'way',
      '&::before': {
        content: 'counter(way)',
        position: 'absolute',
        insetInlineStart: 0,
        top: theme.space(3),
        color: theme.color.textMuted,
        fontFamily: theme.font.figures,
        fontSize: theme.size.l,
        lineHeight: 1.2,
      },
    }),
  action: (theme: Theme) => css({ marginTop: theme.space(2) }),
  title: (theme: Theme) => css({ fontSize: theme.size.m, fontWeight: 600 }),
  failing: (theme: Theme) =>
    css({
      maxWidth: theme.width.text,
      paddingTop: theme.space(3),
      borderTop: `1px solid ${theme.color.line}`,
      fontSize: theme.size.s,
    }),
};
