import { useTranslation } from 'react-i18next';
import { useInBrowser } from '../../browser/useInBrowser';
import { saveFile } from '../../browser/saveFile';
import { useLanguage } from '../../router/LanguageProvider';
import type { ProofShape } from './proofDrawing';
import { proofOf } from './proofPicture';
import type { SheetFacts } from './sheet';
import { nameBeside, withErrorToast } from './sheetAction';

/** Draws a count's proof when the visitor shares or saves it. `strip`: the photo for the strip of a tall proof. */
export function useProofPicture(file: File, gatherFacts: () => Promise<SheetFacts>, strip: File | undefined) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const canShare = useInBrowser(() => 'canShare' in navigator, false);

  async function draw(shape: ProofShape): Promise<File> {
    const picture = await proofOf(await gatherFacts(), shape, t, locale, shape === 'tall' ? strip : undefined);
    return new File([picture], nameBeside(file, shape === 'wide' ? '-wide.png' : '.png'), { type: 'image/png' });
  }

  const save = (picture: File) => saveFile(picture, picture.name);

  const share = withErrorToast(async () => {
    const picture = await draw('tall');
    const files = [picture];
    // If the browser can't share pictures, saves the picture.
    if (!navigator.canShare({ files })) return save(picture);
    await navigator.share({ files }).catch((problem: unknown) => {
      // Closing the share sheet is no failure. But the browser may refuse to open it if hashing a large file took long.
      // In that case, saves the picture.
      if (!(problem instanceof DOMException && problem.name === 'AbortError')) save(picture);
    });
  });

  const savesAs = (shape: ProofShape) => withErrorToast(async () => save(await draw(shape)));

  return { canShare, share, savesAs };
}
