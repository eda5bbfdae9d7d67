import { formatInteger } from '@showroom/domain/text';
import { Heading } from '@showroom/ui/heading';
import type { ReactNode } from 'react';
import * as css from './listing-frame.css.ts';

/** Short ways to a part of the listing, with how many are there. */
export type QuickLinks = {
  /** What they are: «Марки». */
  label: string;
  links: readonly { label: string; href: string; count: number }[];
};

type Props = {
  heading: string;
  /** «128 автомобилей»; absent where there are none. */
  total: string | undefined;
  quick: QuickLinks | undefined;
  /** Beside the heading. */
  children?: ReactNode;
};

/** Heading and count of a listing, and the shortest ways further. */
export function ListingHead({ heading, total, quick, children }: Props) {
  return (
    <div className={css.head}>
      <div className={css.titleRow}>
        <Heading level={1} size="xl">
          {heading}
        </Heading>
        {(total || children) && (
          // Goes below a long heading as a whole.
          <div className={css.titleRow}>
            {total && <p className={css.total}>{total}</p>}
            {children}
          </div>
        )}
      </div>
      {quick && (
        <nav className={css.quick} aria-label={quick.label}>
          {quick.links.map(({ label, href, count }) => (
            <a key={href} className={css.quickLink} href={href}>
              {`${label} `}
              <span className={css.quickCount}>{formatInteger(count)}</span>
            </a>
          ))}
        </nav>
      )}
    </div>
  );
}
