'use client';

import { Picture } from '@showroom/ui/picture';
import * as css from './recently-viewed.css.ts';

/** A thing of the row: what is said and where it leads. */
export type RecentCard = { id: number; href: string; picture: string | undefined; name: string; price: string };

/** The row itself. */
export function RecentCards({ cards }: { cards: readonly RecentCard[] }) {
  return (
    <ul className={css.row}>
      {cards.map(({ id, href, picture, name, price }) => (
        <li key={id}>
          <a href={href} className={css.link}>
            <span className={css.picture}>{picture && <Picture base={picture} size="card" alt="" />}</span>
            <span className={css.name}>{name}</span>
            <span className={css.price}>{price}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
