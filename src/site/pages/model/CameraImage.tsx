import { css, type Theme } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { imageCandidates, PLACEHOLDER_IMAGE } from '../../../cameras/images';
import { Icon } from '../../ui/Icon';
import { Boundary } from '../../ui/Boundary';
import { ThemedImage } from '../../ui/ThemedImage';

interface Props {
  readonly imagePath?: string;
  readonly brand: string;
  readonly model: string;
  readonly alt: string;
  /** shown only with the picture */
  readonly note: string | undefined;
}

/** A camera's picture: the first candidate that loads, or else the placeholder and a notice. */
export function CameraImage(props: Props) {
  return (
    <Boundary fallback={<Placeholder />}>
      <Picture {...props} />
    </Boundary>
  );
}

function Picture({ imagePath, brand, model, alt, note }: Props) {
  const candidates = imageCandidates(imagePath, brand, model);
  const [tried, setTried] = useState(0);
  const src = candidates[tried];
  if (!src) return <Placeholder />;

  return (
    <figure css={styles.figure}>
      <ThemedImage
        key={src}
        css={styles.image}
        src={src}
        alt={alt}
        width={320}
        height={240}
        // A picture that failed before hydration fires no further events.
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0) setTried(tried + 1);
        }}
        onError={() => setTried(tried + 1)}
      />
      {note && <figcaption css={styles.note}>{note}</figcaption>}
    </figure>
  );
}

function Placeholder() {
  const { t } = useTranslation();
  return (
    <figure css={styles.figure}>
      <ThemedImage css={styles.image} src={PLACEHOLDER_IMAGE} alt="" width={320} height={240} />
      <figcaption css={[styles.note, styles.notice]}>
        <Icon name="info" size={16} />
        <output>
          <strong>{t('model.imageUnavailable')}</strong>
          <br />
          {t('model.imagePlaceholder')}
        </output>
      </figcaption>
    </figure>
  );
}

const styles = {
  figure: (theme: Theme) =>
    css({
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: theme.space(3),
      minWidth: 0,
    }),
  image: css({ width: '100%', maxWidth: 360, aspectRatio: '4 / 3' }),
  note: (theme: Theme) =>
    css({
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      textAlign: 'center',
      textWrap: 'balance',
      wordBreak: 'auto-phrase',
    }),
  notice: (theme: Theme) => css({ display: 'flex', gap: theme.space(2), color: theme.color.text, textAlign: 'start' }),
};
