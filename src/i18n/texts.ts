/**
 * The types of the interface texts, with keys from the English texts. Each part has its own file, because a page needs
 * only a few parts.
 */

import type { DefaultNamespace, Namespace } from 'i18next';
import type { FileText } from '../config/fileText';
import type advice from './en/advice.json';
import type ask from './en/ask.json';
import type blog from './en/blog.json';
import type brand from './en/brand.json';
import type brandGuide from './en/brandGuide.json';
import type cameras from './en/cameras.json';
import type checker from './en/checker.json';
import type connect from './en/connect.json';
import type frame from './en/frame.json';
import type history from './en/history.json';
import type home from './en/home.json';
import type homeSections from './en/homeSections.json';
import type modelGuide from './en/modelGuide.json';
import type models from './en/models.json';
import type tool from './en/tool.json';
import type verify from './en/verify.json';
import type ways from './en/ways.json';

interface Parts {
  advice: typeof advice;
  ask: typeof ask;
  blog: typeof blog;
  brand: typeof brand;
  brandGuide: typeof brandGuide;
  cameras: typeof cameras;
  checker: typeof checker;
  connect: typeof connect;
  frame: typeof frame;
  history: typeof history;
  home: typeof home;
  homeSections: typeof homeSections;
  modelGuide: typeof modelGuide;
  models: typeof models;
  tool: typeof tool;
  verify: typeof verify;
  ways: typeof ways;
}

export type TextPart = keyof Parts;

/** The interface texts that a result uses. */
export const RESULT_TEXTS = ['tool', 'checker', 'advice'] as const satisfies readonly TextPart[];

/** Merges the members of a union into one object type. */
type Intersection<Union> = (Union extends unknown ? (all: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
type All = Intersection<Parts[TextPart]>;
export type AnyKey = keyof All;
export type Texts = { [Key in keyof All as All[Key] extends string ? Key : never]: All[Key] };

/** Texts that are lists: paragraphs, steps, titled cards. */
export type Lists = { readonly [Key in keyof All as All[Key] extends string ? never : Key]: All[Key] };

declare module 'i18next' {
  /** If a value is a `FileText`, the result is also a `FileText`, which must pass through `plainText` to be shown. */
  interface TFunction<Ns extends Namespace = DefaultNamespace, KPrefix = undefined> {
    <Values extends object>(key: AnyKey, values: FileText extends Values[keyof Values] ? Values : never): FileText;
  }

  interface CustomTypeOptions {
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: Texts };
  }
}
