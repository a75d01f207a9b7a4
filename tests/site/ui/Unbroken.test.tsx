import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ShortText, Unbroken } from '../../../src/site/ui/Unbroken';

afterEach(cleanup);

it.each([
  ['OM-D E-M1 Mark II', ['OM-D', 'E-M1 Mark II']],
  ['X-Pro3 on USB-C', ['X-Pro3', 'USB-C']],
  ['Canon EOS Kiss X10i（EOS 850D）', ['Kiss X10i', 'EOS 850D']],
  ['EOS Kiss Digital N', ['Kiss Digital N']],
  ['Canon EOS R6 Mark II shutter count', ['EOS R6 Mark II']],
  ['Canon EOS 1300Dのシャッター回数', ['EOS 1300D']],
  ['Canon EOS-1D X Mark III', ['EOS-1D', 'Mark III']],
  ['Sony A7 III, α7 IV', ['A7 III', '7 IV']],
  ['GFX100S II. I am in Part I', ['GFX100S II']],
  ['Die K-1 und die X-T4.', ['K-1', 'X-T4']],
  ['Canon EOS-1D X', ['EOS-1D']],
  ['PEN E-PL10', ['E-PL10']],
  ['Full-frame, 50,000-100,000, Four-Thirds', []],
  ['Nikon D850', []],
  ['耐久回数は15万回で、3万回未満なら少なめ。1万5,000回超', ['15万回', '3万回未満', '1万5,000回超']],
  ['2025年の写真で208,513回です', ['208,513回']],
])('%s', (text, models) => {
  const { container } = render(<Unbroken text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll('span')].map((span) => span.textContent)).toEqual(models);
  for (const span of container.querySelectorAll('span')) expect(getComputedStyle(span).whiteSpace).toBe('nowrap');
});

it.each([
  ['シャッターの想定寿命', ['シャッターの', '想定寿命']],
  ['ファイル形式', ['ファイル', '形式']],
  ['機械式のフォーカルプレーンシャッター', ['機械式の', 'フォーカルプレーン', 'シャッター']],
  ['耐久100,000回', ['耐久', '100,000回']],
  ['裏面照射積層型CMOS', ['裏面照射積層型', 'CMOS']],
  ['メーカー製の約20%、2つ目', ['メーカー製の', '約20%、', '2つ目']],
  ['お問い合わせ、読み取り', ['お問い合わせ、', '読み取り']],
  ['50,000〜100,000（回）', ['50,000〜', '100,000', '（回）']],
  ['Reads the count, 45,213 of it', ['Reads the count, 45,213 of it']],
])('a line of %s breaks only between its phrases', (text, phrases) => {
  const { container } = render(<ShortText>{text}</ShortText>);
  expect(container.textContent).toBe(text);
  expect(container.innerHTML.replaceAll(/<\/?span[^>]*>/g, '').split('<wbr>')).toEqual(phrases);
});
