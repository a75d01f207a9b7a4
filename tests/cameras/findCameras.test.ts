import { describe, expect, it } from 'vitest';
import { alsoSoldAs, fullModelName, listedMakers } from '../../src/cameras/catalogue';
import { loadAllCameras } from '../../src/cameras/cameras';
import { cameraNamed, findCameras, namesPhone } from '../../src/cameras/lists';
import { localeCodes } from '../../src/config/locales';

const all = await loadAllCameras();
const find = (query: string) => findCameras(all, query).map(({ brand, model }) => `${brand} ${model}`);

describe('alsoSoldAs', () => {
  const names = (slug: string, locale: string) => {
    const model = all.find((camera) => camera.slug === slug)!;
    return alsoSoldAs(model, locale);
  };

  it.each([
    ['canon-eos-850d', 'en', ['EOS Rebel T8i', 'EOS Kiss X10i']],
    ['canon-eos-77d', 'de', ['EOS 9000D']],
    ['canon-eos-700d', 'en', ['EOS Rebel T5i', 'EOS Kiss X7i']],
    ['canon-eos-250d', 'en', ['EOS Rebel SL3', 'EOS Kiss X10', 'EOS 200D II']],
    ['canon-eos-250d', 'ja', ['EOS Rebel SL3', 'EOS 200D II']],
    ['canon-eos-400d', 'en', ['EOS Digital Rebel XTi', 'EOS Kiss Digital X']],
    ['minolta-dynax-7d', 'en', ['Maxxum 7D', 'α-7 Digital']],
    ['minolta-dynax-7d', 'ja', ['Maxxum 7D']],
    ['canon-eos-r6-mark-ii', 'en', []],
    ['sony-alpha-a7-iii', 'en', []],
    ['nikon-d750', 'de', []],
  ])('%s in %s', (slug, locale, expected) => {
    expect(names(slug, locale)).toEqual(expected);
  });
});

