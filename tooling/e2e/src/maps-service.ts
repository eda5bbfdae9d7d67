import { createServer } from 'node:http';
import { freePort } from '@showroom/launcher/ports';

/** What the service's script leaves on a page, as far as ours uses it: pins are put into the map's element. */
const script = `window.ymaps3 = {
  ready: Promise.resolve(),
  YMap: class { constructor(element) { this.element = element; } addChild(child) { if (child.pin) this.element.append(child.pin); } },
  YMapDefaultSchemeLayer: class {},
  YMapDefaultFeaturesLayer: class {},
  YMapMarker: class { constructor(_, pin) { this.pin = pin; } },
};`;

/** A server in place of the maps service, whose answers come when told. */
export async function openMapsService() {
  const asked: string[] = [];
  const waiting: ((status: number) => void)[] = [];
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    waiting.push((status) => res.writeHead(status, { 'content-type': 'text/javascript' }).end(script));
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    /** Paths that were asked for, with their query. */
    asked,
    /** Answers whoever has waited longest. */
    answer: (status: number) => waiting.shift()?.(status),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
