import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as ByteStream } from 'node:stream/web';
import { FeedFailure } from '../read/feed-failure.ts';
import type { ImportOptions } from '../take/import-feed.ts';
import { type Desk, spoolOf } from './desk-file.ts';
import type { DeskOrder } from './desk-routes.ts';
import type { ImportEvent } from './import-event.ts';

async function ask({ url, token }: Desk, order: DeskOrder): Promise<Response> {
  const answer = await fetch(new URL('/desk/import', url), {
    method: 'POST',
    redirect: 'error',
    headers: { 'content-type': 'application/json', 'x-desk-token': token },
    body: JSON.stringify(order),
  }).catch(() => undefined);
  if (!answer?.ok || !answer.body)
    throw new FeedFailure('API держит базу, но поручение не приняло: перезапустите его.');
  return answer;
}

/** Gives a feed to the process that holds the embedded database, and hands out what that says. */
export async function* handOver(
  desk: Desk,
  dataDir: string,
  bytes: AsyncIterable<Uint8Array>,
  options: ImportOptions,
): AsyncGenerator<ImportEvent> {
  const file = randomUUID();
  const path = join(spoolOf(dataDir), file);
  await mkdir(spoolOf(dataDir), { recursive: true });
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    const answer = await ask(desk, { file, ...options });
    let isOver = false;
    const lines = createInterface({ input: Readable.fromWeb(answer.body as ByteStream) });
    try {
      for await (const line of lines) {
        const event = JSON.parse(line) as ImportEvent;
        isOver ||= event.kind === 'done' || event.kind === 'failed';
        yield event;
      }
    } catch {
      // Said below, whether the line broke or the process ended.
    }
    if (!isOver) throw new FeedFailure('Связь с API оборвалась: повторите загрузку, лишнего она не сделает.');
  } finally {
    await rm(path, { force: true });
  }
}
