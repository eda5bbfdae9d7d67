'use client';

import type { CityCode } from '@showroom/domain/city';
import { RecentlyViewed, type RecentRowProps } from '@showroom/listing/recently-viewed';
import { createRecentList } from '@showroom/selection/recent-list';
import { useCallback } from 'react';
import type { ShopBase } from '../shop-site.ts';

/** Items: two screens of a phone's row. */
const recentItems = createRecentList('recentItems.v1', 12);

type Props = { current: number; base: ShopBase; city: CityCode };

/** Items that this visitor looked at before. */
export function RecentItems({ current, base, city }: Props) {
  const loadRow = useCallback(
    () =>
      import('./recent-items-row.tsx').then(({ RecentItemsRow }) => (row: RecentRowProps) => (
        <RecentItemsRow {...row} base={base} city={city} />
      )),
    [base, city],
  );
  return <RecentlyViewed current={current} list={recentItems} loadRow={loadRow} />;
}
