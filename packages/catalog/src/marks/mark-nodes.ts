import type { BrandOverview } from '@showroom/api-contract/brands';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { pictureUrl } from '@showroom/domain/picture';
import type { JsonLdNode } from '@showroom/ui/json-ld';
import { codesOfOverview, markHref, subjectName } from './mark-subject.ts';

/** Roubles of kopecks, rounded up as on the page. */
const roubles = (minor: number) => Math.ceil(minor / 100);

/** What is offered, with the bounds of its real prices; nothing without stock. */
function aggregateOffer({ prices, stock }: BrandOverview, url: string): JsonLdNode | undefined {
  if (prices.from === null || prices.to === null) return undefined;
  return {
    '@type': 'AggregateOffer',
    url,
    priceCurrency: 'RUB',
    lowPrice: roubles(prices.from),
    highPrice: roubles(prices.to),
    offerCount: stock.total,
    availability: 'https://schema.org/InStock',
  };
}

/** An overview for search engines: the mark, and what of it is offered at which prices. */
export function overviewNodes(brand: Brand, overview: BrandOverview): JsonLdNode[] {
  const { mark, model } = overview;
  const url = absoluteUrl(brand, markHref(codesOfOverview(overview)));
  const offers = aggregateOffer(overview, url);
  const markNode = { '@type': 'Brand', name: mark.name, alternateName: mark.nameRu };
  if (!model && !offers) return [{ ...markNode, url }];
  const image = model?.picture ?? overview.offers[0]?.pictures[0];
  const product: JsonLdNode = {
    '@type': 'Product',
    name: subjectName(overview),
    url,
    ...(image ? { image: absoluteUrl(brand, pictureUrl(image.base, 'hero')) } : {}),
    brand: markNode,
    ...(model ? { model: model.name } : {}),
    ...(offers ? { offers } : {}),
  };
  // A product without any offer is no product to a search engine.
  return offers ? [product] : [{ ...markNode, url: absoluteUrl(brand, markHref({ mark: mark.code })) }];
}

/** Questions and their answers. */
export function questionsNode(items: readonly { title: string; text: string }[]): JsonLdNode {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}
