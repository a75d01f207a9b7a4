import type { Interpolation, Theme } from '@emotion/react';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import type { Approach, CamerasFlyoutProps } from './CamerasFlyout';

/** The header's entry 'Cameras'. The fly-out is fetched when pointer or focus first come near. */
export function CamerasMenu({ triggerStyle }: { readonly triggerStyle: Interpolation<Theme> }) {
  const { t } = useTranslation();
  const [Flyout, setFlyout] = useState<ComponentType<CamerasFlyoutProps>>();
  const [approach, setApproach] = useState<Approach>({ pointer: false, focus: false, click: false });

  const note = (change: Partial<Approach>) => {
    setApproach((known) => ({ ...known, ...change }));
    if (Object.values(change).some(Boolean)) {
      // Without a network the next approach tries again.
      void import('./CamerasFlyout').then(
        ({ CamerasFlyout }) => setFlyout(() => CamerasFlyout),
        () => undefined,
      );
    }
  };

  if (Flyout) return <Flyout triggerStyle={triggerStyle} approach={approach} />;
  return (
    <button
      type="button"
      css={triggerStyle}
      aria-expanded={false}
      onPointerEnter={({ pointerType }) => note({ pointer: pointerType === 'mouse' })}
      onPointerLeave={() => note({ pointer: false })}
      onFocus={() => note({ focus: true })}
      onBlur={() => note({ focus: false })}
      onClick={() => note({ click: true })}
    >
      {t('nav.cameras')}
      <Icon name="chevron-down" size={16} />
    </button>
  );
}
