import { specificationRows } from '@showroom/domain/specification';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { termsWords } from '../marks/guaranty-questions.ts';
import { guarantyTerms } from '../marks/guaranty-terms.data.ts';

type SheetGroup = { title: string; rows: readonly { label: string; value: string }[] };

/** The groups of a vehicle's data sheet; the guaranty is of new cars, by the terms of the mark. */
export function vehicleSheet({
  specification,
  condition,
  type,
  mark,
}: Pick<VehicleDetail, 'specification' | 'condition' | 'type' | 'mark'>): SheetGroup[] {
  const terms = condition === 'new' && type === 'cars' ? guarantyTerms[mark.code] : undefined;
  return [
    ...specificationRows(specification),
    ...(terms ? [{ title: 'Гарантия', rows: [{ label: 'Гарантия изготовителя', value: termsWords(terms) }] }] : []),
  ];
}
