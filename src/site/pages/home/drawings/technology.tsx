import { css, type Theme } from '@emotion/react';
import { useId } from 'react';
import { SAMPLE_COUNT } from '../../../tool/samples/loadSample';
import { ink, moves, Sketch } from './Sketch';

const WIDTH = 320;
const GATE = { x: 70, y: 20, width: 180, height: 110 };
const SENSOR_ROWS = [36, 52, 68, 84, 100, 116];

const by = (share: number) => ({ transform: `translateY(${share * GATE.height}px)` });
/** Positions of the two curtains, as shares of the gate's height. The slit is between them. */
const FIRST_AT = 0.66;
const SECOND_AT = -0.6;

/** Two curtains run over the sensor, one after the other. */
export function Mechanical() {
  const clip = useId();
  return (
    <Sketch width={WIDTH}>
      <clipPath id={clip}>
        <rect {...GATE} />
      </clipPath>
      <Sensor />
      <g clipPath={`url(#${clip})`}>
        <g
          css={[
            css(by(FIRST_AT)),
            moves({ '0%, 15%': by(0), '38%, 80%': by(1), to: by(FIRST_AT) }, 2600, 200, 'ease-in-out'),
          ]}
        >
          <Curtain css={styles.first} />
        </g>
        <g
          css={[
            css(by(SECOND_AT)),
            moves({ '0%, 27%': by(-1), '50%, 80%': by(0), to: by(SECOND_AT) }, 2600, 200, 'ease-in-out'),
          ]}
        >
          <Curtain css={styles.second} />
        </g>
      </g>
      <rect css={ink.line} {...GATE} />
    </Sketch>
  );
}

function Curtain({ className }: { readonly className?: string }) {
  return (
    <g css={styles.curtain} className={className}>
      <rect {...GATE} />
      <path d={`M${GATE.x} ${GATE.y + 36}h${GATE.width}M${GATE.x} ${GATE.y + 73}h${GATE.width}`} />
    </g>
  );
}

/** A line of light goes down a fixed sensor. */
export function Electronic() {
  return (
    <Sketch width={WIDTH}>
      <Sensor />
      <g
        css={moves(
          { from: { transform: 'translateY(-52px)' }, '60%': { transform: 'translateY(50px)' } },
          2600,
          300,
          'linear',
        )}
      >
        <rect css={ink.signalFill} x={GATE.x} y="72" width={GATE.width} height="6" />
      </g>
      <rect css={ink.line} {...GATE} />
    </Sketch>
  );
}

function Sensor() {
  return (
    <>
      <rect css={styles.sensor} {...GATE} />
      <path css={ink.faint} d={SENSOR_ROWS.map((y) => `M${GATE.x} ${y}h${GATE.width}`).join('')} />
    </>
  );
}

/** A counter whose last wheel turns for a photo but not for a video. */
export function Counting() {
  const clip = useId();
  const digits = String(SAMPLE_COUNT).split('');
  const last = Number(digits.at(-1));
  return (
    <Sketch width={WIDTH}>
      <rect css={ink.plate} x="102" y="46" width="186" height="58" rx="4" />
      {digits.map((_, index) => (
        <rect key={index} css={styles.window} x={110 + 34.5 * index} y="53" width="32" height="44" rx="2" />
      ))}
      {digits.slice(0, -1).map((digit, index) => (
        <text key={index} css={ink.figures} x={126 + 34.5 * index} y="86" fontSize="31" textAnchor="middle">
          {digit}
        </text>
      ))}
      <clipPath id={clip}>
        <rect x="248" y="53" width="32" height="44" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <g
          css={moves(
            { '0%, 20%': { transform: 'translateY(44px)' }, '45%': { transform: 'translateY(0)' } },
            2400,
            200,
          )}
        >
          {[last, last - 1].map((digit, index) => (
            <text key={digit} css={ink.figures} x="264" y={86 - 44 * index} fontSize="31" textAnchor="middle">
              {digit}
            </text>
          ))}
        </g>
      </g>
      <g css={moves({ '0%, 45%': { opacity: 1 }, '60%': { opacity: 0.35 } }, 2400, 200)}>
        <rect css={ink.paper} x="36" y="36" width="44" height="32" rx="2" />
        <path css={ink.line} d="M39 64l10-12 8 8 6-5 14 9" />
      </g>
      <g css={moves({ '0%, 45%': { opacity: 0.35 }, '60%': { opacity: 1 } }, 2400, 200)}>
        <rect css={ink.paper} x="36" y="82" width="44" height="32" rx="2" />
        <path css={ink.line} d="M44 82v32M72 82v32" strokeDasharray="3 4" />
        <path css={ink.solid} d="M53 91v14l12-7z" />
      </g>
    </Sketch>
  );
}

const styles = {
  sensor: (theme: Theme) => css({ fill: theme.color.sensor }),
  curtain: (theme: Theme) => css({ stroke: theme.color.textMuted }),
  first: (theme: Theme) => css({ fill: theme.color.plate }),
  second: (theme: Theme) => css({ fill: theme.color.secondCurtain }),
  window: (theme: Theme) => css({ fill: theme.color.plateRaised }),
};
