import { numberIn, PLACES_A_PAUSE, type RisingPlace } from './places';

/** Highest accepted probability that a search finds a number by chance. */
const MAX_CHANCE = 0.01;

/**
 * True if random bytes somewhere in the values named in `names` would rise like the number at `place` with a
 * probability above `MAX_CHANCE`. Assumes random numbers in a range as wide as that of the number at `place`, and
 * counts the sequences that rise at least as much as the file numbers. With few photos, or file numbers far apart,
 * random bytes may well rise by chance.
 */
export function* isChance(place: RisingPlace, names: readonly string[]): Generator<void, boolean, void> {
  const { numbers, photos } = place;
  const range = numbers.at(-1)! - numbers[0]!;
  const shots = photos.filter(
    ({ time, fileNumber }, index) => time !== photos[index - 1]?.time || fileNumber !== photos[index - 1]?.fileNumber,
  );
  const files = shots.reduce(
    (sum, { fileNumber }, index) => sum + Math.max(0, index === 0 ? 0 : fileNumber - shots[index - 1]!.fileNumber),
    0,
  );
  // `range - files` is the rise beyond that of the file numbers. The number of ways to distribute it among the photos,
  // divided by the number of ways to choose the numbers, is the probability for one place.
  let chance = 1;
  for (let index = 1; index <= shots.length; index++) chance *= (range - files + index) / index / (range + 1);
  return chance * (yield* similarPlaces(place, range, names)) > MAX_CHANCE;
}

/**
 * Counts the places whose number changes between photos, but by at most 2 * `range`. Searches the values named in
 * `names`, and reads numbers with the width and byte order of the first argument.
 */
function* similarPlaces(
  { photos, width, little }: RisingPlace,
  range: number,
  names: readonly string[],
): Generator<void, number, void> {
  let places = 0;
  for (const name of names) {
    const values = photos.flatMap((photo) => photo.values.get(name)?.bytes ?? []);
    const length = Math.min(...values.map((bytes) => bytes.length));
    if (values.length < photos.length) continue;
    for (let at = 0; at + width <= length; at++) {
      if (at % PLACES_A_PAUSE === PLACES_A_PAUSE - 1) yield;
      let [least, most] = [Infinity, -Infinity];
      for (const bytes of values) {
        const number = numberIn(bytes, at, { width, little });
        least = Math.min(least, number);
        most = Math.max(most, number);
      }
      if (most > least && most - least <= 2 * range) places += 1;
    }
  }
  return places;
}
