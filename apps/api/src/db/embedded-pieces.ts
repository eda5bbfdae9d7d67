import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Piece } from './database.ts';

/** Rows of a piece: it holds every other read of the embedded engine, and the event loop, for some hundredths of a second. */
const mostRows = 100;
/** Whoever waits is answered between two pieces, for as long as the last one took, within these, ms. */
const [leastRestMs, mostRestMs] = [5, 250];

/** Large changes of the embedded engine, piece by piece. `heard` wraps the listeners of a channel. */
export function createPieces(transaction: Database['transaction']) {
  /** Channels that are quiet, each with what is told later. */
  const quiet = new Map<string, (() => void)[]>();
  let last: Promise<unknown> = Promise.resolve();

  const piece: Piece = async (work) => {
    const began = performance.now();
    const done = await transaction(work);
    await delay(Math.min(mostRestMs, Math.max(leastRestMs, performance.now() - began)));
    return done;
  };
  async function run<T>(channel: string, work: (piece: Piece, mostRows: number) => Promise<T>): Promise<T> {
    const held: (() => void)[] = [];
    quiet.set(channel, held);
    try {
      return await work(piece, mostRows);
    } finally {
      quiet.delete(channel);
      for (const tell of held) tell();
    }
  }
  const inPieces: Database['inPieces'] = (channel, work) => {
    const change = last.then(() => run(channel, work));
    last = change.catch(() => {});
    return change;
  };
  const heard = (channel: string, callback: (payload: string) => void) => (payload: string) => {
    const held = quiet.get(channel);
    if (held) held.push(() => callback(payload));
    else callback(payload);
  };
  return { inPieces, heard };
}
