import { expect, test, vi } from 'vitest';
import { byteStream } from '../../../http/byte-stream.ts';
import { createSlots } from './feed-slots.ts';

async function* file(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('a');
  yield Buffer.from('b');
}

test('a file holds its slot while it is read; one that nobody reads (HEAD) holds none', async () => {
  const slots = createSlots({ max: 1 });
  byteStream(slots.hold(file()));
  await Promise.resolve();
  expect(slots.isFree()).toBe(true);
  const reader = byteStream(slots.hold(file())).getReader();
  await reader.read();
  expect(slots.isFree()).toBe(false);
  await reader.cancel();
  expect(slots.isFree()).toBe(true);
  expect(await new Response(byteStream(slots.hold(file()))).text()).toBe('ab');
  expect(slots.isFree()).toBe(true);
});

test('a reader that stands still loses its slot', async () => {
  vi.useFakeTimers();
  const slots = createSlots({ max: 1, ms: 1_000 });
  await byteStream(slots.hold(file())).getReader().read();
  expect(slots.isFree()).toBe(false);
  vi.advanceTimersByTime(1_001);
  expect(slots.isFree()).toBe(true);
  vi.useRealTimers();
});
