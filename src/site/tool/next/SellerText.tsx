import { css, type Theme } from '@emotion/react';
import type { TFunction } from 'i18next';
import { use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { loadContent } from '../../../content/content';
import { messageAtPlace, notesAtPlace, sentenceFor } from '../../../content/messageAtPlace';
import type { PlaceCopy } from '../../../content/types';
import { easiestAnswer } from '../../../cameras/answer';
import { formatsWithCount } from '../../../cameras/cameraRow';
import { joinSentences } from '../../../i18n/format';
import { useLanguage } from '../../router/LanguageProvider';
import { Accordion } from '../../ui/Accordion';
import { RichText } from '../../ui/RichText';
import { SourceLinks } from '../ways/SourceLinks';
import { stepsToScreen } from '../ways/stepsOnCamera';
import { isOnlyInSome, type MessageAbout } from './aboutCamera';
import { MessageText } from './MessageText';

interface Props extends MessageAbout {
  /** true if the message for the most used marketplace is open at first */
  readonly isOpen?: boolean;
}

/**
 * The paragraphs for {{more}} in a message, one for each case that applies: only JPEGs have the count, only photos with
 * the mechanical shutter have it, only some bodies' photos have it, or it is unconfirmed that photos have it.
 */
export function moreOf({ answer, model }: MessageAbout, t: TFunction): string {
  if (answer.way !== 'photo' || !model) return '';
  const { way, certainty } = easiestAnswer(model);
  const sentences = [
    String(formatsWithCount(model.count)) === 'JPEG' && t('message.jpegOnly'),
    model.count.howTo === 'sony-exif-mechanical' && t('message.mechanicalOnly'),
    way === 'photo' && (certainty === 'expected' || certainty === 'unknown') && t('message.maybe'),
    isOnlyInSome(model) && t('message.someBodies'),
  ];
  return sentences.map((sentence) => (sentence ? `\n\n${sentence}` : '')).join('');
}

/**
 * The words for the count that a message asks for: the shutter count, or the number of pictures for a body without a
 * shutter.
 */
export const countToAsk = (model: MessageAbout['model'], t: TFunction): string =>
  t(model?.life.basis === 'no-shutter' ? 'message.count.pictures' : 'message.count.shutter');

/** The messages to the seller, one for each kind of marketplace. Opening one closes the others. */
export function SellerText({ isOpen = false, ...message }: Props) {
  const { answer, camera, page, model } = message;
  const { t, i18n } = useTranslation();
  const { locale, urlOf } = useLanguage();
  const { places, checks } = use(loadContent(locale, 'market'));
  const group = useId();
  const about = {
    camera,
    count: countToAsk(model, t),
    address: urlOf(page),
    keys: model ? stepsToScreen(model, i18n) : [],
    more: moreOf(message, t),
  };
  return places.map((place, index) => (
    <Accordion key={place.name} summary={place.name} group={group} open={isOpen && index === 0}>
      <MessageText text={messageAtPlace(place, answer, about)} />
      <Note text={joinSentences(notesAtPlace(place, answer), locale)} rules={place.rules} />
      <p css={styles.onArrival}>
        <RichText text={place.onArrival.replace('{{check}}', sentenceFor(checks[answer.way], answer.certainty))} />
      </p>
    </Accordion>
  ));
}

/** How the marketplace's rules or habits affect the message. Renders nothing if they don't. */
function Note({ text, rules }: { readonly text: string } & Pick<PlaceCopy, 'rules'>) {
  return (
    text && (
      <p css={styles.note}>
        <RichText text={text} />
        <SourceLinks sources={rules} />
      </p>
    )
  );
}

const styles = {
  onArrival: (theme: Theme) => css({ marginTop: theme.space(4), fontSize: theme.size.s }),
  note: (theme: Theme) => css({ marginTop: theme.space(4), fontSize: theme.size.s }),
};
