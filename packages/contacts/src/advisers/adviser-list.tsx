import type { Dealer } from '@showroom/domain/vehicle';
import * as css from './adviser-card.css.ts';
import { AdviserCard } from './adviser-card.tsx';

/** Advisers of a centre. */
export function AdviserList({ dealer }: { dealer: Pick<Dealer, 'code' | 'city' | 'advisers'> }) {
  return (
    <ul className={css.list}>
      {dealer.advisers.map((adviser) => (
        <li key={adviser.code}>
          <AdviserCard dealer={dealer} adviser={adviser} />
        </li>
      ))}
    </ul>
  );
}
