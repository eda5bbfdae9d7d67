import type { TransportType } from '@showroom/domain/dictionaries';

/** What is said of a vehicle of each kind that was put aside: the words agree with its noun. */
export const selectionWords: Record<TransportType, { tab: string; cheaper: string; dearer: string; gone: string }> = {
  cars: { tab: 'Автомобили', cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  moto: { tab: 'Мотоциклы', cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  atv: { tab: 'Квадроциклы', cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  'jet-ski': { tab: 'Гидроциклы', cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  commercial: { tab: 'Коммерческий транспорт', cheaper: 'Подешевела на', dearer: 'Подорожала на', gone: 'Продана' },
};
