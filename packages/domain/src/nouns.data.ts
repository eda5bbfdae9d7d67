import type { ListingKind } from './listing/listing-kinds.data.ts';

export type NounCode = ListingKind | 'fleet' | 'trucks' | 'semi-trailers';

export type Nouns = {
  /** «Новые …», «… с пробегом», without either: the plural that begins a heading, then the one inside a sentence. */
  plural: string;
  inside: string;
  /** 1, 2, 5 of them. */
  count: readonly [string, string, string];
  /** «Этот автомобиль уже продан»: the noun with its pronoun, and what belongs to it. */
  this: string;
  sold: string;
  newOnes: string;
  /** What a version is called, one and several: of what is built for work by its body, of the rest by its trim. */
  version: readonly [string, string];
};

const noun = (plural: string, count: Nouns['count'], rest: Partial<Nouns> = {}): Nouns => ({
  plural,
  inside: plural.charAt(0).toLowerCase() + plural.slice(1),
  count,
  this: `Этот ${count[0]}`,
  sold: 'продан',
  newOnes: 'Новые',
  version: ['комплектация', 'комплектации'],
  ...rest,
});
const machines = ['машина', 'машины', 'машин'] as const;
const forWork = { version: ['исполнение', 'исполнения'] } as const;
const machine = { this: 'Эта машина', sold: 'продана', ...forWork };

/** What vehicles of each kind are called. */
export const nouns: Record<NounCode, Nouns> = {
  cars: noun('Автомобили', ['автомобиль', 'автомобиля', 'автомобилей']),
  electro: noun('Электромобили', ['электромобиль', 'электромобиля', 'электромобилей']),
  moto: noun('Мотоциклы', ['мотоцикл', 'мотоцикла', 'мотоциклов']),
  atv: noun('Квадроциклы', ['квадроцикл', 'квадроцикла', 'квадроциклов']),
  'jet-ski': noun('Гидроциклы', ['гидроцикл', 'гидроцикла', 'гидроциклов']),
  commercial: noun('Коммерческий транспорт', machines, { ...machine, newOnes: 'Новый' }),
  fleet: noun('Фургоны и\u00a0микроавтобусы', machines, machine),
  trucks: noun('Грузовики', ['грузовик', 'грузовика', 'грузовиков'], forWork),
  'semi-trailers': noun('Полуприцепы', ['полуприцеп', 'полуприцепа', 'полуприцепов'], forWork),
};
