import { countOf } from '@showroom/domain/text';
import { countChosen, type Selection } from './chosen.ts';

/** «3 автомобиля» when only cars are chosen, «3 предложения» when other things are among them. */
export function countWords(selection: Selection<string>): string {
  const onlyCars = countChosen(selection) === (selection.cars?.length ?? 0);
  return countOf(
    countChosen(selection),
    onlyCars ? ['автомобиль', 'автомобиля', 'автомобилей'] : ['предложение', 'предложения', 'предложений'],
  );
}
