/** The sentences that present a camera's facts. */

import type { GuideCopy } from '../guideCopy';

/** What is counted, without the comma that closes an aside within a sentence. */
const bare = (counted: string) => counted.replace(/,$/, '');

const guide: GuideCopy = {
  answer: {
    exact: (model, counted) =>
      `Yes. The ${model} saves an exact count of ${counted} in every photo, as long as nobody edits the file.`,
    wraps: (model, counted, end) =>
      `Yes, with a limit. Untouched photos from the ${model} hold a count of ${bare(counted)}, but it may start over after ${end}.`,
    limits: (model, counted) =>
      `Yes, with limits. Photos from the ${model} hold a count of ${bare(counted)}, and the checker shows you why it may be off.`,
    published: 'We have that from published tables; we haven’t read a photo of this model ourselves.',
    unconfirmed: (model, counted) =>
      `Probably. Photos from the ${model} should hold a count of ${bare(counted)}, but we haven’t found one in a real file yet.`,
    estimate: (model) =>
      `No. Photos from the ${model} only have file numbers, so a photo gives you a rough estimate at best.`,
    none: (model) => `No. The ${model} doesn’t save a shutter count in its photos.`,
    notKnown: (model) => `We don’t know yet whether photos from the ${model} have a shutter count.`,
    otherwise: {
      screen: 'The camera can show the count on its own screen.',
      'screen-untried':
        'You should be able to bring up the count on the camera’s own screen, but we don’t know of anyone who’s tried it on this model.',
      usb: 'You can get the count over USB.',
      'usb-untried':
        'You should be able to get the count over USB, but we don’t know of anyone who’s tried it on this model.',
      'not-known': 'Open one here to see what’s in it.',
      service: 'As far as we know, only a service center can read the count.',
      none: 'We don’t know of any other way to get the count.',
    },
    rated: (life, low, maker) => `${maker} rates the shutter at ${life} shots; a count under ${low} is low.`,
    usual: (life, low) => `We estimate the shutter’s life at ${life} shots; a count under ${low} is low.`,
    said: (life, low) => `The shutter is said to last ${life} shots; a count under ${low} is low.`,
    noShutter: 'There’s no mechanical shutter to wear out.',
    seenWith: (photos) =>
      photos === '1'
        ? 'We’ve read the count in one photo of this model.'
        : `We’ve read the count in ${photos} photos of this model.`,
    seenWithout: (photos) =>
      photos === '1'
        ? 'We’ve checked one photo of this model and found no count in it.'
        : `We’ve checked ${photos} photos of this model and found no count in them.`,
    counted: {
      shots: 'all shots',
      'all-shots': 'all shots, electronic ones included,',
      'shots-and-mechanical': 'all shots, and often a second one of the mechanical shots alone,',
      actuations: 'shutter actuations',
      pictures: 'pictures taken',
    },
  },
  ways: {
    programs: 'Programs and other ways',
    others: 'Other ways',
    service: 'Service center',
    askService: (maker) => `Ask ${maker} service whether it can read the count from the camera, and what that costs.`,
  },
  judge: {
    caption: (life) => `Wear by count, of ${life}`,
    under: (count) => `under ${count}`,
    between: (from, to) => `${from} to ${to}`,
    over: (count) => `over ${count}`,
    basis: {
      maker: (life, maker) => `${maker} itself states ${life} actuations for this shutter.`,
      'maker-quoted': (life, maker) =>
        `Others quote the ${life} from ${maker}’s own material; we haven’t seen the original.`,
      attributed: (life, maker) =>
        `Others attribute the ${life} to ${maker}; we haven’t found it in any ${maker} document.`,
      reported: (life) => `The ${life} comes from others who give no source, so take it as an estimate.`,
      'class-estimate': (life) =>
        `The ${life} is an estimate from the range of its class; we don’t know of a published figure for this one.`,
      specification: (life) => `The ${life} is our own working figure, not the maker’s.`,
      unsourced: (life) =>
        `You’ll often see ${life} actuations quoted for this model. We couldn’t find where that comes from, so we don’t compare counts with it. The [usual ranges by class](/blog/shutter-lifespan) give you a rough idea.`,
    },
    modes: {
      mechanical: 'mechanical',
      'electronic-first-curtain': 'electronic first curtain',
      electronic: 'fully electronic',
      leaf: 'leaf shutter in the lens',
    },
    offered: (modes) => `Shutter: ${modes}.`,
    usual: {
      'electronic-first-curtain':
        'Out of the box, the electronic first curtain is on, so each shot moves only the second curtain.',
    },
    silent: 'Fully electronic shots don’t move the shutter, so they don’t wear it.',
    silentUntested: {
      'sony-exif':
        'On the A7R II, silent shots were shown not to add to it; nobody has published a test of this model.',
      'sony-exif-wrap':
        'On the A7R II, silent shots were shown not to add to it; nobody has published a test of this model.',
    },
    includes: {
      'canon-rp-counter':
        'It went up with every picture in the photos we’ve seen. Nobody has shown whether silent shots count on this model.',
      'canon-pattern':
        'We know it from one body’s photos, where it went up with every picture, so the checker doesn’t compare it with a rating. Nobody has shown whether silent shots count on this model.',
      'fuji-exif':
        'Sources disagree on whether electronic-shutter shots are included, and a firmware update can reset the count.',
      'pentax-exif':
        'The count includes actuations without a picture. Live view and video, on models that have them, don’t add to it.',
      'ricoh-exif': 'Nobody has documented what the count includes on a camera that only has live view.',
    },
    cases: {
      alive: (counts, bodies) =>
        bodies > 1
          ? `${['Two', 'Three'][bodies - 2] ?? bodies} bodies were still working at ${counts.join(' and ')}.`
          : `One body was still working at ${counts.join(' and ')}.`,
      failed: (counts) => `One failed at ${counts.join(' and ')}.`,
      'failed-or-alive': ([low = '', high = '']) =>
        `In owners’ own entries, one died at ${low} and another lived to ${high}.`,
    },
    casesNote: 'Single cases, not an average.',
  },
  before: {
    heading: 'Before you pay',
    photo:
      'When you meet the seller, take one photo and read it on the spot: the date should be today’s, the count no lower than in the listing, and the serial number the same as on the body.',
    wall: 'Defocus, set f/16, photograph a bright plain wall, and look for spots.',
    speeds:
      'Shoot the wall at the fastest shutter speed and look for dark bands, then expose for 30 seconds with the cap on and look for colored dots.',
    speedsMirrorless:
      'Set the mechanical shutter (or the electronic first curtain), shoot the wall at its fastest speed in daylight, and look for dark bands. Then expose for 30 seconds with the cap on and look for colored dots.',
    controls: 'Try every button, dial, and door once.',
    advisories: 'Notices about this model',
    kinds: {
      recall: 'Recall',
      'service-notice': 'Service notice',
      firmware: 'Firmware notice',
      goodwill: 'Goodwill repair',
      'sales-stop': 'Sales stop',
      warning: 'Warning',
      statement: 'Statement',
      denial: 'Statement',
      lawsuit: 'Lawsuit',
    },
    further: (date) => `another one in ${date}`,
    until: (date) => `Offered until ${date}.`,
    made: (from, to) => `Made from ${from} to ${to}.`,
    makerPage: (maker) => `Ask ${maker} whether the serial number is affected, and whether the repair was done.`,
    serialDigit: (place, values) => `Affected: digit ${place} of the serial number is ${values}.`,
    lotDigit: (place, values) => `Affected: character ${place} of the lot number is ${values}.`,
    firmware: (version) => `Affected firmware: ${version}.`,
    checks: 'Known problems to check',
    evidence: {
      'owner-case': 'Owner’s report.',
      technician: 'Technician’s report.',
      'service-record': 'Repair record.',
      press: 'Press report.',
      'maker-quoted': 'From the maker, as quoted.',
      court: 'Claimed in court.',
    },
    service: 'Service and repair',
    repairs: 'Repairs and published prices',
    repairsNote: 'Single cases; get your own quote.',
    priceFrom: (price) => `from ${price}`,
    inOwnMoney: (price, own) => `${price} (about ${own})`,
    about: (date) => `about ${date}`,
    or: ' or ',
  },
};

export default guide;
