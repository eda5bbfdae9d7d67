import type { TransportType } from '@showroom/domain/dictionaries';

/** What is said of a vehicle of each kind that was put aside: the words agree with its noun. */
export const selectionWords: Record<TransportType, { cheaper: string; dearer: string; gone: string }> = {
  cars: { cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  moto: { cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  atv: { cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  'jet-ski': { cheaper: 'Подешевел на', dearer: 'Подорожал на', gone: 'Продан' },
  commercial: { cheaper: 'Подешевела на', dearer: 'Подорожала на', gone: 'Продана' },
};
