import type { Page } from '@playwright/test';

export type Transfer = { url: string; type: string; bytes: number };

/**
 * The line of a phone: 150 ms away, 1.6 Mbit/s down, 750 kbit/s up. A browser that knows no line takes lazy pictures from
 * twice as far away, so what a phone loads cannot be counted without one.
 */
export async function asPhoneLine(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
    connectionType: 'cellular4g',
  });
}

const parts = new Set(['Document', 'Stylesheet', 'Script', 'Font']);

/** Counts what a page loads, in bytes as they came over the wire, headers included. Start it before the page is opened. */
export async function watchTraffic(page: Page): Promise<{ transfers: () => Transfer[]; quiet: () => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  const known = new Map<string, Transfer>();
  // By id: a redirect is told as another request under the same one.
  const running = new Set<string>();
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    known.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
    running.add(requestId);
    last = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = known.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
    running.delete(requestId);
    last = Date.now();
  });
  cdp.on('Network.loadingFailed', ({ requestId }) => {
    running.delete(requestId);
    last = Date.now();
  });
  await cdp.send('Network.enable');
  return {
    transfers: () => [...known.values()].filter(({ url }) => url.startsWith('http')),
    /** Resolves when nothing has moved for 1.5 s; after a minute when no part of the page is on its way: a picture may be drawn for longer. */
    async quiet() {
      const began = Date.now();
      const isPart = (id: string) => parts.has(known.get(id)?.type ?? '');
      while (running.size > 0 || Date.now() - last < 1_500) {
        if (Date.now() - began > 60_000 && ![...running].some(isPart)) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
  };
}

/** With a size of its own, so that a page that forgot to keep room for it jumps. */
const blank = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>').toString('base64');

/** Answers every picture of ours with an empty one: a fresh stack would render each when it is asked for. */
export async function withoutPictures(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  cdp.on('Fetch.requestPaused', ({ requestId }) => {
    const responseHeaders = [{ name: 'content-type', value: 'image/svg+xml' }];
    // The page may be gone by now.
    cdp.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: blank }).catch(() => {});
  });
  await cdp.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*' }] });
}
