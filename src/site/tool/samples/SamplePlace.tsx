import { lazy } from 'react';
import { Deferred } from '../../ui/Deferred';

const importView = () => import('./SampleView');
const SampleView = lazy(importView);

/** A sample's result beside the drop zone's frame. It is prerendered; its code is fetched after the first screen. */
export function SamplePlace() {
  return (
    <Deferred load={importView}>
      <SampleView />
    </Deferred>
  );
}
