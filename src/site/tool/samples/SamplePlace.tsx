import { lazy } from 'react';
import { Later } from '../../ui/Later';

const importView = () => import('./SampleView');
const SampleView = lazy(importView);

/** A sample's result beside the frame for a photo: prerendered, its code fetched after the first screen. */
export function SamplePlace() {
  return (
    <Later load={importView}>
      <SampleView />
    </Later>
  );
}
