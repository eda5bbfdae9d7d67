import { conditionOf, type ListingScope, landingOf, listingAsk, sectionOf } from '@showroom/domain/listing-scope';
import { nounsOf } from '@showroom/domain/listing-words';
import { countOf, formatRoubles } from '@showroom/domain/text';
import type { ListingFacts } from './listing-facts.ts';

/** Listings with a subject of their own get a text: fixed pages, colours and years, kinds and their sections. */
function deservesText(scope: ListingScope): boolean {
  if (landingOf(scope)) return true;
  return scope.filter ? !scope.model || !scope.section : !scope.mark;
}

const plain = {
  new: 'Это новые машины: у\u00a0каждой указаны двигатель, коробка передач, привод и\u00a0оборудование именно её комплектации. Выгоды показаны отдельно, и\u00a0любую можно включить или выключить.',
  used: 'Каждую машину с\u00a0пробегом осматривает наш сервис. На её странице\u00a0— год, пробег, число владельцев и\u00a0замечания, которые мы не\u00a0прячем, а\u00a0учитываем в\u00a0цене.',
  any: 'Цена, год, марка и\u00a0другие условия оставят в\u00a0списке только то, что нужно. Приглянувшееся можно отложить в\u00a0избранное или поставить рядом в\u00a0сравнении.',
} as const;

const special: Partial<Record<NonNullable<ListingScope['section']>, string>> = {
  sale: 'Сюда попадают машины, цену которых мы снизили. Прежняя цена зачёркнута рядом с\u00a0новой, выгода указана в\u00a0рублях.',
  vat: 'Цена этих автомобилей включает НДС: организация на\u00a0общей системе налогообложения может принять его к\u00a0вычету. Сумма налога указана на\u00a0каждой карточке.',
  'on-sale-soon':
    'Эти автомобили уже едут к\u00a0нам или готовятся к\u00a0продаже, поэтому цены у\u00a0них пока нет. Оставьте контакты на\u00a0странице автомобиля\u00a0— сообщим, как только его можно будет посмотреть.',
  promo:
    'На эти автомобили действуют выгоды: за\u00a0обмен, кредит и\u00a0другие условия. На странице автомобиля каждую выгоду можно включить или выключить и\u00a0увидеть итог.',
  vnukovo: 'Все эти автомобили стоят в\u00a0центре во\u00a0Внуково: приезжайте посмотреть их в\u00a0один день.',
};

/** Paragraphs below a listing: its stock in figures, and what to know about it. */
export function listingText({ scope, stock }: ListingFacts, h1: string): string[] {
  if (!deservesText(scope) || stock.count === 0) return [];
  const { count, priceFrom } = stock;
  // Under a cap nobody counts the dearest: the cap is no price of anything.
  const priceTo = listingAsk(scope).priceTo === undefined ? stock.priceTo : null;
  const found = countOf(count, nounsOf(scope).count);
  const prices =
    priceFrom === null
      ? ''
      : priceFrom === priceTo || count === 1
        ? ` Цена\u00a0— ${formatRoubles(priceFrom)}.`
        : ` Цены\u00a0— от\u00a0${formatRoubles(priceFrom)}${priceTo === null ? '' : ` до\u00a0${formatRoubles(priceTo)}`}.`;
  const where = sectionOf(scope)?.soon ? 'на\u00a0подходе' : 'в\u00a0наличии';
  const about = (scope.section && special[scope.section]) ?? plain[conditionOf(scope) ?? 'any'];
  return [`${h1}: сегодня ${where} ${found}.${prices}`, about];
}
