import type { DeskDelivery } from '@showroom/api-contract/desk-leads';
import { DeskTable } from '../lists/desk-table.tsx';
import { timeText } from '../words.ts';

export const channelWords = { sms: 'SMS', mail: 'Письмо', webhook: 'CRM', push: 'Браузер' } as const;
const stateWords = { pending: 'ждёт', delivered: 'доставлено', dead: 'не доставлено' } as const;

/** What was sent about a request. */
export function DeliveryTable({ deliveries }: { deliveries: readonly DeskDelivery[] }) {
  return (
    <DeskTable
      columns={['Чем', 'Кому', 'Состояние', 'Причина', 'Создано']}
      rows={deliveries.map(({ id, channel, recipient, status, failure, createdAt }) => ({
        key: id,
        cells: [channelWords[channel], recipient, stateWords[status], failure, timeText(createdAt)],
      }))}
    />
  );
}
