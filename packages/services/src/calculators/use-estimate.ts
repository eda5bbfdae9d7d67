'use client';

import type { Answer } from '@showroom/bff/calls';
import { read } from '@showroom/bff/read';
import { printCalculatorQuery } from '@showroom/domain/calculators/calculator-query';
import type { TradeInInput } from '@showroom/domain/calculators/trade-in';
import { useEffect, useState } from 'react';

export type Estimate = Answer<'GET /trade-in/estimate'>;
/** What is known of a choice: `failed` when nobody answered. */
export type Asked = Estimate | 'failed' | 'loading' | null;

type Known = { key: string; estimate: Asked };
/** A slider that moves asks once it rests. ms */
const restMs = 250;

/** The estimate of a choice, null until a model is chosen. */
export function useEstimate(input: TradeInInput, first: Estimate | 'failed' | null): Asked {
  const key = printCalculatorQuery(input);
  const [known, setKnown] = useState<Known>({ key, estimate: first });
  const { mark, model, year, mileage } = input;
  /** What the server could not say is asked for once more: its page may be older than the trouble. */
  const [isAsked, setAsked] = useState(first !== 'failed');
  useEffect(() => {
    if (mark === undefined || model === undefined || (known.key === key && isAsked)) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const asked = { mark, model, year: String(year), mileage: String(mileage) };
      const estimate = await read('GET /trade-in/estimate', asked, controller.signal);
      if (controller.signal.aborted) return;
      setAsked(true);
      setKnown({ key, estimate: estimate ?? 'failed' });
    }, restMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [mark, model, year, mileage, key, known.key, isAsked]);
  if (mark === undefined || model === undefined) return null;
  return known.key === key ? known.estimate : 'loading';
}
