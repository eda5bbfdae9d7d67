import type { TransportType } from '@showroom/domain/dictionaries';
import type { Selection } from './chosen.ts';

/**
 * What things are put aside by, in the order of their tabs. Electric cars are `cars`, as everywhere in the catalogue. Every
 * page loads this list, so words stand elsewhere. The shop adds a group of its own here.
 */
export const selectionGroups = [
  'cars',
  'moto',
  'atv',
  'jet-ski',
  'commercial',
] as const satisfies readonly TransportType[];
export type SelectionGroup = (typeof selectionGroups)[number];

/** What the visitor put aside on one list. */
export type OwnSelection = Selection<SelectionGroup>;

export const isSelectionGroup = (value: unknown): value is SelectionGroup =>
  selectionGroups.some((group) => group === value);

/** Groups with something chosen, in their order. */
export const chosenGroups = (selection: OwnSelection): SelectionGroup[] =>
  selectionGroups.filter((group) => (selection[group]?.length ?? 0) > 0);
