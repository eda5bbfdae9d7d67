import Link from 'next/link';
import type { ComponentProps } from 'react';

/** A link that stands on every page and is rarely followed: nothing is fetched before it is. */
export function QuietLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />;
}
