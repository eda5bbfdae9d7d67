import Link from 'next/link';
import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<typeof Link>, 'href' | 'prefetch'> & { href: string };

/** A link to another state of the same listing: there are dozens on a page, so none is fetched before it is wanted. */
export function QuietLink(props: Props) {
  return <Link {...props} prefetch={false} />;
}

/** The same for chips: what is dropped up there must not throw the visitor back to the top. */
export function StayLink(props: Props) {
  return <Link {...props} prefetch={false} scroll={false} />;
}
