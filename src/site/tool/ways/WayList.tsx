import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { byWay, type Precision, type ReportedWay, waysOf } from '../../../cameras/waysToCount';
import { joinSentences } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import type { Translator } from '../../../i18n/translator';
import type { Locale } from '../../../config/locales';
import { Accordion } from '../../ui/Accordion';
import { Stack } from '../../ui/layouts';
import { RichText } from '../../ui/RichText';
import { wayText } from './stepsOnCamera';
import { Sourced } from './Sourced';
import { SourceLinks, type SourceRef } from './SourceLinks';

/** The systems' names, the same in every language. */
const SYSTEMS = { linux: 'Linux', macos: 'macOS', windows: 'Windows', ios: 'iOS' } as const;

export interface WayStep {
  readonly title: string;
  readonly text?: ReactNode;
  readonly sources?: readonly SourceRef[];
  readonly action?: ReactNode;
}

interface StepListProps {
  readonly steps: readonly WayStep[];
  /** of the steps' headings */
  readonly level: 3 | 4 | 5;
}

/** Numbered ways to find a count. */
export function StepList({ steps, level }: StepListProps) {
  const Title = `h${level}` as const;
  return (
    <Stack as="ol" css={styles.list}>
      {steps.map(({ title, text, sources = [], action }) => (
        <Stack key={title} as="li" gap={1} css={styles.step} data-sourced>
          <Title css={styles.title}>{title}</Title>
          {text && <p>{text}</p>}
          <SourceLinks sources={sources} />
          {action && <div css={styles.action}>{action}</div>}
        </Stack>
      ))}
    </Stack>
  );
}

interface Props {
  readonly heading: string;
  readonly body: Parameters<typeof waysOf>[0];
  /** methods that the page has already described */
  readonly described: readonly ReportedWay[];
  /** shown before the reported methods */
  readonly first: readonly WayStep[];
  /** true if the list is collapsed at first, because the page has already named a better method */
  readonly isFolded: boolean;
}

/**
 * The ways to find this body's count, best first. Methods reported to fail come last. Renders nothing if there are
 * none.
 */
export function WayList({ heading, body, described, first, isFolded }: Props) {
  const { t, i18n } = useTranslation();
  const { locale } = useLanguage();
  const tried = waysOf(body);
  const failing = byWay(tried.filter(({ works }) => !works));
  const steps = [
    ...first,
    ...byWay(tried.filter(({ works }) => works))
      .filter(({ id }) => !described.some((way) => way.id === id))
      .map((reported) => reportedStep(reported, i18n, locale)),
  ];

  const fails = failing.length > 0 && (
    <Sourced css={styles.failing} sources={eachOnce(failing.flatMap(({ reports }) => reports))}>
      {t('way.fails', { programs: failing.map(({ way }) => way.program).join(t('list.separator')) })}
    </Sourced>
  );
  if (steps.length === 0) return fails;
  if (isFolded)
    return (
      <Accordion summary={heading} css={styles.folded}>
        <StepList steps={steps} level={3} />
        {fails}
      </Accordion>
    );
  return (
    <>
      <h3 css={styles.heading}>{heading}</h3>
      <StepList steps={steps} level={4} />
      {fails}
    </>
  );
}

/** The sources, without repeated pages. */
export const eachOnce = (sources: readonly SourceRef[]): readonly SourceRef[] => [
  ...new Map(sources.map((source) => [source.url, source])).values(),
];

/** A method that others report, in words. */
export function reportedStep(reported: ReportedWay, translator: Translator, locale: Locale): WayStep {
  const { t } = translator;
  const { id, way, reports } = reported;
  const { kind, program, systems = [] } = way;
  const label = t(`way.kind.${kind}`);
  const name = program ? t('list.labeled', { label, value: program }) : label;
  const details = systems.map((system) => SYSTEMS[system]);
  return {
    title: details.length > 0 ? t('list.aside', { text: name, aside: details.join(t('list.separator')) }) : name,
    text: <RichText text={joinSentences([wayText(id, translator, locale), ...reportWords(reported, t)], locale)} />,
    sources: eachOnce(reports),
  };
}

/**
 * Sentences that say how precise a way is, and who has seen it work. Without a report about this model, they say only for
 * which models there are reports. With `isSaid`, they leave out that the way is only expected to work, because the page
 * has already said it.
 */
export function reportWords({ way, reports }: ReportedWay, t: TFunction, isSaid = false): readonly string[] {
  const shown = reports.filter(({ isExpected }) => !isExpected);
  const caution = reports.some(({ hasOffset }) => hasOffset) ? [t('way.offset')] : [];
  if (shown.length === 0) return [...(isSaid ? [] : [t('way.expected')]), ...caution];
  if (shown.every(({ families }) => families)) return [t('way.worksOnFamily'), ...caution];
  const precision: Precision = reports[0]!.precision ?? way.precision;
  const firmware = [...new Set(shown.flatMap((report) => report.firmware ?? []))];
  const works =
    firmware.length > 0 ? t('way.worksWith', { firmware: firmware.join(t('list.separator')) }) : t('way.works');
  return [t(`way.precision.${precision}`), works, ...caution];
}

const styles = {
  folded: (theme: Theme) => css({ marginTop: theme.space(5) }),
  heading: (theme: Theme) => css({ margin: theme.space(8, 0, 3), fontSize: theme.size.m }),
  list: (theme: Theme) => css({ maxWidth: theme.width.text, counterReset: 'way' }),
  step: (theme: Theme) =>
    css({
      position: 'relative',
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
