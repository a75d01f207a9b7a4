import { css, type Theme } from '@emotion/react';
import { use } from 'react';
import { type CountFacts, countedIn } from '../../catalogue/cameraRow';
import { loadGuide } from '../../content/content';
import type { GuideCopy } from '../../content/guideCopy';
import { formatNumber } from '../../i18n/format';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { Locale } from '../../config/locales';
import { Unbroken } from '../../ui/Unbroken';
import { Section } from '../parts/Section';

interface AnswerProps {
  /** the camera's full name */
  readonly name: string;
  readonly count: CountFacts;
}

/** In one sentence: whether a photo has the count, how exact it is, and what it counts. */
export function Answer({ name, count }: AnswerProps) {
  const { locale } = useLanguage();
  const { answer } = use(loadGuide(locale));
  return (
    <Section heading={answer.heading}>
      <p css={styles.answer}>
        <Unbroken text={answerTo(name, count, answer, locale)} />
      </p>
    </Section>
  );
}

function answerTo(name: string, count: CountFacts, answer: GuideCopy['answer'], locale: Locale): string {
  const what = countedIn(count);
  const counted = what ? answer.counted[what] : '';
  switch (count.access) {
    case 'exact-in-file':
      return answer.exact(name, counted);
    case 'approximate-in-file':
      return count.wrapsAt
        ? answer.wraps(name, counted, formatNumber(count.wrapsAt, locale))
        : answer.limits(name, counted);
    case 'unconfirmed-in-file':
      return answer.unconfirmed(name, counted);
    case 'estimate':
      return answer.estimate(name);
    case 'not-in-file':
      return answer.none(name);
  }
}

const styles = {
  answer: (theme: Theme) => css({ maxWidth: theme.width.text, fontSize: theme.size.l, lineHeight: 1.45 }),
};
