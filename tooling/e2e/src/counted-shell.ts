import { createServer } from 'node:http';
import { freePort } from '@showroom/launcher/ports';
import { startExtraShell } from './extra-shell.ts';

/** What reached the recorder: `metrika/hit`, with what was sent. */
export type Recorded = { path: string; body: string };

/** Scripts in place of the services': they hand on what the page gave them, as the real ones do. */
const scripts: Readonly<Record<string, string>> = {
  '/metrika/tag.js': `{
    const send = ([id, what, ...rest]) =>
      fetch(new URL('/metrika/' + what, document.querySelector('script[src*="tag.js"]').src),
        { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify([id, ...rest]) });
    const queued = window.ym.a ?? [];
    window.ym = (...command) => void send(command);
    for (const command of queued) send([...command]);
    document.cookie = '_ym_uid=1; path=/';
  }`,
  '/gtm.js': `{
    const origin = new URL(document.currentScript.src).origin;
    const send = (item) =>
      fetch(origin + '/gtm/' + item.event, { method: 'POST', mode: 'no-cors', keepalive: true, body: JSON.stringify(item) });
    const layer = window.dataLayer;
    layer.filter(({ event }) => event !== 'gtm.js').forEach(send);
    layer.push = (...items) => (items.forEach(send), Array.prototype.push.apply(layer, items));
  }`,
  '/init.js': `window.call_value = 'session-7';`,
};

/** One server in place of all counters, which notes what it is sent. */
async function openRecorder() {
  const got: Recorded[] = [];
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const { pathname } = new URL(req.url ?? '/', 'http://recorder');
    got.push({ path: pathname.slice(1), body: `${Buffer.concat(chunks)}` });
    const script = scripts[pathname];
    // Scripts of another origin; the site's own policy of resources lets no other in.
    res.writeHead(200, { 'content-type': script === undefined ? 'text/plain' : 'text/javascript' }).end(script ?? 'ok');
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    got,
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** A shell of the running stack's build with counters turned on, all of them led to a recorder. */
export async function startCountedShell(code: string, counters: string) {
  const recorder = await openRecorder();
  const shell = await startExtraShell(code, { COUNTERS: counters, COUNTERS_ORIGIN: recorder.origin }).catch((error) => {
    recorder.close();
    throw error;
  });
  return {
    ...recorder,
    site: shell.site,
    stop: () => {
      shell.stop();
      recorder.close();
    },
  };
}
