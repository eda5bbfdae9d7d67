import type { StoreItem } from '@showroom/api-contract/store';

/** A car as fitments know it. Codes of the catalogue; a model that it does not know has its name alone. */
export type Car = {
  mark: string;
  model: string | null;
  /** «Haval Jolion». */
  name: string;
  /** «Jolion», as its owner or the catalogue writes it. */
  modelName: string;
  year: number | null;
};

export type Fit = 'yes' | 'no' | 'unknown';

type Item = Pick<StoreItem, 'isUniversal' | 'fits'>;

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function fitOf({ model, from, to }: StoreItem['fits'][number], car: Car): Fit {
  const isModel = model === null || model.code === car.model || plain(model.name) === plain(car.modelName);
  if (!isModel) return 'no';
  if (from === null && to === null) return 'yes';
  if (car.year === null) return 'unknown';
  return (from === null || car.year >= from) && (to === null || car.year <= to) ? 'yes' : 'no';
}

/** Whether an item fits a car; unknown where it depends on a year that nobody said, or no vehicle is told. */
export function fitsCar({ isUniversal, fits }: Item, car: Car): Fit {
  if (isUniversal) return 'yes';
  if (fits.length === 0) return 'unknown';
  const answers = fits.filter(({ mark }) => mark.code === car.mark).map((fit) => fitOf(fit, car));
  return answers.find((answer) => answer === 'yes') ?? answers.find((answer) => answer === 'unknown') ?? 'no';
}
