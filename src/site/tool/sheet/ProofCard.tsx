import { css, type Theme } from '@emotion/react';
import { type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listingLine } from '../../../i18n/words/listingLine';
import type { ExtractionResult } from '../../../reader/result';
import { notify } from '../../browser/notify';
import { useObjectUrl } from '../../browser/useObjectUrl';
import { useLanguage } from '../../router/LanguageProvider';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import type { Export } from '../../ui/ExportMenu';
import { Cluster, Measure, screenOnly } from '../../ui/layouts';
import { CopyButton } from '../CopyButton';
import { useIsOwner } from '../OwnerChoice';
import { proofOf } from './proofPicture';
import { type SheetFacts, verifyLink } from './sheet';
import { copyLater, withErrorToast } from './sheetAction';
import { SheetMenu } from './SheetMenu';
import { useProofPicture } from './useProofPicture';
import { QUIET_BYTES } from './useSheetFacts';

interface Props {
  readonly file: File;
  /** the result with the whole serial number, although a proof shows only the end */
  readonly result: ExtractionResult;
  /** true if the file has a picture, so that the proof can show a strip of it */
  readonly hasPicture: boolean;
  readonly gatherFacts: () => Promise<SheetFacts>;
  /** the facts, gathered in advance; undefined until they are gathered */
  readonly prepared: SheetFacts | undefined;
  readonly onPrint: () => void;
  /** choices for the contents of proof and report */
  readonly choices: ReactNode;
  readonly verify: ReactNode;
  /** renders an owner's actions for the result, beginning with the given buttons to share and to copy */
  readonly renderActions?: (share: ReactNode, copy: ReactNode) => ReactNode;
}

/** The proof of a count (a picture to share and a line for a listing), and the report on it. */
export function ProofCard({
  file,
  result,
  hasPicture,
  gatherFacts,
  prepared,
  onPrint,
  choices,
  verify,
  renderActions,
}: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const isOwner = useIsOwner();
  const [hasStrip, setHasStrip] = useState(false);
  const strip = hasStrip ? file : undefined;
  const picture = useProofPicture(file, async () => ({ ...(await gatherFacts()), result }), strip);
  const line = listingLine(result, t, locale);

  const copyLine = withErrorToast(async () => {
    await copyLater(gatherFacts().then((facts) => `${line} ${verifyLink(facts, locale)!}`));
    notify('success', (say) => ({ title: say('copy.done'), description: line }));
  });

  const others: readonly Export[] = [
    { label: t('proofPicture.wide'), icon: 'image', onChoose: picture.savesAs('wide') },
    { label: t('proofPicture.line'), icon: 'copy', onChoose: copyLine },
  ];
  const saveTall = picture.savesAs('tall');

  const share = (
    <Button
      variant={isOwner ? 'primary' : 'secondary'}
      icon={picture.canShare ? 'share' : 'image'}
      onClick={picture.canShare ? picture.share : saveTall}
    >
      {t(picture.canShare ? 'proofPicture.share' : 'proofPicture.save')}
    </Button>
  );
  const copy = isOwner && <CopyButton label={t('copy.listing')} text={line} />;
  const menu = (
    <SheetMenu
      label={t('sheet.more')}
      file={file}
      gatherFacts={gatherFacts}
      onPrint={onPrint}
      others={
        // If pictures can't be shared, the share button already saves the tall picture.
        picture.canShare ? [{ label: t('proofPicture.tall'), icon: 'image', onChoose: saveTall }, ...others] : others
      }
    />
  );

  return (
    <Card level={3} heading={t('proofPicture.heading')}>
      <div css={[styles.proof, isOwner && styles.withPreview]}>
        <div>
          {renderActions ? (
            renderActions(share, copy)
          ) : (
            <Cluster gap={2} css={[screenOnly, styles.buttons]}>
              {share}
              {copy}
              {menu}
            </Cluster>
          )}
          <Measure isMuted above={4}>
            {t(isOwner ? 'proofPicture.mine' : 'proofPicture.text')}
          </Measure>
        </div>
        {/* If hashing a file takes long, there is no preview, and the proof is drawn only on request. */}
        {isOwner && file.size < QUIET_BYTES && (
          <div css={styles.preview}>{prepared && <ProofPreview facts={prepared} result={result} strip={strip} />}</div>
        )}
        <div>
          {hasPicture && <Checkbox label={t('proofPicture.strip')} checked={hasStrip} onChange={setHasStrip} />}
          {choices}
          {/* A buyer has no listing. */}
          {isOwner && (
            <Measure isMuted size="s" above={3}>
              {t('proofPicture.places')}
            </Measure>
          )}
          <Measure isMuted size="s" above={3}>
            {verify}
          </Measure>
          {renderActions && <Cluster above={4}>{menu}</Cluster>}
        </div>
      </div>
    </Card>
  );
}

interface PreviewProps {
  readonly facts: SheetFacts;
  readonly result: ExtractionResult;
  readonly strip: File | undefined;
}

/** The proof as it would be saved; renders nothing if the browser can't draw it. */
function ProofPreview({ facts, result, strip }: PreviewProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const draw = useCallback(
    () => proofOf({ ...facts, result }, 'tall', t, locale, strip),
    [facts, result, strip, t, locale],
  );
  const [address] = useObjectUrl(draw);
  return address && <img src={address} alt={t('proofPicture.preview')} />;
}

const styles = {
  /** in one column; `withPreview` puts the picture beside its actions if there is room */
  proof: (theme: Theme) =>
    css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(4), alignItems: 'start' }),
  withPreview: (theme: Theme) =>
    css({
      [theme.media.wide]: {
        gridTemplate: 'auto 1fr / minmax(0, 1fr) min(320px, 46%)',
        columnGap: theme.space(6),
        '& > :nth-of-type(2)': { gridArea: '1 / 2 / span 2' },
      },
    }),
  preview: (theme: Theme) =>
    css({
      width: '100%',
      maxWidth: 360,
      minHeight: 0,
      '&:empty': { aspectRatio: '4 / 5' },
      justifySelf: 'center',
      borderRadius: theme.radius.s,
      background: theme.color.sunken,
      overflow: 'hidden',
      '& img': { display: 'block', width: '100%' },
      [theme.media.print]: { display: 'none' },
    }),
  buttons: (theme: Theme) =>
    css({
      [theme.media.mobile]: { '& > button': { flex: '1 1 auto' }, '& > button:first-of-type': { flexBasis: '100%' } },
    }),
};
