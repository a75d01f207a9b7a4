import type { FileText } from '../../config/fileText';
import { css, type Theme } from '@emotion/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExtractionError, ExtractionResult } from '../../reader/result';
import type { TextKey } from '../../i18n/translator';
import { Boundary } from '../ui/Boundary';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { shut } from './Blades';
import { Icon } from '../ui/Icon';
import { renderNextSteps } from './loadResults';
import { errorText } from '../../i18n/words/outcome';
import { plainText } from '../../i18n/words/plainText';
import { Measure, Stack } from '../ui/layouts';
import { useFocusOnMount } from '../ui/useFocusOnMount';

interface Props {
  readonly file: { readonly name: FileText };
  readonly result: ExtractionResult;
  readonly error: ExtractionError;
  /** true for a new error; false when the visitor returns to it */
  readonly isNews: boolean;
  readonly onReset: () => void;
}

/** The error, a hint, and a button for the next photo. */
export function ErrorView({ file, result, error, isNews, onReset }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>(isNews);
  const hint = hintOf(result, error);

  return (
    <Stack gap={5} align="center">
      <Card css={styles.wide}>
        <div css={[shut, styles.head]}>
          <Icon name="alert" css={styles.icon} />
          <h2 ref={heading} tabIndex={-1} css={styles.heading}>
            {t('error.title')}
          </h2>
        </div>
        <Measure as="div">
          <p css={styles.file}>
            <bdi>{plainText(file.name)}</bdi>
          </p>
          <p css={styles.message}>{errorText(error, t) || t('error.fallback')}</p>
          {hint && <p css={styles.hint}>{t(hint)}</p>}
          {error.code === 'no-exif' && result.container && <p css={styles.why}>{t('error.stripped')}</p>}
          {/* If the texts of the next steps can't be loaded, the error itself remains. */}
          <Boundary>
            <Suspense>{renderNextSteps({ result, level: 3 })}</Suspense>
          </Boundary>
        </Measure>
      </Card>
      <Button onClick={onReset}>{t('result.again')}</Button>
    </Stack>
  );
}

/** A hint that may help if the file is at fault. Undefined if the tool failed, because no hint helps then. */
function hintOf({ container }: ExtractionResult, { code }: ExtractionError): TextKey | undefined {
  if (code === 'no-core' || code === 'unexpected') return undefined;
  if (container === 'CAM_INFO') return 'error.reportHint';
  return code === 'no-exif' && !container ? 'error.unsupportedType' : 'error.hint';
}

const styles = {
  wide: css({ width: '100%' }),
  head: (theme: Theme) =>
    css({ display: 'flex', alignItems: 'center', gap: theme.space(3), marginBottom: theme.space(4) }),
  icon: css({ flex: 'none' }),
  heading: (theme: Theme) => css({ fontSize: theme.size.l }),
  file: (theme: Theme) => css({ color: theme.color.textMuted, fontSize: theme.size.s, overflowWrap: 'anywhere' }),
  message: (theme: Theme) => css({ margin: theme.space(4, 0, 1), overflowWrap: 'anywhere' }),
  hint: (theme: Theme) => css({ color: theme.color.textMuted }),
  why: (theme: Theme) => css({ marginTop: theme.space(3) }),
};
