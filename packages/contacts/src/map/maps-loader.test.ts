import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMapsLoader, type Maps, type MapsPage } from './maps-loader.ts';

const options = { key: 'a key', origin: 'https://maps.example' };
const maps = { ready: Promise.resolve() } as Maps;
/** A page whose script comes when told. */
function slowPage() {
  const asked: { src: string; give: (maps: Maps | undefined) => void; fail: (error: Error) => void }[] = [];
  const page: MapsPage = { load: (src) => new Promise((give, fail) => asked.push({ src, give, fail })) };
  return { page, asked };
}

beforeEach(() => vi.stubGlobal('document', {}));
afterEach(() => vi.unstubAllGlobals());

test('pending, loading, loaded: one script for all who ask, in Russian and of version 3', async () => {
  const { page, asked } = slowPage();
  const loader = createMapsLoader(options, page);
  expect(loader.state()).toBe('pending');
  const both = [loader.load(), loader.load()];
  expect(loader.state()).toBe('loading');
  expect(asked.map(({ src }) => src)).toEqual(['https://maps.example/v3/?apikey=a+key&lang=ru_RU']);
  asked[0]?.give(maps);
  expect(await Promise.all(both)).toEqual([maps, maps]);
  expect(loader.state()).toBe('loaded');
  await loader.load();
  expect(asked).toHaveLength(1);
});

test('an error is told, and the next press asks again', async () => {
  const { page, asked } = slowPage();
  const loader = createMapsLoader(options, page);
  const first = loader.load();
  asked[0]?.fail(new Error('no line'));
  await expect(first).rejects.toThrow('no line');
  expect(loader.state()).toBe('error');
  const second = loader.load();
  asked[1]?.give(undefined);
  await expect(second).rejects.toThrow('left nothing');
  const third = loader.load();
  asked[2]?.give(maps);
  await third;
  expect(loader.state()).toBe('loaded');
});

test('a missing key, an unknown option and a server are refused in words', () => {
  const { page } = slowPage();
  expect(() => createMapsLoader({ ...options, key: '' }, page)).toThrow('MAPS_KEY');
  const misspelt = { ...options, language: 'ru' };
  expect(() => createMapsLoader(misspelt, page)).toThrow('no option "language"');
  vi.unstubAllGlobals();
  expect(() => createMapsLoader(options, page)).toThrow('in a browser alone');
});
