'use client';

import { RecentlyViewed as Recent } from '@showroom/listing/recently-viewed';
import { recentVehicles } from '@showroom/selection/recent-list';

const loadRow = () => import('./recent-row.tsx').then(({ RecentRow }) => RecentRow);

/** Vehicles that this visitor looked at before. On a vehicle's page, `current` is that vehicle: it is remembered. */
export function RecentlyViewed({ current }: { current?: number }) {
  return <Recent current={current} list={recentVehicles} loadRow={loadRow} />;
}
