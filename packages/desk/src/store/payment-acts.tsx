import type { PaymentAct } from '@showroom/api-contract/desk-payments';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';

const words: Readonly<Record<PaymentAct, string>> = {
  check: 'Спросить банк',
  retry: 'Повторить',
  return: 'Вернуть деньги',
  seen: 'Разобрались',
};

/** What helps against each reason; `seen` takes the alarm off. */
const helps: Readonly<Record<string, readonly PaymentAct[]>> = {
  'wrong-sum': ['return', 'seen'],
  'refund-failed': ['retry', 'seen'],
  'refund-unclear': ['retry', 'seen'],
  'receipt-failed': ['retry'],
  'bank-silent': ['check', 'seen'],
  pending: ['check'],
};

type Props = { why: string; isBusy: boolean; onAct: (act: PaymentAct) => void };

/** What the staff can do with one payment. */
export function PaymentActs({ why, isBusy, onAct }: Props) {
  return (
    <Cluster gap={2}>
      {(helps[why] ?? (['seen'] as const)).map((act) => (
        <Button key={act} size="sm" tone="outline" busy={isBusy} onClick={() => onAct(act)}>
          {words[act]}
        </Button>
      ))}
    </Cluster>
  );
}
