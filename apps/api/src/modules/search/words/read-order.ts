import type { SortOrder } from '@showroom/domain/listing';

export type SearchOrder = SortOrder | 'range-desc';

/** What people say of a vehicle for what comes first of those that they mean. */
const orders: readonly (readonly [said: RegExp, order: SearchOrder])[] = [
  [/(?<!\p{L})посвежее/u, 'year-desc'],
  [
    /(?<!\p{L}|не )(?:(?:по)?деш[её]в|недорог|бюджетн|cheap|малолитраж|прост(?:ая|ую|ой|ое|енькая)(?!\p{L}| комплект))|(?<!\p{L})не (?:очень |слишком |сильно )?дорог/u,
    'price-asc',
  ],
  [/(?<!\p{L}|не )(?:подороже|дорог(?:ой|ая|ую|ие|их|ое))(?!\p{L})/u, 'price-desc'],
  [/(?<!\p{L})(?:маленьк|небольш|малы|минимальн|низк)\p{L}* пробег/u, 'mileage-asc'],
  [/(?<!\p{L})(?:больш\p{L}* )?запас\p{L}* хода/u, 'range-desc'],
  [/(?<!\p{L})свеж(?:ий|ая|ую|ие|его|ее)(?!\p{L})/u, 'year-desc'],
];

/** The order that a text asks for; takes folded text. */
export const readOrder = (text: string): SearchOrder | undefined => orders.find(([said]) => said.test(text))?.[1];
