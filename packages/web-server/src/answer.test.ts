import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Answer } from './answer.ts';

const text = 'Автомобили с пробегом '.repeat(500);
const answer = () => new Answer(200, { 'content-type': 'text/html' }, Buffer.from(text));

test('a kept answer holds what its readers take, and is whole again for whoever takes nothing compressed', async () => {
  const kept = answer();
  kept.keep();
  expect(brotliDecompressSync(await kept.encoded('br')).toString()).toBe(text);
  expect(kept.asked).toEqual(['br']);
  expect((await kept.encoded('identity')).toString()).toBe(text);
  expect(gunzipSync(await kept.encoded('gzip')).toString()).toBe(text);
  expect(kept.body.toString()).toBe(text);
  expect(kept.asked.toSorted()).toEqual(['br', 'gzip', 'identity']);
  // Once somebody takes it whole, it stays: a load of such readers must not decompress it each time.
  expect(kept.ready('identity')).toBeDefined();
});

test('two encodings that are made at the same time are both of the whole', async () => {
  const kept = answer();
  kept.keep();
  const [br, gzip] = await Promise.all([kept.encoded('br'), kept.encoded('gzip')]);
  expect([brotliDecompressSync(br).toString(), gunzipSync(gzip).toString()]).toEqual([text, text]);
});
