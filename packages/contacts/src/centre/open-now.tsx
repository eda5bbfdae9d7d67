'use client';

import type { Dealer } from '@showroom/domain/vehicle';
import { useEffect, useState } from 'react';
import * as css from './open-now.css.ts';
import { openingAt } from './opening-words.ts';

const minute = 60_000;

/**
 * Whether a department is open now, in Moscow time. The page is one for all hours, so the browser says it; the line has its height from
 * the beginning.
 */
export function OpenNow({ hours, name }: { hours: Dealer['departments'][number]['hours']; name: string }) {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), minute);
    return () => clearInterval(timer);
  }, []);
  const opening = now === undefined ? undefined : openingAt(hours, now);
  return (
    <p className={css.line}>
      {opening && (
        <>
          <span className={opening.isOpen ? css.open : css.closed} aria-hidden="true" />
          {name}: {opening.words}
        </>
      )}
    </p>
  );
}
