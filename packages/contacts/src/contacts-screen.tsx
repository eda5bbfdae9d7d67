import type { Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import { feedbackPath, reviewsPath } from '@showroom/domain/contact-paths';
import { countOf } from '@showroom/domain/text';
import type { Dealer } from '@showroom/domain/vehicle';
import { Breadcrumbs } from '@showroom/ui/breadcrumbs';
import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { JsonLd } from '@showroom/ui/json-ld';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { wholeWords } from '@showroom/ui/whole-words';
import { CityDealers } from './city-dealers.tsx';
import * as css from './contacts-screen.css.ts';
import { type DealerGroup, groupDealers } from './dealer-groups.ts';
import { dealerNode } from './structured-data/dealer-node.ts';

type Props = {
  brand: Brand;
  city: CityCode;
  dealers: readonly Dealer[];
  /** The part of the group that the page is about: a city or the centres of a mark. */
  area?: { crumb: string; heading: string } | undefined;
};

/** `5 центров в Москве, 3 центра в Санкт-Петербурге` */
function summary(groups: readonly DealerGroup[]): string {
  return groups
    .map(({ city, dealers }) => `${countOf(dealers.length, ['центр', 'центра', 'центров'])} в\u00a0${cities[city].p}`)
    .join(', ');
}

/** All dealer centres of a brand: those of the visitor's city first, each city with its map. */
export function ContactsScreen({ brand, city, dealers, area }: Props) {
  const groups = groupDealers(dealers, city);
  return (
    <Container>
      <JsonLd nodes={dealers.map((dealer) => dealerNode(brand, dealer))} />
      <div className={css.page}>
        <div className={css.head}>
          <Breadcrumbs
            items={[
              { name: 'Главная', href: '/' },
              ...(area
                ? [{ name: 'Дилерские центры', href: '/contacts/' }, { name: area.crumb }]
                : [{ name: 'Дилерские центры' }]),
            ]}
          />
          <Heading level={1} size="xl">
            {area?.heading ?? `Дилерские центры ${brand.name}`}
          </Heading>
          <Text size="lg" tone="quiet">
            {wholeWords(`${summary(groups)}. У\u00a0отделов разные часы работы\u00a0— посмотрите их перед поездкой.`)}
          </Text>
          <p className={css.links}>
            <TextLink href={reviewsPath()}>Отзывы покупателей</TextLink>
            <TextLink href={feedbackPath()}>Написать нам</TextLink>
          </p>
        </div>
        {groups.map((group) => (
          <CityDealers key={group.city} group={group} isOther={group.city !== city} />
        ))}
      </div>
    </Container>
  );
}
