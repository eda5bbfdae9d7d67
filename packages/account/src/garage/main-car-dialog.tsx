'use client';

import { garageCarName } from '@showroom/domain/account/garage-car';
import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { queryClient } from '@showroom/visitor/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { OwnState } from '../parts/own-state.tsx';
import { failureText } from '../parts/refusal.ts';
import { useAccount, useAccountCall } from '../session/use-account.ts';

/** Which car the account speaks of first. */
function MainCar({ close }: { close: () => void }) {
  const call = useAccountCall();
  const garage = useAccount('GET /garage', {});
  const [failure, setFailure] = useState<string>();
  const choose = async (id: string) => {
    const reply = await call('POST /garage/{id}/main', { id });
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
    if (reply.kind === 'done') close();
  };
  return (
    <OwnState query={garage} missing="Гараж пуст">
      {({ items }) => (
        <Stack gap={3}>
          <Text>
            Его мы подставим в{'\u00a0'}запись на{'\u00a0'}сервис и{'\u00a0'}покажем первым.
          </Text>
          {failure ? <Notice tone="critical" title={failure} /> : null}
          {items
            .filter(({ status }) => status !== 'archived')
            .map((car) => (
              <Button key={car.id} tone={car.isMain ? 'action' : 'outline'} onClick={() => choose(car.id)}>
                {[garageCarName(car), car.stateNumber].filter(Boolean).join(', ')}
              </Button>
            ))}
        </Stack>
      )}
    </OwnState>
  );
}

/** The dialog stands in the frame, beside the account's page: both read the same garage. */
export function MainCarDialog({ close }: { close: () => void }) {
  return (
    <QueryClientProvider client={queryClient}>
      <MainCar close={close} />
    </QueryClientProvider>
  );
}
