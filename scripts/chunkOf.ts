/** Which file of the site a module goes into; where none is named, Rolldown decides. */

/** What Rolldown knows of a module. */
interface Imported {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
type InfoOf = (id: string) => Imported | null;

const PAGE = /\/src\/pages\/(\w+)Page\.tsx$/;
/** What a page or the frame is hydrated with, or is fetched of the history where nobody looks at it. */
const AT_ONCE = /\/src\/(?:main\.tsx|pages\/\w+\.tsx|pages\/history\/historyStore\.ts|tool\/preload\.ts)$/;
/** What is fetched together, by where the modules are that are imported later. */
const ROOMS: readonly (readonly [room: string, folder: RegExp])[] = [
  ['history', /\/src\/(?:pages\/history|history|finder)\//],
  ['usb', /\/src\/pages\/connect\//],
  ['reading', /\/src\/(?:tool|reading)\/.*\.tsx?$/],
];
/** What is in no room, but only where the reading is. Photos pay nothing for the parser of card reports. */
const BESIDE = /\/src\/(?:pages\/(?:home|model|verify)\/|reading\/extractReport\.ts$)/;

/**
 * The file of what several pages need at once; or the room of all who import a module later, which is the reading if it is
 * several: that is there wherever the others are. None for what one page needs at once, and for what others import, too.
 */
export function chunkOf(id: string, infoOf: InfoOf): string | null {
  const users = usersOf(id, infoOf);
  const pages = new Set(users.flatMap((user) => PAGE.exec(user)?.[1] ?? []));
  if (pages.size > 1) return [...pages].toSorted().join('-');
  if (users.some((user) => AT_ONCE.test(user))) return null;
  const places = new Set(users.map(placeOf));
  if (places.has(undefined)) return null;
  if (places.size > 1) return places.has('reading') || !places.has('beside') ? 'reading' : null;
  return places.has('beside') ? null : [...places][0]!;
}

const placeOf = (user: string) => (BESIDE.test(user) ? 'beside' : ROOMS.find(([, folder]) => folder.test(user))?.[0]);

/** The modules that are imported later and import this one, in any number of steps; or this one itself. */
function usersOf(id: string, infoOf: InfoOf, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const { importers = [], dynamicImporters = [] } = infoOf(id) ?? {};
  const own = dynamicImporters.length > 0 || importers.length === 0 ? [id] : [];
  return [...own, ...importers.flatMap((importer) => usersOf(importer, infoOf, seen))];
}
