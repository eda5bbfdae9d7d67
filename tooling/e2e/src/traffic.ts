import type { Page } from '@playwright/test';

export type Transfer = { url: string; type: string; bytes: number };

/** Counts what a page loads, in bytes as they came over the wire, headers included. Start it before the page is opened. */
export async function watchTraffic(page: Page): Promise<{ transfers: () => Transfer[]; quiet: () => Promise<void> }> {
  const cdp = await page.context().newCDPSession(page);
  const known = new Map<string, Transfer>();
  let running = 0;
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    known.set(requestId, { url: request.url, type: type ?? 'Other', bytes: 0 });
    running++;
    last = Date.now();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = known.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
    running--;
    last = Date.now();
  });
  cdp.on('Network.loadingFailed', () => {
    running--;
    last = Date.now();
  });
  await cdp.send('Network.enable');
  return {
    transfers: () => [...known.values()].filter(({ url }) => url.startsWith('http')),
    /** Resolves when nothing has moved for 1.5 s. */
    async quiet() {
      const began = Date.now();
      while ((running > 0 || Date.now() - last < 1_500) && Date.now() - began < 20_000)
        await new Promise((resolve) => setTimeout(resolve, 50));
    },
  };
}
