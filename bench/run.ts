/** `npm run bench [-- FOLDER]`: how fast our core reads these photos, beside other readers. */
import { parseArgs } from 'node:util';
import { openBrowser } from './browser';
import { buildBundles } from './bundles';
import { conditionsOf } from './conditions';
import { gatherEvidence } from './evidence';
import { openChromium } from './inBrowser';
import { openNode } from './inNode';
import { measurePhotos } from './measure';
import { findPhotos } from './photos';
import { readersFor } from './readers/readers';
import { renderSummary } from './report';
import { isMain, summarize } from './summary';
import { RESULTS_FOLDER, SUMMARY_FILE, formatted, say } from './write';

const USAGE = `Usage: npm run bench -- [--fast] [FOLDER or FILE...]
       npm run bench -- --evidence [--quick] [--fast] [FOLDER or FILE...]

Prints one table, in about two minutes. Of a large folder, it measures a hundred photos. Without a folder, it takes the
corpus, where it is there, else photos that it builds.

--fast      without ExifTool, which takes a second a photo
--evidence  measures everything else too, which takes long: every reader and photo, growth, folders, histories, bombs,
            stores, the service.
            Writes it to ${RESULTS_FOLDER}; over the corpus, and without --quick and --fast, the table of ${SUMMARY_FILE} too.
--quick     with few rounds, to try the bench itself
`;

/** Enough for a median, and few enough for photos of 50 MB, which several readers read whole. */
const MOST_PHOTOS = 100;
const ROUNDS = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    evidence: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    fast: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else if (values.evidence) await gatherEvidence(positionals, { isQuick: values.quick, isFast: values.fast });
else await compare(positionals, values.fast);

/** Prints the table of the readers that most people use. */
async function compare(paths: readonly string[], isFast: boolean): Promise<void> {
  say('building the readers');
  const weights = await buildBundles();
  const photos = findPhotos(paths);
  const step = Math.ceil(photos.files.length / MOST_PHOTOS);
  const files = photos.files.filter((_, index) => index % step === 0);
  const browser = await openBrowser();
  const runtimes = [
    openNode(),
    await openChromium(
      browser,
      files.map(({ path }) => path),
    ),
  ];
  const readers = readersFor(isFast).filter(isMain);
  say(`${files.length} of ${photos.files.length} photos: ${ROUNDS} rounds of ${readers.length} readers`);
  const measured = await measurePhotos(runtimes, files, readers, ROUNDS);
  const conditions = conditionsOf(browser, photos.kind, files);
  await Promise.all(runtimes.map((runtime) => runtime.close()));
  await browser.close();
  const rows = runtimes.flatMap(({ name }) => summarize(name, measured, readers));
  console.log(await formatted(renderSummary({ ...conditions, rounds: ROUNDS, rows, weights })));
}
