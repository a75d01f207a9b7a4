import { css, type Theme } from '@emotion/react';
import { bandColor } from '../../../../config/wearColors';
import { formatNumber } from '../../../../i18n/format';
import { useLanguage } from '../../../router/LanguageProvider';
import { SAMPLE_COUNT } from '../../../tool/samples/loadSample';
import type { WearBand } from '../../../../judge/wear';
import { draws, ink, moves, pops, Sketch } from './Sketch';

const WIDTH = 220;

/** A camera with a check mark. */
export function Buying() {
  return (
    <Sketch width={WIDTH}>
      <path css={ink.paper} d="M84 48l10-17h32l10 17" />
      <rect css={ink.paper} x="50" y="47" width="120" height="76" rx="9" />
      <rect css={ink.signalFill} x="62" y="39" width="18" height="8" rx="2.5" />
      <circle css={ink.tone} cx="110" cy="85" r="27" />
      <circle css={ink.paper} cx="110" cy="85" r="15" />
      <path css={ink.line} d="M62 60h12" />
      <g css={pops(500)}>
        <circle css={ink.solid} cx="168" cy="44" r="19" />
        <path css={styles.check} d="M158.5 44.5l7 7 13-14" />
      </g>
    </Sketch>
  );
}

/** A swinging price tag with the count and a QR code. */
export function Selling() {
  const { locale } = useLanguage();
  return (
    <Sketch width={WIDTH}>
      <g
        css={[
          css({ transformOrigin: '110px 8px' }),
          moves(
            {
              from: { transform: 'rotate(-9deg)' },
              '25%': { transform: 'rotate(7deg)' },
              '50%': { transform: 'rotate(-4deg)' },
              '75%': { transform: 'rotate(2deg)' },
            },
            2400,
            200,
            'ease-in-out',
          ),
        ]}
      >
        <path css={ink.line} d="M110 6v30" />
        <path css={ink.paper} d="M110 22l46 22v90H64V44z" />
        <circle css={ink.tone} cx="110" cy="41" r="5" />
        <rect css={ink.plate} x="73" y="56" width="74" height="25" rx="2" />
        <text css={ink.figures} x="110" y="74" fontSize="15" textAnchor="middle">
          {formatNumber(SAMPLE_COUNT, locale)}
        </text>
        <path css={ink.solid} d={CODE} transform="translate(94 91)" />
      </g>
    </Sketch>
  );
}

/** The squares of a meaningless QR code. */
const CODE = [
  [0, 0, 10],
  [22, 0, 10],
  [0, 22, 10],
  [14, 2, 4],
  [14, 10, 4],
  [4, 14, 4],
  [20, 14, 4],
  [28, 16, 4],
  [14, 20, 5],
  [23, 23, 4],
  [28, 28, 4],
  [17, 28, 4],
]
  .map(([x, y, side]) => `M${x} ${y}h${side}v${side}h-${side}z`)
  .join('');

/** A count that grows toward the rated life. */
export function Maintenance() {
  return (
    <Sketch width={WIDTH}>
      <path css={ink.line} d="M34 22v102h158" />
      <path css={ink.line} d="M34 40h158" strokeDasharray="2 6" />
      <path css={[ink.signal, draws(170, 1600, 200)]} d="M36 118l34-9 30-6 26-22 28-9 28-24" />
      <circle css={[ink.signalFill, pops(1700)]} cx="182" cy="48" r="6" />
    </Sketch>
  );
}

const BODIES = [
  [34, 30, 'low'],
  [75, 62, 'high'],
  [116, 98, 'veryHigh'],
] as const;

/** Three bodies, each with a bar for its wear. */
export function ManyBodies() {
  return (
    <Sketch width={WIDTH}>
      {BODIES.map(([y, length, band], index) => (
        <g key={y}>
          <rect css={ink.paper} x="28" y={y - 11} width="36" height="24" rx="4" />
          <path css={ink.paper} d={`M39 ${y - 11}l3-5h8l3 5`} />
          <circle css={ink.tone} cx="46" cy={y + 1} r="7" />
          <path css={styles.track} d={`M80 ${y + 1}h112`} />
          <path css={[styles.bar(band), draws(length, 700, 300 + 250 * index)]} d={`M80 ${y + 1}h${length}`} />
        </g>
      ))}
    </Sketch>
  );
}

/** A stamped sheet with a date. */
export function Insurance() {
  return (
    <Sketch width={WIDTH}>
      <path css={ink.paper} d="M62 15h64l30 30v90H62z" />
      <path css={ink.line} d="M126 15v30h30" />
      <path css={ink.line} d="M76 66h64M76 82h64M76 98h30" />
      <rect css={ink.solid} x="76" y="32" width="32" height="8" rx="1" />
      <g
        css={[
          css({ transformBox: 'fill-box', transformOrigin: 'center' }),
          moves({ from: { opacity: 0, transform: 'scale(1.8) rotate(12deg)' } }, 300, 600, 'ease-in'),
        ]}
      >
        <circle css={ink.signal} cx="142" cy="112" r="21" />
        <path css={ink.signal} d="M132 112.5l7 7 13-14" />
      </g>
    </Sketch>
  );
}

const styles = {
  check: (theme: Theme) =>
    css({ fill: 'none', stroke: theme.color.page, strokeWidth: 3, strokeLinecap: 'round', strokeLinejoin: 'round' }),
  track: (theme: Theme) => css({ stroke: theme.color.line, strokeWidth: 8 }),
  bar: (band: WearBand) => (theme: Theme) => css({ stroke: theme.color[bandColor[band]], strokeWidth: 8 }),
};
