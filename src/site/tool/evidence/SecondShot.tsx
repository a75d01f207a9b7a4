import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { compareShots, type OneMore } from '../../../judge/oneMore';
import type { ExtractionResult } from '../../../reader/result';
import { useLanguage } from '../../router/LanguageProvider';
import { ACCEPT } from '../../../reader/files/acceptFile';
import { readFile } from '../../../reader/files/readFile';
import { AnswerSeal, sealedAnswer, type SealShape } from '../../ui/AnswerSeal';
import { FileButton } from '../../ui/FileButton';
import { oneMoreSentence } from '../../../i18n/words/evidenceWords';

interface Props {
  readonly result: ExtractionResult;
  /** the visitor's local time, in the format of camera dates */
  readonly now: string;
  /** the comparison's result so far */
  readonly found: OneMore | undefined;
  readonly onFound: (found: OneMore) => void;
}

/**
 * Opens a second photo, which the visitor takes now, and compares its count with the first photo's. Keeps only the
 * comparison's result.
 */
export function SecondShot({ result: first, now, found, onFound }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();

  async function compare(file: File) {
    const { result } = await readFile(file, false);
    onFound(compareShots(first, result, now));
  }

  return (
    <>
      {t('evidence.oneMore.how')}
      <span css={styles.choose}>
        <FileButton
          label={t('evidence.oneMore.open')}
          opens="second"
          accept={ACCEPT}
          variant="secondary"
          size="s"
          onFiles={([file]) => void compare(file!)}
        />
      </span>
      <output css={sealedAnswer}>
        {found && (
          <>
            <AnswerSeal shape={SECOND_SHOT_SHAPES[found.kind]} size={40} />
            <span>{oneMoreSentence(found, t, locale)}</span>
          </>
        )}
      </output>
    </>
  );
}

/**
 * The seal of a second shot. Only a count that rose supports the first photo's count; a count that fell can have
 * harmless causes.
 */
export const SECOND_SHOT_SHAPES: Readonly<Record<OneMore['kind'], SealShape>> = {
  higher: 'match',
  'not-today': 'open',
  'same-photo': 'open',
  equal: 'open',
  lower: 'open',
  'no-count': 'open',
  'other-camera': 'different',
};

const styles = {
  choose: (theme: Theme) =>
    css({ display: 'block', marginTop: theme.space(2), [theme.media.print]: { display: 'none' } }),
};
