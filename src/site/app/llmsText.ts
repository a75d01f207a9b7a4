/**
 * Writes llms.txt, an English Markdown page for language models: the files that the site reads and, for each maker, the
 * easiest ways to find the count, with the number of cameras.
 */

import { verdictOf, verdicts } from '../../cameras/answer';
import { rowsOf } from '../../cameras/allRows';
import { modelsAmong } from '../../cameras/cameras';
import { listedMakers } from '../../cameras/catalogue';
import edition from '../../cameras/data/edition.json';
import { DEFAULT_LOCALE } from '../../config/locales';
import { site } from '../../config/site';
import { formatNumber } from '../../i18n/format';
import { loadTranslator } from '../../i18n/translator';
import { PHOTO_EXTENSIONS, REPORT_EXTENSION } from '../../reader/files/extensions';
import { describePage } from './describePage';
import { type Route, routes, type ScreenKind } from './routes';

/** Kinds of pages that llms.txt leaves out, because the pages that it lists link to them. */
const FOUND_FROM_OTHERS: readonly ScreenKind[] = ['allModels', 'model', 'article', 'comingSoon'];

/**
 * The text of llms.txt, for the site and the package. Facts about cameras come from the catalogue, descriptions of
 * pages from their heads.
 */
export async function llmsText(): Promise<string> {
  const { t } = await loadTranslator(DEFAULT_LOCALE, ['models']);
  const number = (value: number) => formatNumber(value, DEFAULT_LOCALE);
  const makers = listedMakers.map(({ id, name }) => ({ name, models: modelsAmong(id, rowsOf[id]!) }));
  const lineOf = ({ name, models }: (typeof makers)[number]) => {
    const found = models.map(verdictOf);
    const counted = verdicts.map((verdict) => ({ verdict, count: found.filter((each) => each === verdict).length }));
    const answers = counted.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
    const told = answers.map(({ verdict, count }) => `${t(`verdict.${verdict}`)}: ${number(count)}`);
    return `- ${name} (${number(models.length)}): ${told.join('; ')}`;
  };
  const all = makers.reduce((sum, { models }) => sum + models.length, 0);
  const pages = await Promise.all(routes.filter(({ kind }) => !FOUND_FROM_OTHERS.includes(kind)).map(linkOf));

  return inAscii(`# ${site.name}

> Reads how many times a camera's shutter has fired from a photo straight out of the camera, and says how sure the number is. A site that uploads nothing, a command-line program and a package for JavaScript, all with the same core. No number is better than a wrong one.

## What is read

- Photos as the camera saved them: ${PHOTO_EXTENSIONS.join(', ')}. Only the parts with metadata are read.
- The report that some Canon cameras write onto a card (.${REPORT_EXTENSION}).
- Some cameras on a USB cable, in a browser with WebUSB and by the program. We have not tried that on a camera yet.

Each count comes with the field that it was read from, its byte in the file, what it counts, and a grade:

- exact: the camera's own counter
- approximate: a counter that is rounded, may have started over, counts pictures, or that few files have confirmed
- estimate: worked out from file and folder numbers, no count

## Which cameras, and how sure

${number(all)} cameras are listed, in version ${edition.version} of the data, of ${edition.date}. Each maker's line has the easiest way to the count, and for how many cameras. 'As reported' is what published tables say of a camera of which we have read no photo; 'expected' is inferred from related cameras.

${makers.map(lineOf).join('\n')}

## What it refuses to say

- A count where the file has none, as those of phones, drones and action cameras, or of most Canons. Messaging apps, social networks, photo libraries and many editors drop it, and screenshots never had it; the result says why there is none.
- A number at the place where related cameras keep their counter, unless photos of that model confirm it: a candidate is no count.
- 'Exact' for a place in a file that only others have published.
- Which camera took a photo, or that nobody changed it: no program can prove that. Where the file shows that a program saved it again, the result says so.
- How worn a shutter is, where nobody gives a rated life with a source, or the number does not count what wears it. A rated life is an expectation and no guarantee.

## Privacy

- On the site, the visitor's own browser reads the photo. No server of ours takes photos, and each page's security policy makes the browser refuse fetches, beacons, sockets and forms; the privacy policy says what that cannot stop. Nothing of a photo is stored unless the visitor begins a history on the device.
- Program and package read on the machine that they run on. Only a photo that is given by its address is fetched, from there; 'serve' takes photos over HTTP on that machine, and stores and logs nothing of them.

## Pages

${pages.join('\n')}

Each maker's page leads to those of its cameras. Japanese is under /ja, German under /de.

## In programs

Until the package is published on npm, a release has it as a tarball:

    npm install ./shutter-count-VERSION.tgz
    npx shutter-count --json DSC_0042.NEF

\`\`\`js
import { countOf, fromFile, readPhoto } from 'shutter-count';

const result = await readPhoto(await fromFile('DSC_0042.NEF'));
console.log(countOf(result) ?? result.reason ?? result.error.message, result.shutterSource?.grade);
\`\`\`

The package's README has the rest: pages, workers, addresses, cameras on a cable. \`shutter-count/cameras.json\` is the data on all cameras with their sources, and \`shutter-count/cameras.schema.json\` says what its fields can hold.
`);
}

async function linkOf(route: Route): Promise<string> {
  const { breadcrumb, description } = await describePage(route, DEFAULT_LOCALE);
  return `- [${breadcrumb.at(-1)!.label}](${site.origin}${route.path}): ${description}`;
}

/** Replaces typographic quotes, because hosts don't state the encoding of text files. */
const inAscii = (text: string): string => text.replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"');
