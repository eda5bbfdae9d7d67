import { createServer, request } from 'node:http';
import { freePort } from '@showroom/launcher/ports';

/** One address that leads now to this shell, now to that, now nowhere: a deployment as a browser that stays sees it. */
export async function openFrontDoor() {
  let to: string | undefined;
  let scripts: Readonly<Record<string, string | undefined>> = {};
  const server = createServer((req, res) => {
    const script = scripts[req.url ?? ''];
    if (to === undefined) return void req.socket.destroy();
    if (req.url && req.url in scripts && script === undefined) return;
    if (script !== undefined) return void res.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    const asked = request(new URL(req.url ?? '/', to), { method: req.method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    asked.on('error', () => res.destroy());
    req.pipe(asked);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    site: `http://localhost:${port}`,
    /** @param replaced what is answered in place of the shell's own scripts, by path; nothing is never answered */
    leadTo(origin: string | undefined, replaced: Readonly<Record<string, string | undefined>> = {}) {
      to = origin;
      scripts = replaced;
      if (origin === undefined) server.closeAllConnections();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
