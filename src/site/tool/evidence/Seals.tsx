import { css, type Theme } from '@emotion/react';
import { type ReactNode, type Ref, useId, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { goTo } from '../../browser/goTo';
import type { OneMore } from '../../../judge/oneMore';
import { bareSerial, isSameSerial, serialStanding } from '../../../judge/serials';
import type { ExtractionResult } from '../../../reader/result';
import { serialText } from '../../../reader/serial';
import { useLanguage } from '../../router/LanguageProvider';
import { AnswerSeal, type SealShape } from '../../ui/AnswerSeal';
import { clearOfActionBar } from '../../ui/clearOfActionBar';
import { Measure } from '../../ui/layouts';
import { ShortText } from '../../ui/Unbroken';
import { checkedSentence, oneMoreWord, type SealMark, sealsOf } from '../../../i18n/words/evidenceWords';
import { isEstimate } from '../../../i18n/words/outcome';
import { SECOND_SHOT_SHAPES, SecondShot } from './SecondShot';
import { SerialField } from './SerialField';

export interface SealsHandle {
  /** opens the first seal that the visitor has not checked yet, and focuses its field */
  readonly check: () => void;
}

interface Props {
  readonly result: ExtractionResult;
  /** the visitor's local time, in the format of camera dates */
  readonly now: string;
  readonly ref?: Ref<SealsHandle>;
  /** called with the number of checks at the camera that are still to be made */
  readonly onLeft?: (steps: number) => void;
}

type SealId = 'saved' | 'age' | 'camera' | 'oneMore';

interface Seal {
  readonly id: SealId;
  readonly shape: SealShape;
  readonly word: string;
  readonly text: ReactNode;
}

const SHAPES: Readonly<Record<SealMark, SealShape>> = { for: 'match', against: 'against', open: 'open' };

/**
 * How many checks a visitor with the camera can make. For an estimate, a second shot is not a check, because the
 * estimate need not rise.
 */
export const stepsAtCamera = (result: ExtractionResult): number =>
  (serialStanding(result) === 'comparable' ? 1 : 0) + (isEstimate(result) ? 0 : 1);

/**
 * The count's worth as evidence, in a row of up to four seals. A click opens a seal's text. Two seals are for checks
 * that the visitor makes at the camera.
 */
export function Seals({ result, now, ref, onLeft }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  const panels = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<SealId>();
  const [typed, setTyped] = useState('');
  const [oneMore, setOneMore] = useState<OneMore>();
  const standing = serialStanding(result);
  const serial = result.serialNumber ?? '';
  const isSame = standing === 'comparable' && isSameSerial(typed, serial);
  const isDifferent = !isSame && bareSerial(typed).length >= bareSerial(serial).length;
  const camera = standing !== 'comparable' ? standing : isSame ? 'same' : isDifferent ? 'different' : 'comparable';
  const inFile = sealsOf(result, now, t, locale);

  /** Scrolls only as far as needed to show an open panel above a phone's action bar. */
  const reveal = (panel: SealId) =>
    panels.current!.querySelector(`[data-panel="${panel}"]`)!.scrollIntoView({ block: 'nearest' });

  function toggle(seal: SealId): void {
    flushSync(() => setOpen(open === seal ? undefined : seal));
    if (open !== seal) reveal(seal);
  }

  function compared(outcome: OneMore): void {
    flushSync(() => setOneMore(outcome));
    reveal('oneMore');
  }

  useImperativeHandle(ref, () => ({
    check: () => {
      const next = camera === 'comparable' || camera === 'different' ? 'camera' : 'oneMore';
      flushSync(() => setOpen(next));
      goTo(panels.current!.querySelector(`[data-panel="${next}"] :is(input:not([hidden]), button)`));
    },
  }));

  const left = stepsAtCamera(result) - (isSame ? 1 : 0) - (oneMore?.kind === 'higher' ? 1 : 0);
  useEffect(() => onLeft?.(left), [left, onLeft]);

  const seals: readonly Seal[] = [
    ...(inFile
      ? (['saved', 'age'] as const).map((name) => {
          const { mark, word, text } = inFile[name];
          return { id: name, shape: SHAPES[mark], word, text };
        })
      : []),
    {
      id: 'camera',
      shape: camera === 'same' ? 'match' : camera === 'different' ? 'different' : 'open',
      word: t(`evidence.seal.camera.${camera}`),
      text:
        standing === 'comparable' ? (
          <SerialField serial={serial} typed={typed} onType={setTyped} />
        ) : (
          t(`evidence.camera.${standing}`)
        ),
    },
    ...(isEstimate(result)
      ? []
      : [
          {
            id: 'oneMore' as const,
            shape: oneMore ? SECOND_SHOT_SHAPES[oneMore.kind] : 'open',
            word: oneMoreWord(oneMore, t, locale),
            text: <SecondShot result={result} now={now} found={oneMore} onFound={compared} />,
          },
        ]),
  ];
  const isChecked = oneMore?.kind === 'higher' && (isSame || standing !== 'comparable');

  return (
    <Measure as="section" above={4} aria-label={t('evidence.heading')}>
      <div css={styles.row}>
        {seals.map((seal) => (
          <button
            key={seal.id}
            type="button"
            css={styles.seal}
            aria-expanded={open === seal.id}
            aria-controls={`${id}-${seal.id}`}
            data-seal={seal.id}
            onClick={() => toggle(seal.id)}
          >
            <AnswerSeal shape={seal.shape} size={28} />
            <span>
              <ShortText>{seal.word}</ShortText>
            </span>
          </button>
        ))}
      </div>
      <div ref={panels}>
        {seals.map((seal) => (
          <div
            key={seal.id}
            id={`${id}-${seal.id}`}
            css={[styles.panel, clearOfActionBar]}
            hidden={open !== seal.id}
            data-panel={seal.id}
          >
            {seal.text}
          </div>
        ))}
      </div>
      <p css={styles.note} hidden={open !== 'oneMore' && (open !== 'camera' || standing !== 'comparable')}>
        {t('evidence.forgotten')}
      </p>
      <output css={styles.checked}>
        {isChecked && checkedSentence(oneMore, isSame ? serialText(serial) : undefined, t, locale)}
      </output>
    </Measure>
  );
}

const styles = {
  row: css({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(4.25rem, 1fr))' }),
  seal: (theme: Theme) =>
    css({
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: theme.space(1.5),
      minWidth: 0,
      minHeight: theme.tap,
      padding: theme.space(1.5, 1),
      border: 0,
      borderBottom: '2px solid transparent',
      background: 'none',
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      lineHeight: 1.25,
      textAlign: 'center',
      hyphens: 'manual',
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      '&:hover': { color: theme.color.text },
      '&[aria-expanded="true"]': { borderBottomColor: theme.color.text, color: theme.color.text },
    }),
  panel: (theme: Theme) =>
    css({
      padding: theme.space(3, 0),
      borderTop: `1px solid ${theme.color.line}`,
      fontSize: theme.size.s,
      overflowWrap: 'anywhere',
    }),
  note: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.xs }),
  checked: (theme: Theme) =>
    css({
      display: 'block',
      '&:not(:empty)': {
        marginTop: theme.space(3),
        paddingTop: theme.space(3),
        borderTop: `1px solid ${theme.color.line}`,
      },
      fontWeight: 600,
    }),
};
