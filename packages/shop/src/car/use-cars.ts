import type { Answer } from '@showroom/bff/calls';
import { read } from '@showroom/bff/read';
import type { ShopCode } from '@showroom/domain/shop/store-path';
import { useEffect, useState } from 'react';
import { useComeback } from '../use-comeback.ts';

export type Cars = Answer<'GET /store/cars'>;

/** Cars that the shop has goods for, as the filter of a shelf offers them. The last answer stays while the next one is asked for. */
export function useCars(shop: ShopCode, mark: string, model: string) {
  const [cars, setCars] = useState<Cars>();
  const [isAway, setAway] = useState(false);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const input = { shop, ...(mark && { mark }), ...(mark && model && { model }) };
    void read('GET /store/cars', input, leaving.signal).then((found) => {
      if (leaving.signal.aborted) return;
      setAway(found === null);
      if (found) setCars(found);
    });
    return () => leaving.abort();
  }, [shop, mark, model, turn]);
  const [again] = useState(() => () => setTurn((now) => now + 1));
  useComeback(isAway, again);
  return { cars, isAway, again };
}
