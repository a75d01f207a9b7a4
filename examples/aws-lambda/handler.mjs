/** A function for `s3:ObjectCreated:*`. It reads only ranges of each new photo and logs one line of JSON. */
import { AwsClient } from 'aws4fetch';
import { fromUrl, readPhoto } from 'shutter-count';

// Lambda sets these variables.
const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION } = process.env;
const { AWS_ENDPOINT_URL_S3 = `https://s3.${AWS_REGION}.amazonaws.com` } = process.env;

const aws = new AwsClient({
  accessKeyId: AWS_ACCESS_KEY_ID,
  secretAccessKey: AWS_SECRET_ACCESS_KEY,
  sessionToken: AWS_SESSION_TOKEN,
  region: AWS_REGION,
  service: 's3',
  retries: 0, // fromUrl tries again
});
/** Errors in the file itself, which another try would give again. */
const IS_OF_FILE = /^(?:no-exif|extraction-failed|report-.*)$/;

const signed = (address, options) => aws.fetch(address, options);

export async function handler({ Records }) {
  const results = [];
  for (const { s3 } of Records) {
    // In an event, a space in a key is a plus sign.
    const key = decodeURIComponent(s3.object.key.replaceAll('+', ' '));
    const path = key.split('/').map(encodeURIComponent).join('/');
    // If this or the next line fails, the call ends, and Lambda tries the event again.
    const photo = await fromUrl(`${AWS_ENDPOINT_URL_S3}/${s3.bucket.name}/${path}`, { fetch: signed });
    const result = await readPhoto(photo, { path: key });
    if (result.status === 'failed' && !IS_OF_FILE.test(result.error.code)) throw new Error(result.error.message);
    // Lambda may send an event twice. Bucket, key and ETag identify the photo, so that you can find duplicate lines.
    const line = { bucket: s3.bucket.name, key, eTag: s3.object.eTag, ...result };
    console.log(JSON.stringify(line));
    results.push(line);
  }
  return results;
}
