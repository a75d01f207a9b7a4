import { expect, it } from 'vitest';
import { llmsText } from '../../../src/site/app/llmsText';
import { isKnownPath } from '../../../src/site/app/routes';
import { verdictOf } from '../../../src/cameras/answer';
import { listedMakers } from '../../../src/cameras/catalogue';
import { site } from '../../../src/config/site';
import * as library from '../../../src/library/index';
import { listedCameras } from '../../support/catalogue';
import { texts } from '../../support/texts/all';

const text = await llmsText();

it('llms.txt counts every listed camera once, with its maker and under the answer that its page gives', () => {
  const lines = new Map(
    [...text.matchAll(/^- (\w+) \(([\d,]+)\): (.+)$/gm)].map(([, name, all, told]) => [name!, { all, told }]),
  );
  for (const { id, name } of listedMakers) {
    const models = listedCameras.filter(({ brand }) => brand === id);
    expect([name, lines.get(name)?.all]).toEqual([name, models.length.toLocaleString('en')]);
    const answers = lines.get(name)!.told!.split('; ');
    const words = models.map((model) => texts.en[`verdict.${verdictOf(model)}`].replaceAll('’', "'"));
    const counted = [...new Set(words)].map((each) => `${each}: ${words.filter((other) => other === each).length}`);
    expect(answers.toSorted()).toEqual(counted.toSorted());
  }
  expect(lines.size).toBe(listedMakers.length);
});

it('llms.txt leads only to existing pages', () => {
  const paths = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address!.replace(site.origin, ''));
  expect(paths.length).toBeGreaterThan(listedMakers.length);
  expect(paths.filter((path) => !isKnownPath(path))).toEqual([]);
});

it('llms.txt is the same in any encoding that a host may name', () => {
  expect(text).toMatch(/^[\n\x20-\x7e]+$/);
});

it('llms.txt calls functions that the package exports', () => {
  const [, names] = /import \{ (.+) \} from 'shutter-count'/.exec(text)!;
  expect(names!.split(', ').filter((name) => !(name in library))).toEqual([]);
});
