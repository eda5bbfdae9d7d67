import type { SelectionGroup } from './selection-groups.ts';
import type { SelectionKind } from './selection-lists.ts';

/** What a button of favourites or comparison is about: attributes of an element around its buttons. */
export const choosable = (thing: { id: number; group: SelectionGroup; price: number | null }) => ({
  'data-item': thing.id,
  'data-group': thing.group,
  'data-price': thing.price ?? undefined,
});

/** Attributes of a button that puts the thing around it on a list, or takes it away. Its name: «В избранное: Toyota Camry». */
export const chooses = (kind: SelectionKind) => ({ 'data-choose': kind, 'aria-pressed': 'false' as const });
