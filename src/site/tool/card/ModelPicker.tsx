import { css, type Theme } from '@emotion/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../router/LanguageProvider';
import { field } from '../../ui/field';
import { bodyOf, pickableBodies, type PickableBody } from './cardBodies';

interface Props {
  /** EXIF Model of the picked body */
  readonly model: string | undefined;
  readonly onPick: (model: string | undefined) => void;
}

/** Lets the visitor pick the camera of a report. Bodies with known reports come first. */
export default function ModelPicker({ model, onPick }: Props) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const id = useId();
  const bodies = pickableBodies(locale);
  const picked = model === undefined ? '' : (bodyOf(bodies, model)?.models[0] ?? model);
  const options = (shown: readonly PickableBody[]) =>
    shown.map(({ models, name }) => (
      <option key={models[0]} value={models[0]}>
        {name}
      </option>
    ));

  return (
    <div>
      <label htmlFor={id} css={styles.label}>
        {t('card.pick')}
      </label>
      <select
        id={id}
        css={styles.select}
        value={picked}
        onChange={({ target }) => onPick(target.value === '' ? undefined : target.value)}
      >
        <option value="">{t('card.pickNone')}</option>
        <optgroup label={t('card.pickReported')}>{options(bodies.filter(({ isReported }) => isReported))}</optgroup>
        <optgroup label={t('card.pickOther')}>{options(bodies.filter(({ isReported }) => !isReported))}</optgroup>
      </select>
    </div>
  );
}

const styles = {
  label: (theme: Theme) => css({ display: 'block', marginBottom: theme.space(1), fontSize: theme.size.s }),
  select: (theme: Theme) => [field(theme), css({ width: '100%', padding: theme.space(2, 3), cursor: 'pointer' })],
};
