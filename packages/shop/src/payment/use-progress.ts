'use client';

import { useEffect, useState } from 'react';
import { type Progress, type Read, readProgress } from './payment-calls.ts';

/** Pauses between questions, seconds: the first answers come fast, and nobody hammers the server after. */
const pauses = [1, 1, 2, 3, 5, 8, 13, 20, 30] as const;
/** Asked for so long, ms; after that the page says how the payer will hear. */
const patienceMs = 4 * 60_000;

export type Watched = { progress: Read<Progress> | undefined; isTired: boolean };

/** How far a payment is, by our server's word, asked with growing pauses until it is decided. */
export function useProgress(named: { reference: string | null; id: string | null } | undefined): Watched {
  const [watched, setWatched] = useState<Watched>({ progress: undefined, isTired: false });
  const reference = named?.reference ?? null;
  const id = named?.id ?? null;
  const isNamed = named !== undefined;
  useEffect(() => {
    if (!isNamed) return;
    if (reference === null && id === null) return setWatched({ progress: 'unknown', isTired: false });
    const stop = new AbortController();
    const began = performance.now();
    let timer: ReturnType<typeof setTimeout>;
    const look = async (turn: number) => {
      const progress = await readProgress({ reference, id }, stop.signal);
      if (stop.signal.aborted) return;
      const isOpen = progress === 'away' || (typeof progress === 'object' && progress.state === 'pending');
      const isTired = isOpen && performance.now() - began > patienceMs;
      setWatched({ progress, isTired });
      if (!isOpen || isTired) return;
      timer = setTimeout(() => void look(turn + 1), (pauses[Math.min(turn, pauses.length - 1)] ?? 30) * 1_000);
    };
    void look(0);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [isNamed, reference, id]);
  return watched;
}