describe('findCameras', () => {
  it.each([
    ['nikon d850', 'nikon D850'],
    ['nikon d750 シャッター回数', 'nikon D750'],
    ['D750のシャッター回数', 'nikon D750'],
    ['canon r6 shutter count', 'canon EOS R6'],
    ['Shutter Count Sony A7 III', 'sony A7 III'],
    ['d850 camera', 'nikon D850'],
    ['Nikon D850 Auslösungen', 'nikon D850'],
    ['ニコン　D850　ショット数', 'nikon D850'],
    ['Nikon D850', 'nikon D850'],
    ['d 850', 'nikon D850'],
    ['ニコン D850', 'nikon D850'],
    ['d85', 'nikon D850'],
    ['z 8', 'nikon Z8'],
    ['Z8', 'nikon Z8'],
    ['z6 2', 'nikon Z6 II'],
    ['a7iii', 'sony A7 III'],
    ['a7 3', 'sony A7 III'],
    ['α7 III', 'sony A7 III'],
    ['ａ７ＩＩＩ', 'sony A7 III'],
    ['alpha 7 iii', 'sony A7 III'],
    ['alpha7iii', 'sony A7 III'],
    ['ソニー α7 III', 'sony A7 III'],
    ['ILCE-7M3', 'sony A7 III'],
    ['7m4', 'sony A7 IV'],
    ['rebel t6', 'canon EOS 1300D'],
    ['EOS Rebel T6', 'canon EOS 1300D'],
    ['kiss x80', 'canon EOS 1300D'],
    ['canon r6', 'canon EOS R6'],
    ['r6 ii', 'canon EOS R6 Mark II'],
    ['r6 mark', 'canon EOS R6 Mark III'],
    ['eos r6 mark 2', 'canon EOS R6 Mark II'],
    ['r6mk2', 'canon EOS R6 Mark II'],
    ['5d mark iv', 'canon EOS 5D Mark IV'],
    ['キャノン 5d4', 'canon EOS 5D Mark IV'],
    ['Cannon EOS 80D', 'canon EOS 80D'],
    ['nikkon d850', 'nikon D850'],
    ['Olimpus E-M1', 'olympus OM-D E-M1'],
    ['xt3', 'fujifilm X-T3'],
    ['fuji x-t3', 'fujifilm X-T3'],
    ['x100v', 'fujifilm X100V'],
    ['オリンパス e-m1', 'olympus OM-D E-M1'],
    ['em1 mark ii', 'olympus OM-D E-M1 Mark II'],
    ['gr iii', 'ricoh GR III'],
    ['k-1', 'pentax K-1'],
    ['m10', 'leica M10'],
    ['lumix gh5', 'panasonic Lumix GH5'],
    ['panasonic gh5', 'panasonic Lumix GH5'],
    ['gh5 ii', 'panasonic Lumix GH5 II'],
    ['DMC-GX85', 'panasonic Lumix GX85 (GX80)'],
    ['lumix gx80', 'panasonic Lumix GX85 (GX80)'],
    ['gx7 mark ii', 'panasonic Lumix GX85 (GX80)'],
    ['gx7mk3', 'panasonic Lumix GX9'],
    ['gf10', 'panasonic Lumix GX880 (GF10)'],
    ['g81', 'panasonic Lumix G85 (G80)'],
    ['DC-G91', 'panasonic Lumix G95 (G90)'],
    ['DC-S5M2', 'panasonic Lumix S5 II'],
    ['s5iix', 'panasonic Lumix S5 IIX'],
    ['s1rii', 'panasonic Lumix S1R II'],
    ['パナソニック gm1', 'panasonic Lumix GM1'],
    ['ルミックス G9', 'panasonic Lumix G9'],
    ['LUMIX G9PROII', 'panasonic Lumix G9 II'],
  ])('finds first for %s: %s', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  it.each(listedMakers)('finds every camera of $id by its name in English and Japanese', ({ id, name, ja }) => {
    const cameras = all.filter(({ brand }) => brand === id).map(({ model }) => `${id} ${model}`);
    expect(find(name)).toEqual(expect.arrayContaining(cameras));
    expect(find(ja)).toEqual(expect.arrayContaining(cameras));
  });

  it('puts the newest first among names that fit equally', () => {
    const years = findCameras(all, 'オリンパス').map(({ year }) => year);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  it('puts a name that begins with the words before one that contains them', () => {
    const found = find('d8');
    expect(found.slice(0, 4)).toEqual(expect.arrayContaining(['nikon D850', 'nikon D810', 'nikon D800']));
    expect(found).not.toContain('nikon D780');
  });

  it.each([
    ['d75', 'nikon D750', 'nikon D7500'],
    ['ｄ７５', 'nikon D750', 'nikon D7500'],
    ['d7', 'nikon D70', 'nikon D780', 'nikon D750'],
    ['d80', 'nikon D80', 'nikon D800', 'nikon D800E'],
    ['5d', 'canon EOS 5D', 'minolta Dynax 5D', 'canon EOS 5D Mark IV'],
    ['a7', 'sony A7', 'sony A7 V', 'sony A7 IV'],
    ['x-t1', 'fujifilm X-T1', 'fujifilm X-T10', 'fujifilm X-T100'],
    ['x t1', 'fujifilm X-T1', 'fujifilm X-T10', 'fujifilm X-T100'],
    ['xt1', 'fujifilm X-T1', 'fujifilm X-T10', 'fujifilm X-T100'],
    ['70d', 'canon EOS 70D'],
  ])('puts the names first that go on with the fewest characters: %s', (query, ...expected) => {
    expect(find(query).slice(0, 3)).toEqual(expected);
  });

  it.each([
    ['nikn d750', 'nikon D750'],
    ['nkion d750', 'nikon D750'],
    ['nikkn d750', 'nikon D750'],
    ['nilon d750', 'nikon D750'],
    ['ニコン d750', 'nikon D750'],
    ['キャノソ 5d4', 'canon EOS 5D Mark IV'],
    ['Fujiflm X-T3', 'fujifilm X-T3'],
    ['lecia m10', 'leica M10'],
    ['panasonik gh5', 'panasonic Lumix GH5'],
    ['rebl t6', 'canon EOS 1300D'],
    ['nikn d750 Auslösungen', 'nikon D750'],
  ])('finds by a word with one mistake: %s', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  it('finds a maker while its misspelled name is being typed', () => {
    for (const query of ['fujiflm', 'olimpus'].flatMap((word) => [4, 5, 6, 7].map((end) => word.slice(0, end))))
      expect(find(query).length, query).toBeGreaterThan(10);
  });

  it('guesses a mistake only if nothing is spelled like the query', () => {
    const [camera] = all;
    const named = (model: string) => ({ ...camera!, model, exif: [], otherNames: [] });
    const list = [named('Mirax 5'), named('Mirox 5')];
    expect(findCameras(list, 'mirox 5')).toEqual([list[1]]);
    expect(findCameras(list, 'mirrox 5')).toEqual([list[1]]);
    expect(findCameras([named('Mirax 5'), named('Mirox 7')], 'mirox 5')).toEqual([]);
    expect(findCameras([named('Mirx5')], 'mirxa')).toEqual([]);
  });

  it.each(['nikn d9999', 'd7501', 'sny a7x', 'mikon', 'kine'])(
    'guesses no mistake in a number, a short word or a first letter: %s',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );

  it.each([
    ['rx100', 'sony RX1R III'],
    ['Sony Cyber-shot DSC-RX100M5', 'sony RX1R III'],
    ['eos5dx', 'canon EOS 5D Mark IV'],
  ])('finds the nearest of the series of a camera that is not listed: %s', (query, expected) => {
    expect(find(query)[0]).toBe(expected);
  });

  it('does not treat a part of a name as its series', () => {
    expect(find('os5')).not.toEqual([]);
    expect(find('os5x')).toEqual([]);
  });

  it('finds each camera first by its full name in lists, in every language', () => {
    const named = all.flatMap((model) => {
      // Most models have the same name in all languages.
      const names = new Set(localeCodes.map((locale) => fullModelName(model, locale)));
      return [...names].map((name) => ({ model, name }));
    });
    const missed = named.filter(({ model, name }) => !findCameras(all, name).slice(0, 2).includes(model));
    expect(missed.map(({ name }) => name)).toEqual([]);
    const mistaken = named.filter(({ model, name }) => cameraNamed(all, name) !== model);
    expect(mistaken.map(({ name }) => name)).toEqual([]);
  });

  it.each(['', '   ', '-', 'shutter count', 'シャッター回数', 'コンタ', 'd9999', 'coolpix'])(
    'finds nothing for %j',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );
});

describe('cameraNamed', () => {
  it.each([
    ['Lumix S5', 'panasonic-s5'],
    ['s5', 'panasonic-s5'],
    ['ルミックス S5', 'panasonic-s5'],
    ['LUMIX G9PROII', 'panasonic-g9-ii'],
    ['kiss m2', 'canon-eos-m50-mark-ii'],
    ['nikon d71', 'nikon-d7100'],
    ['nikon d7', undefined],
    ['nikn d750', 'nikon-d750'],
    ['rx100', undefined],
    ['coolpix', undefined],
    ['', undefined],
  ])('for %j is %s', (query, slug) => {
    expect(cameraNamed(all, query)?.slug).toBe(slug);
  });
});

describe('namesPhone', () => {
  it.each([
    'iphone',
    'iPhone 13',
    'ｉＰｈｏｎｅ１３',
    'iPhoneのシャッター回数',
    'galaxy',
    'samsung s21',
    'Samsung Galaxy S21 Ultra',
    'pixel',
    'Google Pixel 7',
    'sony xperia 1',
    'ソニーXperia',
    'スマホ',
    'スマートフォン',
    'Handy',
    'Handykamera',
    'Smartphone',
    'android phone',
    'GoPro Hero',
    'アクションカメラ',
  ])('is true for %s, which finds no camera', (query) => {
    expect(namesPhone(query)).toBe(true);
    expect(find(query)).toEqual([]);
  });

  it.each(['', 'samsung', 'samsung nx1', 'Sony Handycam', 'coolpix', 'コンタ'])('is false for %j', (query) => {
    expect(namesPhone(query)).toBe(false);
  });

  it('is false for each camera in every language', () => {
    const names = all.flatMap((model) => localeCodes.map((locale) => fullModelName(model, locale)));
    expect(names.filter(namesPhone)).toEqual([]);
  });
});
