'use client';

import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { read } from '@showroom/bff/read';
import { formatRoubles } from '@showroom/domain/text';
import { Picture } from '@showroom/ui/picture';
import { useEffect, useState } from 'react';
import { vehicleHref } from '../text/vehicle-words.ts';
import * as css from './recently-viewed.css.ts';

type Props = { ids: readonly number[]; onNothing: () => void };

/** The row itself. What was sold meanwhile is left out; when nothing is left, or nobody answers, it leaves. */
export function RecentRow({ ids, onNothing }: Props) {
  const [vehicles, setVehicles] = useState<readonly ShortVehicle[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void read('GET /catalog/short', { ids: ids.join() }, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      const offered = answer?.items.filter(({ state }) => state !== 'gone') ?? [];
      if (offered.length === 0) onNothing();
      else setVehicles(offered);
    });
    return () => controller.abort();
  }, [ids, onNothing]);
  return (
    <ul className={css.row}>
      {vehicles.map(({ card: { id, mark, model, year, price, pictures } }) => (
        <li key={id}>
          <a href={vehicleHref(id)} className={css.link}>
            <span className={css.picture}>{pictures[0] && <Picture base={pictures[0].base} size="card" alt="" />}</span>
            <span className={css.name}>
              {mark.name} {model.name}, {year}
            </span>
            <span className={css.price}>{price === null ? 'Цена уточняется' : formatRoubles(price)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
