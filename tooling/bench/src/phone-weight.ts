import { openPhone } from './phone-visit.ts';

type Part = { kilobytes: number; count: number };

/** What a telephone loads of a page until it is quiet, as the line carries it, and how much of that are vehicles' photos. */
export async function weighOnPhone(site: string, path: string): Promise<{ kilobytes: number; pictures: Part }> {
  const { browser, context } = await openPhone(site, 2);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    const names = new Map<string, string>();
    const sizes = new Map<string, number>();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) => names.set(requestId, request.url));
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));
    await page.goto(path, { waitUntil: 'networkidle', timeout: 120_000 });
    const loaded = [...sizes].map(([id, bytes]) => ({ url: names.get(id) ?? '', bytes }));
    const sum = (list: typeof loaded) => list.reduce((all, { bytes }) => all + bytes, 0) / 1_000;
    const photos = loaded.filter(({ url }) => url.includes('/media/photos/'));
    return { kilobytes: sum(loaded), pictures: { kilobytes: sum(photos), count: photos.length } };
  } finally {
    await browser.close();
  }
}
