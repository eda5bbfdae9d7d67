import { specificationRows } from '@showroom/domain/specification';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { termsWords } from '../marks/guaranty-questions.ts';
import { guarantyTerms } from '../marks/guaranty-terms.data.ts';

type SheetGroup = { title: string; rows: readonly { label: string; value: string }[] };

/** The groups of a vehicle's data sheet. The guaranty is of new cars of the example stock, by what is usual of the mark: what a dealer's car has, its dealer says. */
export function vehicleSheet({
  specification,
  condition,
  type,
  mark,
  isFromFeed,
}: Pick<VehicleDetail, 'specification' | 'condition' | 'type' | 'mark' | 'isFromFeed'>): SheetGroup[] {
  const terms = condition === 'new' && type === 'cars' && !isFromFeed ? guarantyTerms[mark.code] : undefined;
  return [
    ...specificationRows(specification),
    ...(terms ? [{ title: 'Гарантия', rows: [{ label: 'Гарантия изготовителя', value: termsWords(terms) }] }] : []),
  ];
}
