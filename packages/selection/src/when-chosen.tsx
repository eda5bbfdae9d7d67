'use client';

import { formatInteger } from '@showroom/domain/text';
import type { ReactNode } from 'react';
import { countChosen } from './chosen.ts';
import type { SelectionKind } from './selection-lists.ts';
import { useCounted } from './use-selection.ts';

type Props = { kind: SelectionKind; className: string; children: ReactNode };

/** A row of the side menu that is there only when something is chosen (PRD-2), with its count. */
export function WhenChosen({ kind, className, children }: Props) {
  const count = countChosen(useCounted(kind));
  if (count === 0) return null;
  return (
    <a href={`/${kind}/`} className={className}>
      {children}
      <span>{formatInteger(count)}</span>
    </a>
  );
}
