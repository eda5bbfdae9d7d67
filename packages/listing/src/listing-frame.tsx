import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import type { ReactNode } from 'react';
import * as css from './listing-frame.css.ts';

/** A stop on the way from the home page. */
export type Crumb = { name: string; href?: string };

type Props = { crumbs: readonly Crumb[]; head: ReactNode; filter: ReactNode; results: ReactNode };

/** Where the parts of a listing stand: the way to it and its heading, the filter, if there is one, beside what is found. */
export function ListingFrame({ crumbs, head, filter, results }: Props) {
  return (
    <>
      <div className={css.top}>
        <Breadcrumbs
          items={crumbs.map(({ name, href }, index) => (index < crumbs.length - 1 && href ? { name, href } : { name }))}
        />
        {head}
      </div>
      <div className={filter ? `${css.layout} ${css.withFilter}` : css.layout} data-listing="">
        {filter}
        {results}
      </div>
    </>
  );
}
