'use client';

import type { Answer, Input } from '@showroom/bff/calls';
import { read } from '@showroom/bff/read';
import { useCallback, useEffect, useState } from 'react';

export type FreeTimes = Answer<'GET /booking/slots'>;
type Asked = Pick<Input<'GET /booking/slots'>, 'kind' | 'dealer'> & { works?: string; mark?: string };

/** Free times of a centre; `null` when nobody answered. `reload` asks anew, as after a lost race. */
export function useFreeTimes(asked: Asked | null): {
  times: FreeTimes | 'loading' | null;
  reload: () => void;
} {
  const [times, setTimes] = useState<FreeTimes | 'loading' | null>('loading');
  const [round, setRound] = useState(0);
  const text = asked && JSON.stringify(asked);
  useEffect(() => {
    if (!text) return;
    const stop = new AbortController();
    setTimes('loading');
    void read('GET /booking/slots', JSON.parse(text), stop.signal).then((answer) => {
      if (!stop.signal.aborted) setTimes(answer);
    });
    return () => stop.abort();
  }, [text, round]);
  return { times, reload: useCallback(() => setRound((was) => was + 1), []) };
}
