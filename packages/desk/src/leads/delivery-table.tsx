import type { DeskDelivery } from '@showroom/api-contract/desk-leads';
import * as css from '../desk.css.ts';
import { timeText } from '../words.ts';

export const channelWords = { sms: 'SMS', mail: 'Письмо', webhook: 'CRM' } as const;
const stateWords = { pending: 'ждёт', delivered: 'доставлено', dead: 'не доставлено' } as const;

/** What was sent about a request. */
export function DeliveryTable({ deliveries }: { deliveries: readonly DeskDelivery[] }) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <tbody>
          {deliveries.map(({ id, channel, recipient, status, failure, createdAt }) => (
            <tr key={id}>
              {[channelWords[channel], recipient, stateWords[status], failure ?? '', timeText(createdAt)].map(
                (text, column) => (
                  <td key={`${column} ${text}`} className={css.cell}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
