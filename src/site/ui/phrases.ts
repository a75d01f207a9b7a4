/**
 * Finds where a line of Japanese may end without dividing a word, because some browsers don't know `word-break:
 * auto-phrase`.
 */

const HAN = String.raw`\p{Script=Han}`;
const KATAKANA = String.raw`[\p{Script=Katakana}ー]`;
/**
 * Particles, and endings of verbs and adjectives. After other characters ('読み取り', 'お名前'), Han characters continue the
 * word.
 */
const ENDING = '(?:[はがをにでとのもへやてたなるうくすむばずんら]|しい|ない)';
/** Characters that belong to the word before them, although the script doesn't show it. */
const TAIL = '[目所個回台枚年月日分秒件機名用側内外前後時的他]|一度';

const BOUNDARY = new RegExp(
  [
    // '|' marks where a line may end: 'シャッターの|想定寿命', 'カメラが|USBで'
    String.raw`(?<=[\p{L}ー]${ENDING})(?=${HAN}|${KATAKANA}|[A-Za-z\d])(?!${TAIL})`,
    // 'ファイル|形式', but 'メーカー製'
    String.raw`(?<=${KATAKANA}{2})(?=${HAN}{2})(?!${TAIL})`,
    // '積層型|センサー', but '各メーカー'
    String.raw`(?<=${HAN}{2})(?=${KATAKANA}{2})`,
    // 'エントリークラス|ミラーレス', 'フォーカルプレーン|シャッター'
    String.raw`(?<=クラス|プレーン)(?=${KATAKANA})`,
    // 'USB|接続', '耐久|100,000回', but '約20%'
    String.raw`(?<=[A-Za-z]{2})(?=${HAN}{2}|${KATAKANA}{2})`,
    String.raw`(?<=${HAN}|${KATAKANA})(?=[\dA-Zα])(?<![第約計各])`,
    String.raw`(?<=[、。，・／〜）」])(?=[^、。，・／〜）」])`,
    String.raw`(?<=[^（「])(?=[（「])`,
  ].join('|'),
  'u',
);

/** The pieces of a text between which its lines may break: 'シャッターの想定寿命' → 'シャッターの', '想定寿命'. */
export const phrasesOf = (text: string): readonly string[] => text.split(BOUNDARY);
