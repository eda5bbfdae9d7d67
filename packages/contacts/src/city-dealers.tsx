import { cities } from '@showroom/domain/city';
import { Heading } from '@showroom/ui/heading';
import { Text } from '@showroom/ui/text';
import * as css from './city-dealers.css.ts';
import { DealerCard } from './dealer/dealer-card.tsx';
import type { DealerGroup } from './dealer-groups.ts';
import { CityMap } from './map/city-map.tsx';

type Props = {
  group: DealerGroup;
  /** Whether this is not the visitor's own city. */
  isOther: boolean;
};

/** The dealers of one city beside their map. */
export function CityDealers({ group, isOther }: Props) {
  const { city, dealers } = group;
  return (
    <section aria-labelledby={`city-${city}`} className={css.section}>
      <div className={css.head}>
        {isOther && (
          <Text size="sm" tone="quiet">
            Другие города
          </Text>
        )}
        <Heading level={2} id={`city-${city}`}>
          {cities[city].i}
        </Heading>
      </div>
      <div className={css.layout}>
        <div className={css.aside}>
          <CityMap group={group} />
        </div>
        <div>
          {dealers.map(({ number, dealer }) => (
            <DealerCard key={dealer.code} dealer={dealer} number={number} />
          ))}
        </div>
      </div>
    </section>
  );
}
