import { mkdtempSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { openObjectStore } from './open-object-store.ts';
import { readS3Url } from './s3-object-store.ts';

const folder = () => mkdtempSync(join(inject('testFolder'), 'objects-'));
let s3: S3rver;
let address = '';
beforeAll(async () => {
  s3 = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder(),
    configureBuckets: [{ name: 'photos-of-a-test', configs: [] }],
  });
  const { port } = await s3.run();
  address = `http://S3RVER:S3RVER@127.0.0.1:${port}/photos-of-a-test?region=eu-west-1`;
});
afterAll(() => s3.close());

const s3Of = (url: string) => {
  const settings = readS3Url(url);
  if (!settings) throw new Error('not an address of S3');
  return openObjectStore({ kind: 's3', ...settings });
};

describe.each([
  ['the disk', () => openObjectStore({ kind: 'disk', folder: folder() })],
  ['S3', () => s3Of(address)],
] as const)('objects on %s', (_name, open) => {
  let store: ObjectStore;
  beforeAll(() => {
    store = open();
  });

  test('a file comes back as it was put, and twice is once', async () => {
    const bytes = crypto.getRandomValues(new Uint8Array(60_000));
    await store.put('photos/0a/card@2x.webp', bytes, 'image/webp');
    await store.put('photos/0a/card@2x.webp', bytes, 'image/webp');
    expect(Buffer.from((await store.get('photos/0a/card@2x.webp')) ?? []).equals(Buffer.from(bytes))).toBe(true);
  });

  test('what is not there is undefined, what is removed is gone, and may be removed again', async () => {
    expect(await store.get('photos/none.webp')).toBeUndefined();
    await store.put('photos/b.webp', new Uint8Array([1]), 'image/webp');
    await store.remove('photos/b.webp');
    await store.remove('photos/b.webp');
    expect(await store.get('photos/b.webp')).toBeUndefined();
  });

  test('a name leads nowhere else', async () => {
    await expect(store.get('../secret')).rejects.toThrow(/name/);
    await expect(store.put('/etc/passwd', new Uint8Array(), 'text/plain')).rejects.toThrow(/name/);
  });
});

test('a file that could not be written whole leaves nothing under its name', async () => {
  const place = folder();
  const store = openObjectStore({ kind: 'disk', folder: place });
  await store.put('a/b.webp', new Uint8Array(3), 'image/webp');
  expect(readdirSync(join(place, 'a'))).toEqual(['b.webp']);
});

test('a wrong key is refused by the store, and said', async () => {
  await expect(
    s3Of(address.replace(':S3RVER@', ':other@')).put('a.webp', new Uint8Array(1), 'image/webp'),
  ).rejects.toThrow(/403/);
});

test.each(['ftp://a:b@host/bucket', 'http://a:b@host.example/bucket', 'https://host/bucket', 'https://a:b@host/'])(
  '%s is no address of a store',
  (text) => expect(readS3Url(text)).toBeUndefined(),
);
