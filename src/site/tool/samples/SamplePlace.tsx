import { lazy } from 'react';
import { Deferred } from '../../ui/Deferred';

const importView = () => import('./SampleView');
const SampleView = lazy(importView);

/** A sample's result beside the frame for a photo: prerendered, its code fetched after the first screen. */
export function SamplePlace() {
  return (
    <Deferred load={importView}>
      <SampleView />
    </Deferred>
  );
}
