'use client';

import { Disclosure } from '@showroom/ui/disclosure';
import { TextLink } from '@showroom/ui/text-link';
import { lazy, Suspense, useState } from 'react';

const PaymentFields = lazy(() => import('./payment-fields.tsx').then((file) => ({ default: file.PaymentFields })));

/** «Рассчитать платёж» beside the price: the fields come when it is opened; without scripts it leads to the calculator's page. */
export function PaymentDisclosure({ price, months }: { price: number; months: number }) {
  const [opened, setOpened] = useState(false);
  const page = `/services/credit/?price=${Math.ceil(price / 100)}&term=${months}`;
  const link = (
    <TextLink href={page} rel="nofollow">
      Открыть калькулятор
    </TextLink>
  );
  return (
    <Disclosure summary="Рассчитать платёж" onToggle={() => setOpened(true)}>
      {opened ? (
        <Suspense fallback={link}>
          <PaymentFields price={price} months={months} />
        </Suspense>
      ) : (
        link
      )}
    </Disclosure>
  );
}
