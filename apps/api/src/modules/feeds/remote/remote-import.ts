import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as ByteStream } from 'node:stream/web';
import type { ImportEvent } from '../import/import-event.ts';
import type { ImportOptions } from '../import/import-feed.ts';
import { FeedFailure } from '../parse/feed-failure.ts';
import { type ImportEndpoint, spoolOf, sweepSpool } from './import-endpoint.ts';
import type { ImportRequest } from './import-routes.ts';

async function ask({ url, token }: ImportEndpoint, request: ImportRequest): Promise<Response> {
  const answer = await fetch(new URL('/internal/import', url), {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-import-token': token },
    body: JSON.stringify(request),
  }).catch(() => undefined);
  if (!answer?.ok || !answer.body)
    throw new FeedFailure('The API holds the database but refused the import: restart it.');
  return answer;
}

/** Hands a feed to the process that holds the embedded database and relays its events. */
export async function* importRemotely(
  endpoint: ImportEndpoint,
  dataDir: string,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const file = randomUUID();
  const path = join(spoolOf(dataDir), file);
  await mkdir(spoolOf(dataDir), { recursive: true });
  sweepSpool(dataDir);
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    const answer = await ask(endpoint, { file, ...options });
    let isOver = false;
    const lines = createInterface({ input: Readable.fromWeb(answer.body as ByteStream) });
    try {
      for await (const line of lines) {
        const event = JSON.parse(line) as ImportEvent;
        isOver ||= event.kind === 'done' || event.kind === 'failed';
        yield event;
      }
    } catch {
      // Reported below: a broken connection and a dead process look the same.
    }
    if (!isOver)
      throw new FeedFailure('The connection to the API broke off: repeat the import, it does nothing twice.');
  } finally {
    await rm(path, { force: true });
  }
}
