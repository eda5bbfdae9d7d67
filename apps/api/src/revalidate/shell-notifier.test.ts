import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { ShellNotifier } from './shell-notifier.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A shell that answers with the given statuses in turn, then 200. */
async function startShell(statuses: number[]) {
  const calls: { secret: unknown; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ secret: request.headers['x-revalidate-secret'], body: JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(statuses.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/revalidate` };
}

function notify(urls: string[]) {
  const notifier = new ShellNotifier({
    urls,
    secret: 's3cret',
    log: createLog('silent'),
    debounceMs: 20,
    backoffMs: [10, 10],
  });
  closers.push(() => notifier.close());
  return notifier;
}

test('changes of a moment travel together, with the secret, to every shell', async () => {
  const [one, two] = [await startShell([]), await startShell([])];
  const notifier = notify([one.url, two.url]);
  notifier.push(['stock']);
  notifier.push(['stock', 'marks']);
  await expect.poll(() => [one.calls.length, two.calls.length]).toEqual([1, 1]);
  expect(one.calls).toEqual([{ secret: 's3cret', body: { tags: ['stock', 'marks'] } }]);
});

test('no change, no call', async () => {
  const shell = await startShell([]);
  const notifier = notify([shell.url]);
  notifier.push([]);
  notifier.push(['stock']);
  await expect.poll(() => shell.calls).toHaveLength(1);
});

test('a shell that fails is asked again', async () => {
  const shell = await startShell([500, 503]);
  notify([shell.url]).push(['stock']);
  await expect.poll(() => shell.calls).toHaveLength(3);
});

test('a shell that is away does not keep the others from hearing, nor end the process', async () => {
  const shell = await startShell([]);
  notify(['http://127.0.0.1:1/revalidate', shell.url]).push(['stock']);
  await expect.poll(() => shell.calls).toHaveLength(1);
});
