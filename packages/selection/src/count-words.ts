import { countOf } from '@showroom/domain/text';
import { countChosen } from './chosen.ts';
import { chosenGroups, type OwnSelection } from './selection-groups.ts';

/** «3 автомобиля» when only cars are chosen, «3 предложения» when other things are among them. */
export function countWords(selection: OwnSelection): string {
  const onlyCars = chosenGroups(selection).every((group) => group === 'cars');
  return countOf(
    countChosen(selection),
    onlyCars ? ['автомобиль', 'автомобиля', 'автомобилей'] : ['предложение', 'предложения', 'предложений'],
  );
}
