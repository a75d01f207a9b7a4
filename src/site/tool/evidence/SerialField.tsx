import type { FileText } from '../../../config/fileText';
import { css, type Theme } from '@emotion/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bareSerial } from '../../../judge/serials';
import { formatNumber } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { AnswerSeal, sealedAnswer } from '../../ui/AnswerSeal';
import { Differing } from '../../ui/Differing';
import { field } from '../../ui/field';
import { Cluster } from '../../ui/layouts';
import { ShortText } from '../../ui/Unbroken';

interface Props {
  /** the number in the file */
  readonly serial: FileText;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

/**
 * Compares the serial number that the visitor reads on the body and types with the number in the file. Waits until the
 * visitor has typed the whole number.
 */
export function SerialField({ serial, typed: text, onType }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  /** True once the visitor has pressed Enter or left the field. */
  const [isDone, setDone] = useState(false);
  const read = bareSerial(serial);
  const typed = bareSerial(text);
  const isCompared = typed !== '' && (isDone || typed.length >= read.length);
  const isSame = typed === read;
  const length = formatNumber(read.length, locale);

  return (
    <>
      <label htmlFor={id}>{t('evidence.camera.comparable')}</label>
      <Cluster as="span" gap={[1, 3]} align="center" above={2}>
        <input
          id={id}
          css={styles.input}
          value={text}
          onChange={(event) => {
            onType(event.target.value);
            setDone(false);
          }}
          onBlur={() => setDone(true)}
          onKeyDown={({ key }) => key === 'Enter' && setDone(true)}
          aria-describedby={`${id}-typed`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={40}
        />
        <span id={`${id}-typed`} css={styles.typed}>
          {typed !== '' &&
            typed.length !== read.length &&
            t('evidence.camera.typed', { typed: formatNumber(typed.length, locale), length })}
        </span>
      </Cluster>
      <output htmlFor={id} css={sealedAnswer} data-same={isCompared ? isSame : undefined}>
        {isCompared && (
          <>
            <AnswerSeal shape={isSame ? 'match' : 'different'} size={40} />
            <span>
              <ShortText>{t(isSame ? 'evidence.camera.same' : 'evidence.camera.different')}</ShortText>
            </span>
          </>
        )}
      </output>
      {isCompared && !isSame && (
        <dl css={styles.numbers}>
          <dt>{t('evidence.camera.body')}</dt>
          <dd>
            <Differing text={typed} other={read} />
          </dd>
          <dt>{t('evidence.camera.photo')}</dt>
          <dd>
            <Differing text={read} other={typed} />
          </dd>
        </dl>
      )}
    </>
  );
}

const styles = {
  input: (theme: Theme) =>
    css(field(theme), {
      flex: '0 1 16rem',
      minWidth: 0,
      // Keeps the label in view when the page scrolls to the field.
      scrollMarginTop: theme.space(24),
      padding: theme.space(1, 3),
      color: theme.color.text,
      font: 'inherit',
      fontFamily: theme.font.figures,
    }),
  typed: (theme: Theme) =>
    css({ color: theme.color.textMuted, fontSize: theme.size.s, fontVariantNumeric: 'tabular-nums' }),
  /** the two numbers, stacked so that their digits align */
  numbers: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, max-content)',
      justifyContent: 'start',
      overflowWrap: 'anywhere',
      alignItems: 'baseline',
      gap: theme.space(1, 4),
      margin: theme.space(2, 0, 0),
      '& dt': { color: theme.color.textMuted, fontSize: theme.size.s },
      '& dd': {
        margin: 0,
        fontFamily: theme.font.figures,
        fontSize: theme.size.l,
        textAlign: 'end',
        '& u': { fontWeight: 600, textDecorationThickness: '2px', textUnderlineOffset: '0.2em' },
      },
    }),
};
