import { css, type Theme } from '@emotion/react';
import { Card } from '../ui/Card';
import { ShortText } from '../ui/Unbroken';

export interface ShownField {
  readonly label: string;
  readonly value: string;
}

interface Props {
  readonly heading: string;
  readonly fields: readonly ShownField[];
}

/** A card of labels and values, in two columns if there is room. */
export function FieldList({ heading, fields }: Props) {
  return (
    <Card level={3} heading={heading}>
      <dl css={styles.list}>
        {fields.map(({ label, value }) => (
          <div key={label} css={styles.field}>
            <dt css={styles.label}>
              <ShortText>{label}</ShortText>
            </dt>
            <dd css={styles.value}>
              <bdi>
                <ShortText>{value}</ShortText>
              </bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const styles = {
  list: (theme: Theme) =>
    css({
      display: 'grid',
      [theme.media.wide]: { gridTemplateColumns: '1fr 1fr', columnGap: theme.space(10) },
    }),
  field: (theme: Theme) =>
    css({
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: theme.space(3),
      padding: theme.space(2, 0),
      borderTop: `1px solid ${theme.color.line}`,
      [theme.media.wide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    }),
  /** Long German labels contain soft hyphens. */
  label: (theme: Theme) => css({ color: theme.color.textMuted, hyphens: 'manual' }),
  value: css({ fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }),
};
