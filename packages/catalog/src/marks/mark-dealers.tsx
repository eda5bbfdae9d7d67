import { cities } from '@showroom/domain/city';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { Dealer } from '@showroom/domain/vehicle';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './overview.css.ts';
import { OverviewSection } from './overview-section.tsx';

type Props = {
  markName: string;
  /** Those of the visitor's city first. */
  dealers: readonly Dealer[];
};

/** The centres that sell a mark as new or service it, with the ways to them. */
export function MarkDealers({ markName, dealers }: Props) {
  if (dealers.length === 0) return null;
  return (
    <OverviewSection title={`Дилерские центры ${markName}`}>
      <ul className={css.dealers}>
        {dealers.map((dealer) => (
          <li key={dealer.code} className={css.dealer}>
            <h3 className={css.dealerName}>{dealer.name}</h3>
            <p className={css.quiet}>
              {dealer.address.startsWith(cities[dealer.city].i) ? '' : `${cities[dealer.city].i}, `}
              {dealer.address}
            </p>
            {dealer.metro && <p className={css.quiet}>Метро {dealer.metro}</p>}
            <a className={css.phone} href={phoneHref(dealer.phone)}>
              {phoneText(dealer.phone)}
            </a>
          </li>
        ))}
      </ul>
      <p>
        <TextLink href="/contacts/">Часы работы и схема проезда</TextLink>
      </p>
    </OverviewSection>
  );
}
