'use client';

import { IconCount } from '@showroom/ui/icon-count';
import { countChosen } from './chosen.ts';
import { countWords } from './count-words.ts';
import type { SelectionKind } from './selection-lists.ts';
import { useCounted } from './use-selection.ts';

/** How many favourites, accessories among them, or vehicles to compare, this visitor has: name and bubble of a link in the header. */
export function SelectionCount({ kind, label }: { kind: SelectionKind; label: string }) {
  const selection = useCounted(kind);
  return <IconCount label={label} count={countChosen(selection)} words={countWords(selection)} />;
}
