import { css, type Theme } from '@emotion/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '../browser/useObjectUrl';
import type { ExtractionResult } from '../../reader/result';
import { Icon } from '../ui/Icon';
import { loadPreview } from './loadPreview';

interface Props {
  readonly file: File;
  readonly result: ExtractionResult;
}

/** The file's own preview. If there is none, or if it can't be shown, a drawing without a message. */
export function PhotoPreview({ file, result }: Props) {
  const { t } = useTranslation();
  const load = useCallback(() => loadPreview(file), [file]);
  const [address, dropPreview] = useObjectUrl(load);
  const turn = TURNS[result.orientation ?? 1];

  return (
    <>
      <div css={[styles.frame, address === false && styles.drawn]} data-preview>
        {address && (
          <img
            src={address}
            alt={t('modelCard.photo')}
            css={[
              styles.image,
              turn && css({ transform: `translate(-50%, -50%) ${turn}` }),
              isLying(turn) && styles.lying,
            ]}
            onError={dropPreview}
          />
        )}
        {address === false && <Icon name="camera" size={36} />}
      </div>
      {result.savedAgain?.is === 'yes' && <p css={[styles.older, !address && styles.unseen]}>{t('modelCard.older')}</p>}
    </>
  );
}

/** The CSS transform that shows a picture with this Exif Orientation upright. Source: Exif 2.32, 4.6.4. */
const TURNS: Readonly<Record<number, string>> = {
  2: 'scaleX(-1)',
  3: 'rotate(180deg)',
  4: 'scaleY(-1)',
  5: 'rotate(90deg) scaleY(-1)',
  6: 'rotate(90deg)',
  7: 'rotate(-90deg) scaleY(-1)',
  8: 'rotate(-90deg)',
};

const isLying = (turn: string | undefined): boolean => turn?.includes('90deg') ?? false;

const styles = {
  // Has its final size from the start, so that nothing moves, with or without a picture.
  frame: (theme: Theme) =>
    css({
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: '100%',
      maxWidth: 240,
      aspectRatio: '3 / 2',
      overflow: 'hidden',
      marginTop: theme.space(4),
      borderRadius: theme.radius.s,
      background: theme.color.sunken,
      color: theme.color.textMuted,
      [theme.media.mobile]: { gridArea: '1 / 1 / span 9', width: 64, height: 64, marginTop: 0 },
      [theme.media.print]: { display: 'none' },
    }),
  /** no frame background, because a drawing on it would look like a picture that failed to load */
  drawn: (theme: Theme) =>
    css({
      justifyContent: 'start',
      background: 'none',
      [theme.media.wide]: { '& svg': { width: 'auto', height: '90%', strokeWidth: 1 } },
      [theme.media.mobile]: { justifyContent: 'center' },
    }),
  // This component turns a preview by the file's Orientation. Without `imageOrientation`, a browser would turn the
  // preview a second time if the preview has its own Orientation.
  image: css({
    position: 'absolute',
    top: '50%',
    left: '50%',
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    imageOrientation: 'none',
    transform: 'translate(-50%, -50%)',
  }),
  /**
   * for a picture turned by a right angle: before the turn, the picture is as wide as the frame is high; otherwise, the
   * landscape frame would crop a third of the picture or more
   */
  lying: (theme: Theme) => css({ [theme.media.wide]: { width: 'calc(100% * 2 / 3)', height: 'calc(100% * 2 / 3)' } }),
  /** hidden, but keeps its space, so that nothing moves */
  unseen: css({ visibility: 'hidden' }),
  older: (theme: Theme) =>
    css({
      marginTop: theme.space(2),
      color: theme.color.textMuted,
      fontSize: theme.size.xs,
      [theme.media.print]: { display: 'none' },
    }),
};
