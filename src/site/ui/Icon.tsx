import { css } from '@emotion/react';

/** 1.5 px lines on a 24 px grid. */
const PATHS = {
  aperture:
    'M12 3a9 9 0 1 0 0 18a9 9 0 0 0 0-18M12 3l4.5 7.8M19.8 7.5h-9M19.8 16.5L15.3 8.7M12 21l-4.5-7.8M4.2 16.5h9M4.2 7.5l4.5 7.8',
  alert: 'M12 4L2.8 20h18.4zM12 10v4.5M12 17.2v.1',
  'arrow-left': 'M20 12H4M10 6l-6 6l6 6',
  'arrow-right': 'M4 12h16M14 6l6 6l-6 6',
  book: 'M12 6.5C10 5 7 4.5 3.5 4.5v14C7 18.5 10 19 12 20.5c2-1.5 5-2 8.5-2v-14C17 4.5 14 5 12 6.5zM12 6.5v14',
  cable: 'M9 3.5v5M15 3.5v5M6.5 8.5h11v4a5.5 5.5 0 0 1-11 0zM12 18v3',
  camera: 'M3 7.5h4.5l1.5-2.5h6l1.5 2.5H21v11.5H3zM12 9.5a3.7 3.7 0 1 0 0 7.4a3.7 3.7 0 0 0 0-7.4M18 10.2h.1',
  check: 'M4.5 12.5l5 5l10-11',
  'chevron-down': 'M6 9.5l6 6l6-6',
  'chevron-right': 'M9.5 6l6 6l-6 6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 7.5V12l3.2 2.4',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  copy: 'M8.5 8.5h11.5v11.5H8.5zM15.5 8.5V4H4v11.5h4.5',
  counter:
    'M3 7h18v10H3zM9 7v10M15 7v10M5.4 10.6l1-.8v4.6M17.2 10a1.2 1.2 0 0 1 1.6 1.7l-1.8 2.7h2.2M11 9.8h2.3l-1.5 1.8c2 0 2 2.7-.8 2.6',
  download: 'M12 3.5v12M6.5 10.5l5.5 5.5l5.5-5.5M4 20.5h16',
  file: 'M5.5 3h8.5l4.5 4.5V21h-13zM14 3v4.5h4.5',
  fingerprint:
    'M6.5 18c1-2 1.3-4 1.3-6a4.2 4.2 0 0 1 8.4 0c0 3-.4 5.5-1.4 8M12 12c0 3.3-.7 6-2.2 8.5M4 14.5c.3-.8.4-1.6.4-2.5A7.6 7.6 0 0 1 18 7.4M19.4 10.5c.3 2.5.1 5-.5 7.3',
  folder: 'M3.5 5.5h6l2 2.5h9v11h-17z',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  image: 'M3.5 5h17v14h-17zM3.5 16l5-5l4.5 4.5l2.5-2.5l5 4.5M15.5 9h.1',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17M12 11v5.5M12 7.5v.1',
  lock: 'M5.5 10.5h13V20h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5',
  pin: 'M12 21c-4-4.5-6.5-7.7-6.5-11a6.5 6.5 0 0 1 13 0c0 3.3-2.5 6.5-6.5 11M12 7.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5',
  menu: 'M3.5 7h17M3.5 12h17M3.5 17h17',
  minus: 'M5 12h14',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10',
  play: 'M7 4.5v15l12-7.5z',
  print: 'M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4',
  scale: 'M3 16.5h18M3 16.5v-6M7.5 16.5v-3.5M12 16.5v-6M16.5 16.5v-3.5M21 16.5v-6',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M15.3 15.3L20.5 20.5',
  share: 'M12 15V3.5M7.5 8L12 3.5L16.5 8M8 11H5v9.5h14V11h-3',
  shield: 'M12 3l7.5 2.5V11c0 5-3 8-7.5 10c-4.5-2-7.5-5-7.5-10V5.5zM8.5 12l2.5 2.5l4.5-5',
  shutter: 'M3.5 5h17v14h-17zM3.5 8h17M3.5 11h17M3.5 16h17',
  sparkle: 'M12 3.5v5M12 15.5v5M3.5 12h5M15.5 12h5M6 6l2.5 2.5M15.5 15.5L18 18M18 6l-2.5 2.5M8.5 15.5L6 18',
  sun: 'M12 8a4 4 0 1 0 0 8a4 4 0 0 0 0-8M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  tag: 'M3.5 4v7.5l9.5 9l7.5-7.5l-9-9zM8 8.2v.1',
  upload: 'M12 16V4.5M6.5 10L12 4.5L17.5 10M4 20h16',
  'user-check': 'M10 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M3 20.5c.5-4 3.2-6 7-6c1.5 0 2.8.3 3.9.9M15 18.5l2.3 2.3l4.2-4.6',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  readonly name: IconName;
  /** px; 20 beside text, 24 alone */
  readonly size?: number;
  /** the accessible name of an icon without words beside it; without a label, the icon is decoration */
  readonly label?: string;
  readonly className?: string;
}

/** A line icon in the color of the surrounding text. */
export function Icon({ name, size = 20, label, className }: Props) {
  return (
    <svg
      css={styles.icon}
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={PATHS[name]} />
    </svg>
  );
}

const styles = {
  icon: css({
    flex: 'none',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // lines keep their 1.5 px at every size
    '& path': { vectorEffect: 'non-scaling-stroke' },
  }),
};
