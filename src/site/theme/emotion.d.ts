// oxlint-disable-next-line import/no-unassigned-import -- makes this an augmentation
import '@emotion/react';
import type { AppTheme } from './theme';

declare module '@emotion/react' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- emotion's theme is extended by merging interfaces
  export interface Theme extends AppTheme {}
}
