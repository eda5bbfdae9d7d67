import { Container } from '@showroom/ui/container';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import type { ShopSite } from '../shop-site.ts';
import { LookupForm } from './lookup-form.tsx';
import { page } from './payment.css.ts';

/** An invoice is looked up by its number and the phone of the payer. */
export function PayScreen({ site: { phone } }: { site: ShopSite }) {
  return (
    <Container width="narrow">
      <div className={page}>
        <Stack gap={5}>
          <Heading level={1} size="xl">
            Оплата счёта
          </Heading>
          <Text>
            Номер стоит в{'\u00a0'}верхней части счёта, телефон{'\u00a0'}— тот, на{'\u00a0'}который счёт выставлен. Как
            мы
            {'\u00a0'}принимаем и{'\u00a0'}возвращаем деньги: <TextLink href="/services/pay/">способы оплаты</TextLink>.
          </Text>
          <LookupForm phone={phone} />
        </Stack>
      </div>
    </Container>
  );
}
