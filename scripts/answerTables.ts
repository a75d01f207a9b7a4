/** How many of the cameras in a cameras.json have an answer, of which kind, and how certain it is. */
import { PLAIN } from '../src/cli/terminal';
import { writeTable } from '../src/cli/textTable';
import { CODE_MARKS, FILLINGS, marksOf, WAYS } from '../src/words/marks';
import type { CameraData } from './cameraData';

/** What cameras.json says of a camera, as far as it is counted here. */
export type AnsweredCamera = Pick<CameraData, 'slug' | 'maker' | 'photosRead' | (typeof WAYS)[number]>;

/** A way to a camera's count. */
export interface FoundAnswer {
  readonly way: string;
  readonly kind: string;
  readonly certainty: (typeof FILLINGS)[number];
}

const WAY_NAMES = {
  inPhotos: 'photo',
  ownScreen: 'own screen',
  usb: 'USB',
  cardReport: 'card report',
  program: 'other program',
} as const;

const ELSEWHERE = [WAY_NAMES.cardReport, WAY_NAMES.ownScreen, WAY_NAMES.program];
const KINDS = ['exact', 'approximate', 'steps', ...ELSEWHERE];

/**
 * A camera's answers, the easiest first, as /cameras marks them: an estimate is none, nor is a request to the maker or a program
 * inside the camera. Over USB our page and our program read the same cameras; another program counts where it alone does. Throws
 * for a code that is unknown here.
 */
export function answersOf(camera: AnsweredCamera): FoundAnswer[] {
  const unknown = WAYS.find((column) => !Object.hasOwn(CODE_MARKS[column], camera[column]));
  if (unknown) throw new Error(`${camera.slug}: ${unknown} has no such code today: ${camera[unknown]}`);
  const marks = marksOf(camera);
  return WAYS.flatMap((column) => {
    const { shape, filling } = marks[column];
    if (!filling) return [];
    const way = WAY_NAMES[column === 'usb' && shape === 'elsewhere' ? 'program' : column];
    const kind = shape === 'elsewhere' ? way : shape === 'limits' ? 'approximate' : shape;
    return [{ way, kind, certainty: filling }];
  });
}

/** The tables: each camera's easiest answer by maker and by certainty, then all answers by way. */
export async function answerTables(cameras: readonly AnsweredCamera[]): Promise<string> {
  const answers = cameras.map(answersOf);
  const easiest = answers.map(([first]) => first);
  const makers = [...new Set(cameras.map(({ maker }) => maker))];
  const tables = [
    countTable(
      'Maker',
      [makers, [...KINDS, 'none']],
      cameras.map(({ maker }, index) => [maker, easiest[index]?.kind ?? 'none']),
    ),
    countTable(
      'Easiest answer',
      [KINDS, FILLINGS],
      easiest.flatMap((answer) => (answer ? [[answer.kind, answer.certainty]] : [])),
    ),
    countTable(
      'Way',
      [Object.values(WAY_NAMES), FILLINGS],
      answers.flat().map(({ way, certainty }) => [way, certainty]),
    ),
  ];
  return (await Promise.all(tables)).join('\n');
}

type Axes = readonly [rows: readonly string[], columns: readonly string[]];

/** How often each row and column were found together, with sums. */
function countTable(heading: string, [rows, columns]: Axes, found: readonly (readonly string[])[]): Promise<string> {
  const times = (row?: string, column?: string) =>
    String(found.filter(([ofRow, ofColumn]) => (row ?? ofRow) === ofRow && (column ?? ofColumn) === ofColumn).length);
  const cells = (row?: string) => [row ?? 'all', ...columns.map((column) => times(row, column)), times(row)];
  return writeTable(
    [{ heading }, ...[...columns, 'all'].map((name) => ({ heading: name, isNumber: true }) as const)],
    [...rows.map(cells), cells()],
    PLAIN,
  );
}
