import { randomInt } from 'node:crypto';
import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import { asked } from './bench-memory.data.ts';
import { summarize } from './statistics.ts';

/** What visitors wait for, and the promise of each, p99 in ms. */
export const promisedMs = { warm: 20, unseen: 500, search: 500 } as const;
type Kind = keyof typeof promisedMs;

/** Warm pages for each of the others. */
const warmOfTurn = 20;
const pauseMs = 25;

/**
 * A visitor of a site, who reads one page again and again, and lists, vehicles and searches that nobody has asked for. Times are
 * until the last byte; answers of 5xx are counted.
 */
export function createVisitor(site: string) {
  const times: Record<Kind, number[]> = { warm: [], unseen: [], search: [] };
  const failures: Record<Kind, number> = { warm: 0, unseen: 0, search: 0 };
  /** What was refused or slower than promised. */
  const notices: string[] = [];
  const seen = new Set<string>();
  const vehicles: string[] = [];
  // A house may stand since another measurement: what that has asked for is no longer unseen.
  let number = randomInt(1_000_000);

  const agent = new Agent({ keepAlive: true });

  /** Until the last byte, as it comes: unpacking a page takes longer than a warm one does. */
  const ask = (path: string) =>
    new Promise<{ status: number; body: Buffer }>((resolve, reject) => {
      const headers = { cookie: 'siteCityCode=msk', 'accept-encoding': 'br' };
      get(site + path, { agent, headers }, (answer: IncomingMessage) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces) }));
      }).on('error', reject);
    });

  async function visit(kind: Kind, path: string): Promise<Buffer> {
    const began = performance.now();
    // A server that goes down breaks connections off.
    const { status, body } = await ask(path).catch(() => ({ status: 503, body: Buffer.alloc(0) }));
    const ms = performance.now() - began;
    if (status >= 500) failures[kind] += 1;
    else times[kind].push(ms);
    if (status >= 500 || ms > promisedMs[kind])
      notices.push(`${new Date().toISOString().slice(11, 23)} ${kind} ${path} ${status}, ${ms.toFixed(0)} ms`);
    return body;
  }

  async function visitUnseen(): Promise<void> {
    const packed = await visit(
      'unseen',
      `/cars/?priceTo=${3_000_000 + number}&mileageTo=${150_000 + (number % 1_000)}`,
    );
    const list = await text(createBrotliDecompress().end(packed)).catch(() => '');
    for (const [, path = ''] of list.matchAll(/href="(\/catalog\/\d+\/)"/g)) if (!seen.has(path)) vehicles.push(path);
    const vehicle = vehicles.pop();
    if (!vehicle) return;
    seen.add(vehicle);
    await visit('unseen', vehicle);
  }

  return {
    times,
    failures,
    notices,
    /** One turn: a warm page many times, an unseen list, an unseen vehicle, a search. */
    async turn(): Promise<void> {
      number += 1;
      if (!seen.has('/cars/new/')) await visit('unseen', '/cars/new/');
      seen.add('/cars/new/');
      for (let turn = 0; turn < warmOfTurn; turn++) {
        await visit('warm', '/cars/new/');
        await delay(pauseMs);
      }
      await visitUnseen();
      await visit('search', `/api/search/?query=${encodeURIComponent(`${asked[number % asked.length]} ${number}`)}`);
    },
  };
}
export type Visitor = ReturnType<typeof createVisitor>;

/** Lines about each kind, and whether its promise is kept. */
export function reportVisits({ times, failures }: Visitor): { name: string; kept: boolean; text: string }[] {
  return (Object.keys(promisedMs) as Kind[]).map((kind) => {
    const { p50, p99, max, count } = summarize(times[kind]);
    return {
      name: kind,
      kept: p99 <= promisedMs[kind],
      text: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}, max ${max.toFixed(0)} ms of ${count}, ${failures[kind]} of 5xx; promised p99 ${promisedMs[kind]}`,
    };
  });
}
