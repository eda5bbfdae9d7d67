import type { StaticPage } from '@showroom/api-contract/content';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { type CityCode, cities } from '@showroom/domain/city';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import { organizationNode } from '../structured-data/company-nodes.ts';

type Link = { name: string; href: string };
type Facts = { brand: Brand; city: CityCode; page: StaticPage; href: string; heading: string; above: readonly Link[] };

/** Prices of the page as offers; none where it shows none. */
const offersOf = ({ blocks }: StaticPage): JsonLdNode[] =>
  blocks.flatMap((block) =>
    block.kind === 'prices'
      ? block.items.map(({ name, price, from }) => ({
          '@type': 'Offer',
          name,
          priceCurrency: 'RUB',
          ...(from
            ? { priceSpecification: { '@type': 'PriceSpecification', minPrice: price, priceCurrency: 'RUB' } }
            : { price }),
        }))
      : [],
  );

/** A service for search engines: the way to it, who provides it and where, what it costs. */
export function serviceNodes({ brand, city, page, href, heading, above }: Facts): JsonLdNode[] {
  const stops = [{ name: 'Главная', href: '/' }, ...above];
  const offers = offersOf(page);
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        ...stops.map(({ name, href: to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(brand, to),
        })),
        { '@type': 'ListItem', position: stops.length + 1, name: heading },
      ],
    },
    organizationNode(brand),
    {
      '@type': 'Service',
      name: heading,
      url: absoluteUrl(brand, href),
      ...(page.seo?.description ? { description: page.seo.description } : {}),
      provider: { '@id': absoluteUrl(brand, '/#organization') },
      areaServed: { '@type': 'City', name: cities[city].i },
      ...(offers.length > 0 ? { offers } : {}),
    },
  ];
}
