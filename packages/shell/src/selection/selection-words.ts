import { countOf } from '@showroom/domain/text';
import { chosenTypes, countChosen, type Selection } from '@showroom/visitor/selection';

/** «3 автомобиля» when only cars are chosen, «3 предложения» when other kinds are among them. */
export function selectionWords(selection: Selection): string {
  const onlyCars = chosenTypes(selection).every((type) => type === 'cars');
  return countOf(
    countChosen(selection),
    onlyCars ? ['автомобиль', 'автомобиля', 'автомобилей'] : ['предложение', 'предложения', 'предложений'],
  );
}
