'use client';

import type { ShortVehicle } from '@showroom/api-contract/catalog-short';
import { read } from '@showroom/bff/read';
import { formatRoubles } from '@showroom/domain/text';
import { RecentCards } from '@showroom/listing/recent-cards';
import type { RecentRowProps } from '@showroom/listing/recently-viewed';
import { useEffect, useState } from 'react';
import { vehicleHref } from '../text/vehicle-words.ts';

const toCard = ({ card: { id, mark, model, year, price, pictures } }: ShortVehicle) => ({
  id,
  href: vehicleHref(id),
  picture: pictures[0]?.base,
  name: `${mark.name} ${model.name}`,
  price: `${year} · ${price === null ? 'цена уточняется' : formatRoubles(price)}`,
});

/** The row itself. What was sold meanwhile is left out; when nothing is left, or nobody answers, it leaves. */
export function RecentRow({ ids, onNothing }: RecentRowProps) {
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
  return <RecentCards cards={vehicles.map(toCard)} />;
}
