import { type CityCode, cities } from '@showroom/domain/city';
import { dealerPath } from '@showroom/domain/contact-paths';
import { countOf } from '@showroom/domain/text';
import type { Dealer } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import type { ReactNode } from 'react';
import { groupDealers } from '../dealer-groups.ts';
import { Part } from '../part.tsx';
import * as css from '../screen.css.ts';
import { AdviserCard } from './adviser-card.tsx';
import { AdviserFilter } from './adviser-filter.tsx';
import * as own from './all-advisers.css.ts';
import { specialities, specialityOf } from './specialities.data.ts';

type Props = {
  city: CityCode;
  dealers: readonly Dealer[];
  /** The other pages about the company. */
  aside?: ReactNode;
};

/** Advisers of all centres, those of the visitor's city first; the filter hides what was not asked for. */
export function AllAdvisersScreen({ city, dealers, aside }: Props) {
  const groups = groupDealers(dealers, city);
  const count = dealers.reduce((sum, { advisers }) => sum + advisers.length, 0);
  return (
    <Container>
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs
            items={[{ name: 'Главная', href: '/' }, { name: 'О компании', href: '/about/' }, { name: 'Консультанты' }]}
          />
          <Heading level={1} size="xl">
            Консультанты
          </Heading>
          <Text size="lg" tone="quiet">
            {countOf(count, ['специалист', 'специалиста', 'специалистов'])} во&nbsp;всех центрах: продажи, трейд-ин,
            кредит, сервис.
          </Text>
        </div>
        <div className={own.layout}>
          {aside}
          <div className={own.groups}>
            <AdviserFilter
              cities={groups.map((group) => ({ code: group.city, name: cities[group.city].i }))}
              specialities={Object.entries(specialities).map(([code, name]) => ({ code, name }))}
            />
            {groups.flatMap((group) =>
              group.dealers.map(({ dealer }) => (
                <div key={dealer.code} data-adviser-group="">
                  <Part
                    id={`advisers-${dealer.code}`}
                    title={dealer.name}
                    more={{ href: dealerPath(dealer), name: 'Адрес и\u00a0часы работы' }}
                  >
                    <ul className={own.list}>
                      {dealer.advisers.map((adviser) => (
                        <li key={adviser.code} data-city={dealer.city} data-speciality={specialityOf(adviser)}>
                          <AdviserCard dealer={dealer} adviser={adviser} />
                        </li>
                      ))}
                    </ul>
                  </Part>
                </div>
              )),
            )}
          </div>
        </div>
      </div>
    </Container>
  );
}
