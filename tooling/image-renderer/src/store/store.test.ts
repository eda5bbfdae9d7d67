import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPictureStore, type PictureStore } from './store.ts';

let dir = '';
const stores: PictureStore[] = [];

function open(maxBytes = 50_000_000, at = dir): PictureStore {
  const store = createPictureStore({ dir: at, maxBytes, concurrency: 1 });
  stores.push(store);
  return store;
}

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((s) => s.close()));
  await rm(dir, { recursive: true, force: true });
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}

async function bytesIn(folder: string): Promise<number> {
  const sizes = await Promise.all((await filesIn(folder)).map(async (f) => (await stat(f)).size));
  return sizes.reduce((a, b) => a + b, 0);
}

test('twenty requests for one picture render it once, and the next one only reads', async () => {
  const store = open();
  const path = 'adviser/3/avatar@2x.webp';
  const found = await Promise.all(Array.from({ length: 20 }, () => store.get(path)));
  expect(new Set(found.map((f) => f?.file)).size).toBe(1);
  const file = found[0]?.file ?? '';
  const written = (await stat(file)).ino;
  expect((await store.get(path))?.file).toBe(file);
  // A second rendering would have put a new file in the old one's place.
  expect((await stat(file)).ino).toBe(written);
  expect((await readFile(file)).subarray(8, 12).toString()).toBe('WEBP');
});

test('one master gives a size in both densities, and no half-written file stays', async () => {
  const store = open();
  await store.get('studio/atv/red/side/card.webp');
  const names = (await filesIn(join(dir, 'studio/atv/red/side'))).map((f) => f.split('/').pop()).sort();
  expect(names).toEqual(['card.webp', 'card@2x.webp']);
});

test('whoever waits comes before what is drawn ahead, in turn', async () => {
  const store = open();
  const order: string[] = [];
  const get = (path: string) => store.get(path).then(() => order.push(path));
  const path = (adviser: number) => `adviser/${adviser}/avatar.webp`;
  const ahead = store.warm([path(1), path(2), path(3)], { onProgress: (done) => order.push(`ahead ${done}`) });
  // The first one is being drawn by now.
  await Promise.all([get(path(4)), get(path(5)), get(path(6))]);
  // What was to be drawn ahead is asked for.
  await Promise.all([get(path(3)), ahead]);
  // What had been begun in the background went on beside them.
  const told = order.filter((entry) => entry !== 'ahead 1');
  expect(told.slice(0, 3)).toEqual([path(4), path(5), path(6)]);
  expect(told.slice(3)).toContain(path(3));
});

test('what is expected comes after whoever waits and before what is drawn ahead, the last named first', async () => {
  const store = open();
  const order: number[] = [];
  const path = (adviser: number) => `adviser/${adviser}/avatar.webp`;
  const ahead = store.warm([path(1), path(2)], { onProgress: (done) => order.push(done) });
  const first = store.expect([path(3), 'no/such/picture.webp', path(4)]);
  const second = store.expect([path(5)]);
  const waited = store.get(path(6)).then(() => order.push(6));
  await waited;
  // One of them was being drawn when somebody came.
  expect(order.length).toBeLessThanOrEqual(2);
  await Promise.all([first, second]);
  for (const adviser of [3, 4, 5]) expect((await store.get(path(adviser)))?.file).toContain(path(adviser));
  expect(order).not.toContain(2);
  await ahead;
  expect(order.at(-1)).toBe(2);
});

test('who waits for a picture that the background has begun gets it, drawn once more if that is sooner', async () => {
  const store = open();
  const path = 'adviser/1/avatar.webp';
  const ahead = store.warm([path]);
  // It has looked on the disk and begun by then.
  await delay(200);
  expect((await store.get(path))?.file).toContain(path);
  await ahead;
});

test('what nobody waits for any more is not drawn, unless one of several still does', async () => {
  const store = open();
  const drawing = store.get('adviser/1/avatar.webp');
  const [one, other] = [new AbortController(), new AbortController()];
  const left = store.get('adviser/2/avatar.webp', one.signal);
  const shared = [one, other].map(({ signal }) => store.get('adviser/3/avatar.webp', signal));
  // Each has looked on the disk by then and stands in the queue.
  await delay(200);
  one.abort();
  await expect(left).rejects.toThrow('nobody waits');
  await Promise.all([drawing, ...shared]);
  expect((await filesIn(dir)).some((file) => file.includes('adviser/2/'))).toBe(false);
  expect((await store.get('adviser/2/avatar.webp'))?.type).toBe('image/webp');
});

test('the folder never holds more than its bound, and what was used last stays', async () => {
  const bound = 30_000;
  const store = open(bound);
  for (let i = 1; i <= 6; i++) await store.get(`adviser/${i}/avatar.webp`);
  expect(await bytesIn(dir)).toBeLessThanOrEqual(bound);
  const last = await store.get('adviser/6/avatar.webp');
  expect((await stat(last?.file ?? '')).size).toBeGreaterThan(0);
  // What was evicted comes back when somebody asks.
  const first = await store.get('adviser/1/avatar.webp');
  expect((await stat(first?.file ?? '')).size).toBeGreaterThan(0);
});

test('a picture outlives the process that drew it', async () => {
  const first = await open().get('adviser/9/avatar.webp');
  const before = await stat(first?.file ?? '');
  const again = await open().get('adviser/9/avatar.webp');
  expect((await stat(again?.file ?? '')).ino).toBe(before.ino);
});

test('a path outside the grammar draws nothing', async () => {
  const store = open();
  expect(await store.get('studio/sedan/red/front/../../../../etc/passwd')).toBeNull();
  expect(await store.get('studio/sedan/red/front/card.webp\0')).toBeNull();
  expect(await filesIn(dir)).toEqual([]);
});

test('a disk that refuses files costs speed, not the picture', async () => {
  const blocked = join(dir, 'file');
  await writeFile(blocked, 'not a folder');
  const found = await open(50_000_000, join(blocked, 'pictures')).get('adviser/1/avatar.webp');
  expect(
    Buffer.from(found?.bytes ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
});

test('warming reports its progress, and placeholders of all colours are short', async () => {
  const store = open();
  const seen: string[] = [];
  await store.warm(['adviser/2/avatar.webp', 'no/such/picture.webp', 'adviser/2/avatar@2x.webp'], {
    onProgress: (done, all) => seen.push(`${done}/${all}`),
  });
  expect(seen.at(-1)).toBe('3/3');
  const [red, blue] = await Promise.all([
    store.placeholderFor('jet-ski', 'red', 'side'),
    store.placeholderFor('jet-ski', 'blue', 'side'),
  ]);
  expect(red).toMatch(/^data:image\/webp;base64,/);
  expect(red).not.toBe(blue);
  expect(Math.max(red.length, blue.length)).toBeLessThanOrEqual(300);
});
