import { nouns } from '@showroom/domain/nouns';
import type { SelectionGroup } from './selection-groups.ts';

type GroupWords = {
  /** Of its tab. */
  name: string;
  /** 1, 2, 5 of its things. */
  count: readonly [string, string, string];
};

export const groupWords: Readonly<Record<SelectionGroup, GroupWords>> = {
  cars: { name: 'Автомобили', count: nouns.cars.count },
  moto: { name: 'Мотоциклы', count: nouns.moto.count },
  atv: { name: 'Квадроциклы', count: nouns.atv.count },
  'jet-ski': { name: 'Гидроциклы', count: nouns['jet-ski'].count },
  commercial: { name: 'Коммерческий транспорт', count: nouns.commercial.count },
};
