import { css } from '@emotion/react';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../router/LanguageProvider';
import { SAMPLE_COUNT } from '../../../tool/samples/loadSample';
import { appears, draws, ink, moves, pops, Sketch } from './Sketch';

const WIDTH = 320;

/** A browser window with a photo. A wall stops an arrow that leads out of the window. */
export function Stays() {
  return (
    <Sketch width={WIDTH}>
      <rect css={ink.paper} x="36" y="25" width="136" height="100" rx="5" />
      <path css={ink.line} d="M36 46h136" />
      <circle css={ink.solid} cx="47" cy="35.5" r="2.5" />
      <circle css={ink.solid} cx="56" cy="35.5" r="2.5" />
      <circle css={ink.solid} cx="65" cy="35.5" r="2.5" />
      <rect css={ink.tone} x="62" y="60" width="84" height="52" rx="2" />
      <path css={ink.line} d="M66 106l20-22 14 14 10-10 24 18" />
      <circle css={ink.solid} cx="128" cy="73" r="4" />
      <g css={moves({ from: { transform: 'translateX(-26px)', opacity: 0 }, '30%': { opacity: 1 } }, 700, 200)}>
        <path css={ink.line} d="M182 76h40" strokeDasharray="6 7" />
        <path css={ink.line} d="M220 69l8 7-8 7" />
      </g>
      <path css={[ink.line, styles.wall]} d="M240 38v76" />
      <path css={[ink.signal, pops(900)]} d="M258 63l26 26m0-26l-26 26" />
    </Sketch>
  );
}

const DUMP = ['4E 69 6B 6F 6E 00 02 10', '00 00 4D 4D 00 2A 00 A7', '00 04 00 00 00 01', '00 37 00 04 00 00'];

/** The bytes of a file, with a line from the count's bytes to a mechanical counter with the count. */
export function PlaceInFile() {
  const { locale } = useLanguage();
  const bytes = SAMPLE_COUNT.toString(16).toUpperCase().padStart(8, '0').match(/../g)!.join(' ');
  return (
    <Sketch width={WIDTH}>
      {DUMP.map((line, index) => (
        <text key={line} css={[ink.hex, appears(120 * index)]} x="34" y={42 + 26 * index}>
          {line}
        </text>
      ))}
      <text css={[ink.found, appears(700)]} x="196" y="94">
        {bytes}
      </text>
      <path css={[ink.signal, draws(60, 400, 900), css({ strokeWidth: 2 })]} d="M246 100v14" />
      <g css={pops(1200)}>
        <rect css={ink.plate} x="196" y="110" width="100" height="30" rx="3" />
        <text css={ink.figures} x="246" y="131" fontSize="17" textAnchor="middle">
          {formatNumber(SAMPLE_COUNT, locale)}
        </text>
      </g>
    </Sketch>
  );
}

/** The marks of the four kinds of answer: seen, with limits, estimated, none. */
export function ThreeGrades() {
  const tiles = [0, 1, 2, 3].map((index) => 30 + index * 68);
  return (
    <Sketch width={WIDTH}>
      {tiles.map((x, index) => (
        <g key={x} css={moves({ from: { opacity: 0, transform: 'translateY(8px)' } }, 350, 250 * index)}>
          <rect css={ink.paper} x={x} y="47" width="56" height="56" rx="4" />
        </g>
      ))}
      <circle css={[ink.solid, pops(400)]} cx={tiles[0]! + 28} cy="75" r="13" />
      <rect css={[ink.solid, pops(650)]} x={tiles[1]! + 16} y="63" width="24" height="24" />
      <g css={pops(900)}>
        {[69, 80].map((y) => (
          <path key={y} css={[ink.line, styles.bold]} d={`M${tiles[2]! + 15} ${y}c5-6 9-6 13-2.5s8 3.5 13-2.5`} />
        ))}
      </g>
      <path css={[ink.line, styles.bold, pops(1150)]} d={`M${tiles[3]! + 18} 75h20`} />
    </Sketch>
  );
}

const styles = {
  wall: css({ strokeWidth: 5 }),
  bold: css({ strokeWidth: 3 }),
};
