import { AwsClient } from 'aws4fetch';
import { type ObjectStore, requireObjectName } from './object-store.ts';

export type S3Settings = {
  /** Address of the bucket, path style: `https://storage.example/bucket`. */
  bucketUrl: string;
  region: string;
  keyId: string;
  secret: string;
};

/** Longest that one file may take, ms. */
const longestMs = 60_000;

/** Reads `https://key:secret@host/bucket?region=ru-central1`; undefined for what is no such address. */
export function readS3Url(text: string): S3Settings | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isLocal = url?.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isLocal)) return undefined;
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket) || url.username === '' || url.password === '') return undefined;
  return {
    bucketUrl: `${url.origin}/${bucket}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    keyId: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
  };
}

/** Any store that speaks the protocol of S3 (signature version 4, path style). Throws what the store answered. */
export function s3ObjectStore({ bucketUrl, region, keyId, secret }: S3Settings): ObjectStore {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3', retries: 3 });
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const url = `${bucketUrl}/${requireObjectName(name)}`;
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(longestMs) });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The object store answered ${answer.status} to ${init.method ?? 'GET'}.`);
    return answer;
  };
  return {
    async put(name, bytes, type) {
      const answer = await ask(name, {
        method: 'PUT',
        body: Buffer.from(bytes),
        headers: { 'content-type': type, 'cache-control': 'public, max-age=31536000, immutable' },
      });
      await answer.body?.cancel();
      if (answer.status === 404) throw new Error('The bucket of the object store is not there.');
    },
    async get(name) {
      const answer = await ask(name, {});
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    },
    async remove(name) {
      await (await ask(name, { method: 'DELETE' })).body?.cancel();
    },
  };
}
