/** `--find`: searches for a counter in the photos of bodies that have no known counter. */
import { writeJsonText } from '../config/controlCharacters';
import { contributionOf, pathOf } from '../finder/contribution';
import type { RisingPlace } from '../finder/places';
import type { SearchOutcome } from '../finder/search';
import { searchSeries } from '../finder/searchSeries';
import { outcomeTexts } from '../finder/outcomeTexts';
import { type Series, SeriesGatherer } from '../finder/series';
import type { Core } from '../reader/core';
import { maskSerial, serialText } from '../reader/serial';
import { shortName } from '../i18n/words/plainText';
import type { OpenedBy } from './findFiles';
import { type DatedReading, openedAt } from './read';
import { printable } from './terminal';
import { englishWords } from './words';

interface Searched {
  readonly series: Series<OpenedBy>;
  readonly outcome: SearchOutcome;
}

/** Gathers photos while they are read, and searches them at the end. */
export class CounterSearch {
  private readonly gatherer = new SeriesGatherer<OpenedBy>();

  constructor(private readonly core: Core) {}

  add(path: string, place: OpenedBy, { result }: DatedReading): void {
    this.gatherer.add({ file: place, path, result });
  }

  /** The findings, as sentences or as JSON. Rejects if a photo cannot be read again. */
  async written(isJson: boolean): Promise<string> {
    const searched: Searched[] = [];
    const reader = { core: this.core, open: openedAt, pause: () => Promise.resolve() };
    for (const series of this.gatherer.found()) searched.push({ series, outcome: await searchSeries(series, reader) });
    return isJson ? `${writeJsonText(searched.map(jsonOf), 2)}\n` : textOf(searched);
  }
}

const t = englishWords();

function textOf(searched: readonly Searched[]): string {
  if (searched.length === 0) return `${NOTHING}\n`;
  return searched
    .map(({ series, outcome }) => {
      const { make, model, serial, photos } = series;
      const camera = `${shortName(make, model)} ${maskSerial(serial)}`;
      const lines = [t('finder.camera', { camera, photos: photos.length }), ...outcomeTexts(outcome, t, 'en')];
      return lines.map((line) => `${printable(line)}\n`).join('');
    })
    .join('\n');
}

const NOTHING = 'No body has five untouched photos with a serial number and no known counter.';

function jsonOf({ series, outcome }: Searched): object {
  const { make, model, serial, photos } = series;
  return {
    make,
    model,
    serialNumber: serialText(serial),
    photos: photos.length,
    outcome: outcome.kind === 'short' ? outcome.by : outcome.kind,
    candidates:
      outcome.kind === 'found'
        ? [{ ...numberAt(outcome.finding.place), contribution: contributionOf(outcome.finding, series) }]
        : [],
    explained: outcome.explained.map(({ place, as }) => ({ ...numberAt(place), as })),
  };
}

const numberAt = (place: RisingPlace) => ({
  field: 'UnconfirmedNumber',
  tag: pathOf(place),
  from: place.numbers[0],
  to: place.numbers.at(-1),
});
