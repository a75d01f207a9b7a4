/** `npm run typecheck` fails if the line after an @ts-expect-error compiles, or if any other line does not compile. */
import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { FileText, Untrusted } from '../../src/config/fileText';
import type { Reading } from '../../src/history/reading';
import { createTranslator } from '../../src/i18n/translator';
import { plainText } from '../../src/i18n/words/plainText';
import type { UntrustedReport } from '../../src/reader/cardReport/report';
import type { ExtractionResult, RawResult } from '../../src/reader/result';
import { nikonD850 } from '../site/tool/results';
import { readingsNamed, reportNamed } from '../support/hostileFacts';
import { texts } from '../support/texts/all';

const t: TFunction = createTranslator('en', texts.en).t;
const { model = '' }: ExtractionResult = nikonD850;
const isString = (text: string): boolean => typeof text === 'string';

test('a text from a file is no string', () => {
  // @ts-expect-error A text from a file is passed as a string.
  isString(model);
  // @ts-expect-error A text from a file has no methods that would give a string.
  model.trim?.();
  expect(isString(plainText(model))).toBe(true);
});

test('a text from a file is nothing that React shows', () => {
  // @ts-expect-error A text from a file is a child.
  const child = <p>{model}</p>;
  // @ts-expect-error A text from a file is one of several children.
  const children = <p>Model: {model}</p>;
  // @ts-expect-error A text from a file is an attribute.
  const attribute = <p title={model} />;
  const shown = <p title={plainText(model)}>{plainText(model)}</p>;
  expect([child, children, attribute, shown]).toHaveLength(4);
});

test('a sentence with a text from a file in it is such a text', () => {
  const sentence: FileText = t('result.heading', { file: model });
  // @ts-expect-error A sentence with a text from a file is passed as a string.
  isString(sentence);
  // @ts-expect-error A sentence with a text from a file is a child.
  const child = <p>{t('result.heading', { file: model })}</p>;
  const shown: string = t('result.heading', { file: plainText(model, 80) });
  expect([child, shown]).toHaveLength(2);
});

test('results, card reports and the history have such texts in every place but dates and names of this program', () => {
  type Texts = readonly FileText[];
  const inResult = (result: ExtractionResult): Texts => [
    result.make ?? '',
    result.software ?? '',
    result.lens ?? '',
    result.serialNumber ?? '',
    result.editor ?? '',
    result.error?.detail ?? '',
    ...(result.savedAgain?.signs ?? []).flatMap((sign) => ('program' in sign ? [sign.program] : [])),
  ];
  const inReport = ({ firmware = '', errors, unknown }: UntrustedReport): Texts => [
    firmware,
    ...errors.flatMap(({ code, log }) => [code, ...log.map(({ reason = '' }) => reason)]),
    ...unknown.flatMap(({ path, text }) => [path, text]),
  ];
  const inHistory = ({ name, make = '', serial = '' }: Reading): Texts => [name, make, serial];
  // @ts-expect-error None of these texts is a string.
  const strings: readonly string[] = [
    ...inResult(nikonD850),
    ...inReport(reportNamed('E70')),
    ...readingsNamed('D850').flatMap(inHistory),
  ];
  expect(strings.length).toBeGreaterThan(10);
});

test('what the package publishes has strings, and a string is assignable where a text from a file is expected', () => {
  const published = (result: RawResult): string | undefined => result.model;
  const literal: Untrusted<'exact' | 'guess'> = 'exact';
  const date: string | undefined = nikonD850.dateTime;
  const result: ExtractionResult = { ...nikonD850, model: 'NIKON D850' };
  expect([published, literal, date, result]).toHaveLength(4);
});
