import { expect, test } from 'vitest';
import { datedLines, olderTexts, textTimes } from '../../scripts/textAges';

const at = (time: number, ...texts: string[]) => texts.map((text) => ({ time, text }));

test('a text is as old as its newest line', () => {
  const prose = [
    ...at(9, '/** A comment. */', 'const models = {'),
    ...at(1, "  'nikon-d850': {", '    intro: ['),
    ...at(3, "      'Edited.',"),
    ...at(1, '    ],', '  },', "  lead: 'Read it.',"),
  ];
  expect([...textTimes(prose)]).toEqual([
    ['nikon-d850', 3],
    ['lead', 1],
  ]);
});

test('a text whose English was changed later is older, and one that is missing is not', () => {
  const english = [
    ...at(1, '{', '  "nav.home": "Home",'),
    ...at(5, '  "nav.blog": "Posts",', '  "nav.new": "New"', '}'),
  ];
  const german = [...at(1, '{', '  "nav.home": "Start",', '  "nav.blog": "Blog"', '}')];
  expect(olderTexts(english, german)).toEqual(['nav.blog']);
  expect(olderTexts(english, [])).toEqual([]);
});

test('texts that were written or moved together are of one age', () => {
  const english = at(4, '{', '  "nav.home": "Home"', '}');
  expect(olderTexts(english, at(4, '{', '  "nav.home": "Start"', '}'))).toEqual([]);
});

test('the age of a line is that of its commit', () => {
  const blame =
    'a1 1 1 1\nauthor A\ncommitter-time 17\nsummary committer-time 3\n\t{\nb2 2 2 1\ncommitter-time 20\n\t  "a": "b"';
  expect(datedLines(blame)).toEqual([
    { time: 17, text: '{' },
    { time: 20, text: '  "a": "b"' },
  ]);
});
