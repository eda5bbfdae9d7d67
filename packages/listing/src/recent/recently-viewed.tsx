'use client';

import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import * as css from './recently-viewed.css.ts';

export type RecentRowProps = { ids: readonly number[]; onNothing: () => void };

type Props = {
  /** The thing of this page: it is remembered and not shown. */
  current?: number | undefined;
  /** What is remembered, the last first. Stays the same object. */
  list: { read: () => number[]; remember: (id: number) => void };
  /** Code of the row, asked for when it is near. Stays the same function. */
  loadRow: () => Promise<ComponentType<RecentRowProps>>;
};

/** How far below the screen the row is when its things are asked for. */
const near = '600px';

/**
 * What this visitor looked at before, the last first. Costs nothing until it is scrolled near; from the first moment it
 * holds its room, so that nothing below it moves.
 */
export function RecentlyViewed({ current, list, loadRow }: Props) {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [Row, setRow] = useState<ComponentType<RecentRowProps>>();
  const place = useRef<HTMLElement>(null);
  const leave = useCallback(() => setIds([]), []);
  useEffect(() => {
    setIds(list.read().filter((id) => id !== current));
    if (current !== undefined) list.remember(current);
  }, [current, list]);
  useEffect(() => {
    if (ids.length === 0 || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        loadRow()
          .then((Loaded) => setRow(() => Loaded))
          .catch(leave);
      },
      { rootMargin: near },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [ids, leave, loadRow]);
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
