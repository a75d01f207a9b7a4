/** Types the keys of the interface texts, so that an unknown key is a type error. */

// With this import, the declaration below augments the module instead of replacing it.
// oxlint-disable-next-line import/no-unassigned-import
import 'i18next';
import type ask from './en/ask.json';
import type blog from './en/blog.json';
import type brand from './en/brand.json';
import type cameras from './en/cameras.json';
import type card from './en/card.json';
import type checker from './en/checker.json';
import type connect from './en/connect.json';
import type finder from './en/finder.json';
import type frame from './en/frame.json';
import type history from './en/history.json';
import type home from './en/home.json';
import type model from './en/model.json';
import type models from './en/models.json';
import type tool from './en/tool.json';
import type verify from './en/verify.json';
import type wear from './en/wear.json';

type Texts = typeof ask &
  typeof blog &
  typeof brand &
  typeof cameras &
  typeof card &
  typeof checker &
  typeof connect &
  typeof finder &
  typeof frame &
  typeof history &
  typeof home &
  typeof model &
  typeof models &
  typeof tool &
  typeof verify &
  typeof wear;

declare module 'i18next' {
  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Texts };
  }
}
