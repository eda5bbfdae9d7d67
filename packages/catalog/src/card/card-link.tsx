'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'> & {
  /** Fetched as soon as it is in view: about 14 kB each, so a page can afford this for a few alone. */
  ahead?: boolean;
};
type Connection = { saveData?: boolean };

/** Whether the visitor asked the browser to spare data. */
function isSparing(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/** A link to a vehicle. Its page is fetched when a hand, a cursor or the focus comes, unless the visitor spares data. */
export function CardLink({ ahead = false, ...link }: Props) {
  const [isNear, setIsNear] = useState(false);
  const come = () => setIsNear(true);
  return <Link {...link} prefetch={(ahead || isNear) && !isSparing()} onPointerEnter={come} onFocus={come} />;
}
