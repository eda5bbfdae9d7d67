import type { TransportType } from '@showroom/domain/dictionaries';

type Nouns = {
  /** «Новые …», «… с пробегом», without either: the plural that begins a heading, then the one inside a sentence. */
  plural: string;
  inside: string;
  /** 1, 2, 5 of them. */
  count: readonly [string, string, string];
  /** «Этот автомобиль уже продан»: the noun with its pronoun, and what belongs to it. */
  this: string;
  sold: string;
  newOnes: string;
};

/** What vehicles of each kind are called. */
export const nouns: Record<TransportType, Nouns> = {
  cars: {
    plural: 'Автомобили',
    inside: 'автомобили',
    count: ['автомобиль', 'автомобиля', 'автомобилей'],
    this: 'Этот автомобиль',
    sold: 'продан',
    newOnes: 'Новые',
  },
  moto: {
    plural: 'Мотоциклы',
    inside: 'мотоциклы',
    count: ['мотоцикл', 'мотоцикла', 'мотоциклов'],
    this: 'Этот мотоцикл',
    sold: 'продан',
    newOnes: 'Новые',
  },
  atv: {
    plural: 'Квадроциклы',
    inside: 'квадроциклы',
    count: ['квадроцикл', 'квадроцикла', 'квадроциклов'],
    this: 'Этот квадроцикл',
    sold: 'продан',
    newOnes: 'Новые',
  },
  'jet-ski': {
    plural: 'Гидроциклы',
    inside: 'гидроциклы',
    count: ['гидроцикл', 'гидроцикла', 'гидроциклов'],
    this: 'Этот гидроцикл',
    sold: 'продан',
    newOnes: 'Новые',
  },
  commercial: {
    plural: 'Коммерческий транспорт',
    inside: 'коммерческий транспорт',
    count: ['машина', 'машины', 'машин'],
    this: 'Эта машина',
    sold: 'продана',
    newOnes: 'Новый',
  },
};
