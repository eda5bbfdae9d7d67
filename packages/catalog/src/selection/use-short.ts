'use client';

import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { read } from '@showroom/bff/read';
import { useCallback, useEffect, useState } from 'react';

/** What is known by id; null where this brand never had such a vehicle. */
type Known = ReadonlyMap<number, ShortVehicle | null>;

export type Short = {
  known: Known;
  /** Asked and not answered yet. */
  loading: boolean;
  /** The last question got no answer. It is asked again by `retry` and when the connection is back. */
  failed: boolean;
  retry: () => void;
};

/** Most vehicles of one answer, by whether they come with details. Lists that were merged hold more: the rest is asked next. */
const most = { cards: 100, details: 20 } as const;

/** Asks for vehicles by id, each once: one that was removed and put back is still known. */
export function useShort(ids: readonly number[], detailed: boolean): Short {
  const [known, setKnown] = useState<Known>(new Map());
  const [failed, setFailed] = useState(false);
  const missing = ids
    .filter((id) => !known.has(id))
    .slice(0, detailed ? most.details : most.cards)
    .join(',');
  const retry = useCallback(() => setFailed(false), []);
  useEffect(() => {
    if (missing === '' || failed) return;
    const asked = missing.split(',').map(Number);
    const input = { ids: missing, ...(detailed && { detail: '1' as const }) };
    const controller = new AbortController();
    void read('GET /catalog/short', input, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if (!answer) return setFailed(true);
      const found = new Map(answer.items.map((item) => [item.card.id, item]));
      setKnown((before) => new Map([...before, ...asked.map((id) => [id, found.get(id) ?? null] as const)]));
    });
    return () => controller.abort();
  }, [missing, detailed, failed]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return { known, loading: missing !== '' && !failed, failed: failed && missing !== '', retry };
}
