import { css, type Theme } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Cluster, Measure } from '../../ui/layouts';
import { useFocusOnMount } from '../../ui/useFocusOnMount';
import type { TextKey } from '../../../i18n/translator';
import type { FailureKind } from '../../../usb/failure';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { DiagnosticButton } from './DiagnosticButton';
import { findSystem, type VisitorSystem } from '../../browser/visitorSystem';

interface Props {
  readonly kind: FailureKind | 'unexpected';
  readonly needsPowerCycle: boolean;
  readonly diagnostic?: File;
  readonly onAgain: () => void;
}

/** Failures whose cause in the operating system is known. */
const OF_SYSTEM: Readonly<Partial<Record<FailureKind | 'unexpected', Partial<Record<VisitorSystem, TextKey>>>>> = {
  blocked: { windows: 'connect.failed.blocked.windows', linux: 'connect.failed.blocked.linux' },
  busy: {
    windows: 'connect.failed.blocked.windows',
    macos: 'connect.failed.busy.macos',
    linux: 'connect.failed.busy.linux',
  },
};

/** Decisions of the visitor, not failures: closing the browser's device list, and stopping. */
const STOPPED_BY_VISITOR: readonly Props['kind'][] = ['not-chosen', 'stopped'];

/** Explains what failed and what the visitor can do now, depending on the operating system. */
export function CableFailed({ kind, needsPowerCycle, diagnostic, onAgain }: Props) {
  const { t } = useTranslation();
  const heading = useFocusOnMount<HTMLHeadingElement>(true);

  return (
    <Card>
      <h3 ref={heading} tabIndex={-1} css={styles.heading}>
        {t(STOPPED_BY_VISITOR.includes(kind) ? 'connect.tool.heading' : 'connect.failed.heading')}
      </h3>
      <Measure below={4}>{t(OF_SYSTEM[kind]?.[findSystem()] ?? `connect.failed.${kind}`)}</Measure>
      {needsPowerCycle && <Measure below={4}>{t('connect.powerCycle')}</Measure>}
      <Cluster gap={2}>
        <Button icon="refresh" onClick={onAgain}>
          {t('connect.again')}
        </Button>
        <Button variant="secondary" href="/">
          {t('connect.photoInstead')}
        </Button>
        {diagnostic && <DiagnosticButton file={diagnostic} />}
      </Cluster>
    </Card>
  );
}

const styles = {
  heading: (theme: Theme) => css({ marginBottom: theme.space(2), fontSize: theme.size.l }),
};
