import { css, type Theme } from '@emotion/react';
import { use, useId } from 'react';
import { loadFiles, loadMarket, loadMessages } from '../../content/content';
import type { MessageKind, PlaceCopy } from '../../content/guideCopy';
import type { Text } from '../../content/types';
import type { HowToKey } from '../../catalogue/cameraRow';
import { pageUrl } from '../../i18n/pageUrl';
import { useLanguage } from '../../i18n/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { Button } from '../../ui/Button';
import { copyText } from '../../browser/copyText';
import { RichText } from '../../ui/RichText';
import { useInBrowser } from '../../browser/useInBrowser';
import { SourceLinks } from '../ways/SourceLinks';

interface Props {
  readonly kind: MessageKind;
  /** the camera's name in the message */
  readonly camera: string;
  /** path of the page where the seller can read the count or learn how */
  readonly page: string;
  /** how the model's count is read, where the model is known */
  readonly howTo?: HowToKey | undefined;
}

/** What to write to the seller, by the place where the camera is offered: opening one closes the others. */
export function SellerText({ kind, camera, page, howTo }: Props) {
  const { locale } = useLanguage();
  const { places } = use(loadMarket(locale));
  const { steps } = use(loadFiles(locale));
  const { mechanicalOnly } = use(loadMessages(locale));
  const group = useId();
  const about = { camera, address: pageUrl(page, locale), keys: (howTo && steps[howTo]) ?? [] };
  const postscript = kind === 'photo' && howTo === 'sony-exif-mechanical' ? `\n\n${mechanicalOnly}` : '';
  return places.map((place) => (
    <Accordion key={place.name} summary={place.name} group={group}>
      <PlaceMessage place={place} text={place.texts[kind](about) + postscript} onArrival={arrivalOf(place, kind)} />
    </Accordion>
  ));
}

const arrivalOf = ({ onArrival }: PlaceCopy, kind: MessageKind) =>
  typeof onArrival === 'function' ? onArrival(kind) : onArrival;

interface PlaceMessageProps {
  readonly place: PlaceCopy;
  readonly text: string;
  /** what to do when the camera arrives */
  readonly onArrival: Text | undefined;
}

/** A text to select, to copy, and where the system has one, for its share sheet. */
function PlaceMessage({ place, text, onArrival }: PlaceMessageProps) {
  const { locale } = useLanguage();
  const message = use(loadMessages(locale));
  const canShare = useCanShare();

  const copy = () =>
    void copyText(
      text,
      (say) => ({ title: say('copy.message') }),
      (say) => ({ title: say('copy.failed') }),
    );

  // A share sheet that was closed is no failure, and one that does not open leaves the text to copy.
  const share = () => void navigator.share({ text }).catch(() => undefined);

  return (
    <>
      {place.note && (
        <p css={styles.note}>
          <RichText text={place.note} />
          <SourceLinks sources={place.rules} />
        </p>
      )}
      <blockquote css={styles.text}>{text}</blockquote>
      <div css={styles.buttons}>
        <Button variant="secondary" icon="copy" onClick={copy}>
          {message.copy}
        </Button>
        {canShare && (
          <Button variant="secondary" icon="share" onClick={share}>
            {message.share}
          </Button>
        )}
      </div>
      {onArrival && (
        <p css={styles.onArrival}>
          <RichText text={onArrival} />
        </p>
      )}
    </>
  );
}

const useCanShare = () => useInBrowser(() => 'share' in navigator, false);

const styles = {
  onArrival: (theme: Theme) => css({ marginTop: theme.space(4), fontSize: theme.size.s }),
  note: (theme: Theme) => css({ marginBottom: theme.space(3), fontSize: theme.size.s }),
  text: (theme: Theme) =>
    css({
      margin: theme.space(0, 0, 4),
      padding: theme.space(4, 5),
      borderInlineStart: `2px solid ${theme.color.line}`,
      background: theme.color.sunken,
      color: theme.color.text,
      whiteSpace: 'pre-line',
    }),
  buttons: (theme: Theme) => css({ display: 'flex', flexWrap: 'wrap', gap: theme.space(2) }),
};
