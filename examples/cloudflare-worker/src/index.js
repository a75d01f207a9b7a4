/** `GET /DSC_0042.NEF`: the result for that object of the bucket, without loading the whole object. */
import { readPhoto } from 'shutter-count';

/** An object of R2 that is read in ranges; undefined if it doesn't exist. */
async function objectOf(bucket, key) {
  const head = await bucket.head(key);
  if (!head) return undefined;
  const read = async (offset, length) => {
    // R2 sends no body if another photo has replaced the object.
    const part = await bucket.get(key, { range: { offset, length }, onlyIf: { etagMatches: head.etag } });
    if (!part || !('body' in part)) throw new Error('The object was changed while it was read.');
    return new Uint8Array(await part.arrayBuffer());
  };
  return { size: head.size, read };
}

export default {
  async fetch(request, { PHOTOS }) {
    if (request.method !== 'GET') return new Response(null, { status: 405 });
    const key = decodeURIComponent(new URL(request.url).pathname.slice(1));
    const photo = key && (await objectOf(PHOTOS, key));
    if (!photo) return new Response('There is no such object.\n', { status: 404 });
    const result = await readPhoto(photo, { path: key });
    const isOurs = ['no-core', 'processing-failed'].includes(result.error?.code);
    return Response.json(result, { status: isOurs ? 500 : 200 });
  },
};
