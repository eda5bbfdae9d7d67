import type { Country } from '@showroom/domain/dictionaries';
import type { Figures } from '../draw-figures.ts';
import type { Version } from '../draw-version.ts';
import type { ModelFacts } from '../facts/types.ts';

/** What a sheet is made from. `address`: `mark/model`. */
export type Specified = Figures & {
  address: string;
  country: Country;
  model: ModelFacts;
  version: Version;
  year: number;
};
