import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { type ComponentProps, lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage, useTexts } from '../../router/LanguageProvider';
import { loadContent } from '../../../content/content';
import { RESULT_TEXTS } from '../../../i18n/texts';
import { loadTranslator } from '../../../i18n/translator';
import type { Usb } from '../../../usb/usb';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Deferred } from '../../ui/Deferred';
import { Cluster } from '../../ui/layouts';
import { notice } from '../../ui/notice';
import { loadFirst } from '../../browser/fetchAhead';
import { visuallyHidden } from '../../ui/VisuallyHidden';
import { type CableState, forgetReading, readChosenCamera, useCableState } from './cableState';
import { CableFailed } from './CableFailed';
import { findObstacle, findUsb } from './system';
import { findSystem } from '../../browser/visitorSystem';
import { loadReader } from '../../../reader/files/loadReader';

const loadResult = () => import('./CableResult');
const CableResult = lazy(loadResult);

/** The USB tool: a button, the reading's progress, and its result. */
export default function CableTool() {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const state = useCableState();
  const [usb] = useState(findUsb);
  // A result from before the visitor came to this page must not take the focus.
  const [found] = useState(state);

  // Loads everything that a reading needs before the visitor chooses a camera, so that nothing is fetched during the
  // reading.
  useEffect(() => {
    if (usb)
      void loadFirst(
        Promise.allSettled([
          loadResult(),
          loadTranslator(locale, [...RESULT_TEXTS, 'ways']),
          loadContent(locale, 'market'),
          loadReader(),
        ]),
      );
  }, [usb, locale]);

  return (
    <div data-cable>
      <output css={visuallyHidden}>{progressWords(state, t)}</output>
      {usb ? <Phase state={state} usb={usb} isNews={state !== found} /> : <NoUsb />}
    </div>
  );
}

function progressWords(state: CableState, t: TFunction): string {
  if (state.phase === 'choosing') return t('connect.choosing');
  return state.phase === 'reading' ? t(`connect.stage.${state.stage}`) : '';
}

interface PhaseProps {
  readonly state: CableState;
  readonly usb: Usb;
  readonly isNews: boolean;
}

function Phase({ state, usb, isNews }: PhaseProps) {
  const { t } = useTranslation();
  const begin = () => void readChosenCamera(usb);

  switch (state.phase) {
    case 'idle':
      return (
        <div>
          {findSystem() === 'windows' && <p css={styles.warning}>{t('connect.warn.windows')}</p>}
          <Cluster gap={2}>
            <Button icon="camera" onClick={begin}>
              {t('connect.choose')}
            </Button>
            <Button variant="secondary" href="/">
              {t('connect.photoInstead')}
            </Button>
          </Cluster>
        </div>
      );
    case 'choosing':
      return <Progress words={progressWords(state, t)} />;
    case 'reading':
      return <Progress words={progressWords(state, t)} onStop={state.stop} />;
    case 'failed':
      return <CableFailed {...state} onAgain={begin} />;
    case 'done':
      return (
        <Deferred
          // The last progress message stays until the result is loaded.
          fallback={<Progress words={t('connect.stage.leaving')} />}
          failed={<CableFailed kind="unexpected" needsPowerCycle={false} onAgain={begin} />}
        >
          <Result {...state} usb={usb} isNews={isNews} onReset={forgetReading} />
        </Deferred>
      );
  }
}

function Result(props: ComponentProps<typeof CableResult>) {
  useTexts(...RESULT_TEXTS);
  return <CableResult {...props} />;
}

function Progress({ words, onStop }: { readonly words: string; readonly onStop?: () => void }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Cluster isOneRow gap={4} align="start" isSpread>
        <div>
          <p css={styles.stage}>{words}</p>
          <p css={styles.hint}>{t('connect.stage.hint')}</p>
        </div>
        {onStop && (
          <Button variant="secondary" css={styles.stop} onClick={onStop}>
            {t('connect.stop')}
          </Button>
        )}
      </Cluster>
    </Card>
  );
}

function NoUsb() {
  const { t } = useTranslation();
  return (
    <div>
      <p css={styles.warning}>{t(`connect.cannot.${findObstacle()}`)}</p>
      <Button href="/">{t('connect.photoInstead')}</Button>
    </div>
  );
}

const styles = {
  warning: (theme: Theme) => [notice(theme), css({ maxWidth: theme.width.text })],
  stage: (theme: Theme) => css({ fontSize: theme.size.l }),
  hint: (theme: Theme) => css({ color: theme.color.textMuted }),
  stop: css({ flexShrink: 0 }),
};
