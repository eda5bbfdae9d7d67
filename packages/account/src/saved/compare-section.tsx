'use client';

import { CompareView } from '@showroom/catalog/compare-view';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';

/** `/lk/compare/`: the visitor's own comparison, inside the account. */
export function CompareSection() {
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Сравнение
      </Heading>
      <CompareView />
    </Stack>
  );
}
