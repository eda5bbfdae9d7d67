import type { DeskOrder } from '@showroom/api-contract/desk-orders';
import { type OrderWorkStatus, orderWorkStatuses } from '@showroom/domain/account/service-order';
import { FileButton } from '@showroom/forms/file-button';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { formatRubles } from '@showroom/ui/format';
import { Notice } from '@showroom/ui/notice';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { bytesOf, saveFile } from '@showroom/visitor/save-file';
import { useState } from 'react';
import { uploadWorkPhoto } from '../call/call-desk.ts';
import * as css from '../desk.css.ts';
import { failureOf } from '../lists/use-opened-thing.ts';
import { useDesk } from '../session/use-desk.tsx';

type Work = DeskOrder['works'][number];
type Props = { work: Work; orderId: string; onMove: (status: OrderWorkStatus) => void; onPhoto: () => void };

export const deskWorkStatuses: Record<OrderWorkStatus, string> = {
  ...orderWorkStatuses,
  planned: 'Ждёт решения клиента',
};

/** One work of an order with its photos. */
export function WorkView({ work, orderId, onMove, onPhoto }: Props) {
  const { call } = useDesk();
  const [failure, setFailure] = useState<string>();
  const send = async (file: File | undefined) => {
    if (!file) return;
    const reply = await uploadWorkPhoto({ order: orderId, work: work.id }, file);
    setFailure(failureOf(reply));
    if (reply.kind === 'done') onPhoto();
  };
  const save = async (photo: string) => {
    const reply = await call('GET /reports/service-orders/{order}/works/{work}/photos/{photo}', {
      ...{ order: orderId, work: work.id, photo },
    });
    if (reply.kind === 'done') saveFile(reply.body.name, bytesOf(reply.body.base64));
    else setFailure(failureOf(reply));
  };
  return (
    <Stack gap={2}>
      <Text weight="strong">
        {work.name}: {formatRubles(work.price)} — {deskWorkStatuses[work.status].toLowerCase()}
      </Text>
      {work.reason ? <Text tone="quiet">{work.reason}</Text> : null}
      {work.parts.map(({ name, count, price }) => (
        <Text key={name} size="sm">
          {name}, {count} шт., {formatRubles(price)}
        </Text>
      ))}
      <Cluster gap={3}>
        {work.moves.map((status) => (
          <Button key={status} tone="outline" size="sm" onClick={() => onMove(status)}>
            {deskWorkStatuses[status]}
          </Button>
        ))}
        {work.photos.map(({ id, name }) => (
          <button key={id} type="button" className={css.lineButton} onClick={() => save(id)}>
            {name}
          </button>
        ))}
        <FileButton
          words="Приложить фото"
          accept="image/jpeg,image/png,image/heic,application/pdf"
          aria-label={`Фото к работе «${work.name}»`}
          onChange={({ target }) => {
            void send(target.files?.[0]);
            target.value = '';
          }}
        />
      </Cluster>
      <div role="status">{failure ? <Notice tone="critical" title={failure} /> : null}</div>
    </Stack>
  );
}
