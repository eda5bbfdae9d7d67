import { bodyTypes, colorGroups, countries, driveTypes, engineTypes, gearTypes } from '@showroom/domain/dictionaries';
import type { Dictionary } from '@showroom/guards/facts';

const vocabularies = {
  bodyType: bodyTypes,
  color: colorGroups,
  country: countries,
  driveType: driveTypes,
  engineType: engineTypes,
  gearType: gearTypes,
};

/** Whether a vocabulary of the catalogue holds a value of a path filter. */
export const isFilterValue: Dictionary = (kind, value) => Object.hasOwn(vocabularies[kind], value);
