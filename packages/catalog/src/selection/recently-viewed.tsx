'use client';

import { recentVehicles } from '@showroom/selection/recent-list';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import * as css from './recently-viewed.css.ts';

type Row = ComponentType<{ ids: readonly number[]; onNothing: () => void }>;

/** How far below the screen the row is when its vehicles are asked for. */
const near = '600px';

/**
 * What this visitor looked at before, the last first. Costs nothing until it is scrolled near; from the first moment it
 * holds its room, so that nothing below it moves. On a vehicle's page, `current` is that vehicle: it is remembered.
 */
export function RecentlyViewed({ current }: { current?: number }) {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [Row, setRow] = useState<Row>();
  const place = useRef<HTMLElement>(null);
  const leave = useCallback(() => setIds([]), []);
  useEffect(() => {
    setIds(recentVehicles.read().filter((id) => id !== current));
    if (current !== undefined) recentVehicles.remember(current);
  }, [current]);
  useEffect(() => {
    if (ids.length === 0 || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        import('./recent-row.tsx').then(({ RecentRow }) => setRow(() => RecentRow)).catch(leave);
      },
      { rootMargin: near },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ids, leave]);
  if (ids.length === 0) return null;
  return (
    <section ref={place} className={css.section} data-print="hide" aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className={css.title}>
        Вы смотрели
      </h2>
      <div className={css.room}>{Row && <Row ids={ids} onNothing={leave} />}</div>
    </section>
  );
}
