import { formatDate } from '@showroom/domain/dates';
import { receiptMethods, receiptVats } from '@showroom/domain/shop/receipt';
import { formatRoubles } from '@showroom/domain/text';
import { Disclosure } from '@showroom/ui/disclosure';
import { FactList } from '@showroom/ui/fact-list';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { Payment } from './payment-calls.ts';

type Receipt = Payment['receipts'][number];

const exact = new Intl.NumberFormat('ru-RU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const sumText = (kopecks: number) => `${exact.format(kopecks / 100)}\u00a0₽`;
const nameOf = ({ kind, paidBy }: Receipt) =>
  kind === 'refund' ? 'Чек возврата' : paidBy === 'prepaid' ? 'Чек при выдаче' : 'Чек оплаты';

/** Fiscal receipts of a payment, each opened on a press. */
export function ReceiptList({ receipts }: { receipts: Payment['receipts'] }) {
  return (
    <Stack gap={2}>
      {receipts.map((receipt) => (
        <Disclosure
          key={`${receipt.kind}${receipt.createdAt}${receipt.paidBy}`}
          summary={`${nameOf(receipt)}, ${formatDate(receipt.createdAt)}, ${formatRoubles(receipt.total)}`}
        >
          <Stack gap={3}>
            <FactList
              facts={[
                { label: 'Номер', value: receipt.number ?? 'печатается' },
                ...(receipt.sign ? [{ label: 'Фискальный признак', value: receipt.sign }] : []),
                ...receipt.lines.map((line) => ({
                  label: `${line.name}, ${line.count}\u00a0шт.`,
                  value: `${sumText(line.sum)}, ${receiptVats[line.vat]}${line.vatSum > 0 ? ` (${sumText(line.vatSum)})` : ''}, ${receiptMethods[line.method].toLowerCase()}`,
                })),
                { label: 'Итого', value: sumText(receipt.total) },
              ]}
            />
            {receipt.url ? (
              <Text>
                <TextLink href={receipt.url}>Чек у оператора фискальных данных</TextLink>
              </Text>
            ) : null}
          </Stack>
        </Disclosure>
      ))}
    </Stack>
  );
}
