'use client';

import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import type { ComponentProps } from 'react';

/** The list of dealers: on its way, refused, or there. */
export type DealerList = 'loading' | 'failed' | readonly { code: string; nameRu: string }[];

type Props = Omit<ComponentProps<typeof Select>, 'options'> & { dealers: DealerList; onRetry: () => void };

/** Which dealer. Not disabled while loading: a form that cannot be sent must say why. */
export function DealerField({ dealers, onRetry, ...select }: Props) {
  const first = dealers === 'loading' ? 'Загружаем список…' : 'Выберите дилерский центр';
  const options =
    typeof dealers === 'string' ? [] : dealers.map(({ code, nameRu }) => ({ value: code, label: nameRu }));
  return (
    <Stack gap={2}>
      <Select {...select} options={[{ value: '', label: first }, ...options]} />
      {dealers === 'failed' ? (
        <Stack gap={2}>
          <div role="alert">
            <Text size="sm" tone="critical">
              Не&nbsp;удалось загрузить список дилерских центров.
            </Text>
          </div>
          <Button size="sm" tone="outline" onClick={onRetry}>
            Загрузить ещё раз
          </Button>
        </Stack>
      ) : null}
    </Stack>
  );
}
