'use client';

import type { StoreCard } from '@showroom/api-contract/store';
import { read } from '@showroom/bff/read';
import type { CityCode } from '@showroom/domain/city';
import { itemPath } from '@showroom/domain/shop/store-path';
import { formatRoubles } from '@showroom/domain/text';
import { RecentCards } from '@showroom/listing/recent-cards';
import type { RecentRowProps } from '@showroom/listing/recently-viewed';
import { useEffect, useState } from 'react';
import type { ShopBase } from '../shop-site.ts';

type Props = RecentRowProps & { base: ShopBase; city: CityCode };

/** The row itself. What is sold no more is left out; when nothing is left, or nobody answers, it leaves. */
export function RecentItemsRow({ ids, onNothing, base, city }: Props) {
  const [items, setItems] = useState<readonly StoreCard[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void read('GET /store/short', { ids: ids.join(), city }, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if (!answer || answer.items.length === 0) onNothing();
      else setItems(answer.items);
    });
    return () => controller.abort();
  }, [ids, onNothing, city]);
  const cards = items.map(({ id, name, picture, disprice }) => ({
    ...{ id, name, picture },
    href: `${base}${itemPath(id)}`,
    price: formatRoubles(disprice),
  }));
  return <RecentCards cards={cards} />;
}
