'use client';

import type { OrderDetail } from '@showroom/api-contract/service-orders';
import { formatMoment } from '@showroom/domain/dates';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Dialog } from '@showroom/ui/dialog';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { useState } from 'react';
import { failureText } from '../parts/refusal.ts';
import { useAccountCall } from '../session/use-account.ts';

const dialogId = 'cancel-visit';

/** Asks before a visit is cancelled: its time is somebody else's a moment later. */
export function CancelVisit({ id, visitAt, dealer }: Pick<OrderDetail, 'id' | 'visitAt' | 'dealer'>) {
  const call = useAccountCall();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    const reply = await call('POST /orders/{order}/cancel', { order: id });
    setBusy(false);
    // What is cancelled has no such button, nor the dialog that it opens.
    setFailure(reply.kind === 'done' ? undefined : failureText(reply));
  };
  return (
    <div>
      <Button tone="quiet" command="show-modal" commandfor={dialogId} aria-haspopup="dialog">
        Отменить визит
      </Button>
      <Dialog
        id={dialogId}
        title="Отменить визит?"
        footer={
          <Cluster gap={3}>
            <Button tone="critical" busy={isBusy} onClick={cancel}>
              Отменить визит
            </Button>
            <Button tone="quiet" command="close" commandfor={dialogId}>
              Оставить
            </Button>
          </Cluster>
        }
      >
        <Stack gap={3}>
          <Text>
            {visitAt
              ? `${formatMoment(visitAt)}, ${dealer}. Время визита освободится сразу, и\u00a0вернуть его может не\u00a0получиться.`
              : 'Заявка на\u00a0сервис будет закрыта.'}
          </Text>
          {failure ? <Notice tone="critical" title={failure} /> : null}
        </Stack>
      </Dialog>
    </div>
  );
}
