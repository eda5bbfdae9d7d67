import { afterEach, describe, expect, test, vi } from 'vitest';
import { isLostChunk, mayReload, reloadGuardMs, reloadOnLostChunk } from './lost-chunk.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  named('ChunkLoadError', 'Loading chunk 7 failed.'),
  named('Error', 'Loading CSS chunk 12 failed.'),
  named('Error', 'Failed to load chunk /_next/static/chunks/0a.js from module 77'),
  named('TypeError', 'Failed to fetch dynamically imported module: https://x/_next/a.js'),
  named('TypeError', 'error loading dynamically imported module: https://x/_next/a.js'),
  named('TypeError', 'Importing a module script failed.'),
  named('TypeError', "'text/html' is not a valid JavaScript MIME type."),
])('%s means that code is gone', (error) => {
  expect(isLostChunk(error)).toBe(true);
});

test('other errors do not', () => {
  for (const reason of [new TypeError('x is not a function'), new Error('Failed to fetch'), 'chunk', undefined, null])
    expect(isLostChunk(reason)).toBe(false);
});

test('a path is loaded anew once in ten seconds, another path by itself', () => {
  const kept = new Map<string, string>();
  const notes = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(reloadGuardMs).toBe(10_000);
  const at = 1_000_000;
  expect(mayReload('/cars/', notes, at)).toBe(true);
  expect(mayReload('/cars/', notes, at + reloadGuardMs - 1)).toBe(false);
  expect(mayReload('/news/', notes, at + 1)).toBe(true);
  expect(mayReload('/cars/', notes, at + reloadGuardMs)).toBe(true);
});

test('without storage nothing is loaded anew: it could go on for ever', () => {
  const broken = {
    getItem: () => {
      throw new Error('off');
    },
    setItem: () => {},
  };
  expect(mayReload('/', broken, 1)).toBe(false);
});

describe('a page of the build «old»', () => {
  /** As far as it is asked: whether a selector names it. */
  class Asked extends EventTarget {
    readonly file: string;
    constructor(file: string) {
      super();
      this.file = file;
    }
    matches = (selector: string) =>
      selector.includes('[src*="/_next/static"]') && this.file.startsWith('/_next/static/');
  }

  /** What the page does when something of it fails while the server says that it serves `served`. */
  async function failWith(served: string | Error, fail: (page: EventTarget) => void): Promise<number> {
    const page = new EventTarget();
    const reload = vi.fn();
    const kept = new Map<string, string>();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('document', { documentElement: { dataset: { build: 'old' } } });
    vi.stubGlobal('location', { pathname: '/cars/', reload });
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('fetch', async () => {
      if (served instanceof Error) throw served;
      return { json: async () => ({ id: served }) };
    });
    const ended = new AbortController();
    reloadOnLostChunk(ended.signal);
    fail(page);
    fail(page);
    // Everything above ends without a timer.
    await new Promise((resolve) => setTimeout(resolve));
    ended.abort();
    return reload.mock.calls.length;
  }

  const fails = (file: string) => (page: EventTarget) => {
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: new Asked(file) });
    page.dispatchEvent(event);
  };
  const rejects = (reason: Error) => (page: EventTarget) =>
    void page.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  afterEach(() => void vi.unstubAllGlobals());

  test('is loaded anew, once, when a file of it is gone and another build is served', async () => {
    expect(await failWith('new', fails('/_next/static/chunks/0a.js'))).toBe(1);
    expect(await failWith('new', rejects(named('ChunkLoadError', 'Loading chunk 7 failed.')))).toBe(1);
  });

  test('stays while its own build is served, while nobody answers, and for what is no part of it', async () => {
    expect(await failWith('old', fails('/_next/static/chunks/0a.js'))).toBe(0);
    expect(await failWith(new TypeError('Failed to fetch'), fails('/_next/static/chunks/0a.js'))).toBe(0);
    expect(await failWith('new', fails('/media/1/front/card.webp'))).toBe(0);
    expect(await failWith('new', rejects(new Error('Failed to fetch')))).toBe(0);
  });
});
