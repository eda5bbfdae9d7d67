import type { ReactNode } from 'react';
import { skipLink } from './skip-link.css.ts';

/** First stop of the Tab key: leads past the header to `href`, an anchor on the same page. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a className={skipLink} href={href}>
      {children}
    </a>
  );
}
