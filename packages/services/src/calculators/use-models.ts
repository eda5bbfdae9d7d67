'use client';

import { read } from '@showroom/bff/read';
import { useEffect, useState } from 'react';
import type { Named } from './calculator-props.ts';

type Known = { mark: string | undefined; models: readonly Named[] };

/** Models of the chosen mark: those that the page came with, then what is asked for. */
export function useModels(mark: string | undefined, first: Known): readonly Named[] {
  const [known, setKnown] = useState<Known>(first);
  useEffect(() => {
    if (mark === undefined || mark === known.mark) return;
    const controller = new AbortController();
    read('GET /models/all', { markCode: mark }, controller.signal).then((models) => {
      if (!controller.signal.aborted && models) setKnown({ mark, models });
    });
    return () => controller.abort();
  }, [mark, known.mark]);
  return known.mark === mark ? known.models : [];
}
