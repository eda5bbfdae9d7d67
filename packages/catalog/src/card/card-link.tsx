'use client';

import Link from 'next/link';
import type { ComponentProps } from 'react';

type Connection = { saveData?: boolean };

/** Whether the visitor asked the browser to spare data. */
function isSparing(): boolean {
  if (typeof navigator === 'undefined') return false;
  return (navigator as { connection?: Connection }).connection?.saveData === true;
}

/** A link to a vehicle, fetched ahead as soon as it is in view, unless the visitor spares data. */
export function CardLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={!isSparing()} />;
}
