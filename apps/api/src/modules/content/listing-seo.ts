import type { Seo } from '@showroom/api-contract/content';
import { listingPath } from '@showroom/domain/listing-path';
import { conditionOf, sectionOf } from '@showroom/domain/listing-scope';
import { listingHeading, nounsOf } from '@showroom/domain/listing-words';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { ListingFacts } from './listing-facts.ts';
import { listingText } from './listing-text.ts';

function description({ scope, stock }: ListingFacts, h1: string): string {
  if (sectionOf(scope)?.soon)
    return `${h1}. Подпишитесь на поступление: сообщим, когда автомобиль можно будет посмотреть и сколько он стоит.`;
  const price = stock.priceFrom === null ? '' : ` по\u00a0цене от\u00a0${formatRoubles(stock.priceFrom)}`;
  const offer =
    stock.count > 0 ? `${countOf(stock.count, nounsOf(scope).count)} в\u00a0наличии${price}` : 'Цены и\u00a0наличие';
  const used = conditionOf(scope) === 'used';
  const subject = used ? 'пробег, число владельцев и\u00a0оснащение' : 'комплектации, цвета и\u00a0оснащение';
  return `${h1}. ${offer}. Фотографии, характеристики, ${subject}, расчёт кредита и\u00a0оценка вашей машины в\u00a0зачёт.`;
}

const offerTitle = (h1: string, priceFrom: number | null): string =>
  priceFrom === null ? `${h1} — цены и\u00a0наличие` : `${h1} — цены от\u00a0${formatRoubles(priceFrom)}, наличие`;

/** Title, heading, description and text of a listing that nobody has written texts for. */
export function buildListingSeo(facts: ListingFacts): Seo {
  const { scope, names, stock } = facts;
  const h1 = listingHeading(scope, names);
  return {
    title: sectionOf(scope)?.soon ? `${h1} — подписка на\u00a0поступление` : offerTitle(h1, stock.priceFrom),
    h1,
    description: description(facts, h1),
    canonical: listingPath(scope),
    robots: 'index,follow',
    text: listingText(facts, h1),
  };
}
