import { formatRoubles } from '@showroom/domain/text';
import { ButtonLink } from '@showroom/ui/button-link';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import type { Payment } from './payment-calls.ts';

const nextOf: Record<Payment['subject'], string> = {
  order: 'Открыть заказ',
  reservation: 'Открыть бронь',
  invoice: 'Открыть счёт и\u00a0чек',
};

/** The bank has said its word: what was paid or given back, and the way to it. */
export function PaymentDone({ payment }: { payment: Payment }) {
  const { state, title, lines, amount, refunded, email, href, next, subject } = payment;
  const isPaid = state === 'paid';
  return (
    <Stack gap={5}>
      <Heading level={1} size="xl">
        {isPaid ? 'Спасибо, оплата получена' : 'Деньги возвращены'}
      </Heading>
      <Text>
        {title}: <strong>{formatRoubles(isPaid ? amount : refunded)}</strong>
      </Text>
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ name, count }) => (
            <li key={name}>{count > 1 ? `${name}, ${count}\u00a0шт.` : name}</li>
          ))}
        </ul>
      ) : null}
      {next && isPaid ? <Text>{next}</Text> : null}
      {email && isPaid ? (
        <Text tone="quiet">
          Чек придёт на{'\u00a0'}
          {email}.
        </Text>
      ) : null}
      <div>
        <ButtonLink href={href}>{nextOf[subject]}</ButtonLink>
      </div>
    </Stack>
  );
}
