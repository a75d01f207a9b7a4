import type { Interpolation, Theme } from '@emotion/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import type { CamerasFlyoutProps } from './CamerasFlyout';

/** The header's entry 'Cameras'. The fly-out is fetched when pointer or focus first come near. */
export function CamerasMenu({ triggerStyle }: { readonly triggerStyle: Interpolation<Theme> }) {
  const { t } = useTranslation();
  const [Flyout, setFlyout] = useState<ComponentType<CamerasFlyoutProps>>();
  const [wasClicked, setClicked] = useState(false);
  const [isNeeded, setNeeded] = useState(false);

  const load = () => {
    if (isNeeded) return;
    setNeeded(true);
    import('./CamerasFlyout').then(
      ({ CamerasFlyout }) => setFlyout(() => CamerasFlyout),
      () => setNeeded(false),
    );
  };

  if (Flyout) return <Flyout triggerStyle={triggerStyle} startsOpen={wasClicked} />;
  return (
    <button
      type="button"
      css={triggerStyle}
      aria-expanded={false}
      onPointerEnter={load}
      onFocus={load}
      onClick={() => {
        setClicked(true);
        load();
      }}
    >
      {t('nav.cameras')}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
