'use client';

import { OwnComparison } from './own-comparison.tsx';
import { SharedComparison } from './shared-comparison.tsx';
import { useSharedIds } from './use-shared-ids.ts';

/** What the address shares, or else the visitor's own comparison. */
export function CompareView() {
  const shared = useSharedIds();
  if (shared === undefined) return null;
  return shared === null ? <OwnComparison /> : <SharedComparison ids={shared} />;
}
