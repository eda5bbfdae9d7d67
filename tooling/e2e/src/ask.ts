import { type IncomingHttpHeaders, request } from 'node:http';

export type Answer = {
  status: number;
  headers: IncomingHttpHeaders;
  body: string /** As sent, so compressed when that was asked for. */;
  bytes: number;
  ms: number;
};

/** A busy machine is slow and nothing else: longer than a page waits for its own answers, ms. */
const patienceMs = 60_000;

type Options = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

/** One request with exactly this path: no normalising, no redirect followed. Rejects when the connection breaks. */
export function ask(origin: string, path: string, options: Options = {}): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(
      {
        hostname,
        port,
        path,
        method: options.method ?? 'GET',
        headers: options.headers,
        agent: false,
        timeout: patienceMs,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks).toString('utf8'),
            bytes: Buffer.concat(chunks).length,
            ms: performance.now() - began,
          }),
        );
      },
    );
    call.on('timeout', () => call.destroy(new Error(`no answer to ${path} within ${patienceMs} ms`)));
    call.on('error', reject);
    call.end(options.body);
  });
}

/** Status and target in one line, as the tables of the specs spell them: `308 /cars/`. */
export function outcome({ status, headers }: Answer): string {
  return headers.location === undefined ? String(status) : `${status} ${headers.location}`;
}
