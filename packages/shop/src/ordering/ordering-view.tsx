'use client';

import { recipientForm } from '@showroom/domain/shop/order-recipient';
import { storeOfferText } from '@showroom/domain/shop/store-order';
import { formatRoubles } from '@showroom/domain/text';
import { LeadForm } from '@showroom/forms/lead-form';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import { Button } from '@showroom/ui/button';
import { ButtonLink } from '@showroom/ui/button-link';
import { Checkbox } from '@showroom/ui/checkbox';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Notice } from '@showroom/ui/notice';
import { Skeleton } from '@showroom/ui/skeleton';
import { TextLink } from '@showroom/ui/text-link';
import { keep } from '@showroom/visitor/kept';
import { useOwnContacts } from '@showroom/visitor/use-own-contacts';
import { useEffect, useRef, useState } from 'react';
import * as basketCss from '../basket/basket.css.ts';
import { askedLines } from '../basket/basket-lines.ts';
import { useBasket } from '../basket/use-basket.ts';
import { pressPay } from '../payment/payment-calls.ts';
import type { ShopSite } from '../shop-site.ts';
import { leadOut } from './lead-out.ts';
import { endAttempt } from './order-attempt.ts';
import * as css from './ordering.css.ts';
import { type OrderInput, placeOrder } from './ordering-calls.ts';
import { allowedChoice, choiceKey, type OrderingChoice, readChoice } from './ordering-choice.ts';
import { OrderingSummary } from './ordering-summary.tsx';
import { PayingStep } from './paying-step.tsx';
import { type Placed, PlacedOrder } from './placed-order.tsx';
import { ReceivingStep } from './receiving-step.tsx';
import { useQuote } from './use-quote.ts';

const shortestAddress = 10;

/** An order, from what is in the basket to its own page. */
export function OrderingView({ site }: { site: ShopSite }) {
  const { base, city, consentMode, phone } = site;
  const basket = useBasket(city);
  const lines = askedLines(basket.lines);
  const [wanted, setWanted] = useState<OrderingChoice>();
  const [isOffered, setOffered] = useState(false);
  const [isTried, setTried] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed>();
  const own = useOwnContacts();
  useEffect(() => setWanted(readChoice()), []);
  const { quote, isAway, again } = useQuote(
    wanted && lines.length > 0
      ? {
          lines,
          city,
          receiving: wanted.receiving,
          ...(wanted.dealer && { dealer: wanted.dealer }),
          ...(wanted.promo && { promo: wanted.promo }),
          ...(wanted.points > 0 && { points: wanted.points }),
        }
      : undefined,
  );
  if (placed) return <PlacedOrder {...placed} />;
  if (basket.state === 'loading' || !wanted) return <Skeleton height={640} shape="box" />;
  const basketHref = `${base}/basket/`;
  if (lines.length === 0)
    return (
      <EmptyState title="Заказывать нечего" actions={<ButtonLink href={basketHref}>В корзину</ButtonLink>}>
        <p>Положите товары в&nbsp;корзину и&nbsp;отметьте те, что заказываете.</p>
      </EmptyState>
    );
  if (basket.state === 'away' || (!quote && isAway))
    return (
      <Notice title="Магазин не отвечает">
        <p>Корзина и&nbsp;всё, что вы ввели, на&nbsp;месте.</p>
        <Button
          onClick={() => {
            basket.retry();
            again();
          }}
        >
          Повторить
        </Button>
      </Notice>
    );
  if (!quote) return <Skeleton height={640} shape="box" />;
  const choice = allowedChoice(wanted, quote);
  const change = (more: Partial<OrderingChoice>) => {
    const next = { ...wanted, ...more };
    setWanted(next);
    keep(choiceKey, { ...next, points: 0 });
  };
  const isDelivery = choice.receiving === 'delivery';
  const lacksAddress = isDelivery && choice.address.trim().length < shortestAddress;
  const beside = {
    missing: [...(lacksAddress ? ['Адрес доставки'] : []), ...(isOffered ? [] : ['Согласие с\u00a0офертой'])],
    onTried: (isAlone: boolean) => {
      setTried(true);
      const first = lacksAddress ? 'address' : isOffered ? undefined : 'offer';
      if (isAlone && first) root.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
  const offerError = isTried && !isOffered;
  const send: LeadFormProps['send'] = async (recipient) => {
    const order: OrderInput = {
      lines,
      receiving: isDelivery
        ? { kind: 'delivery', city, address: choice.address.trim() }
        : { kind: 'pickup', dealer: choice.dealer },
      pay: choice.pay,
      recipient,
      offer: { isAgreed: true, version: quote.offerVersion },
      seenTotal: quote.sums.total,
      ...(quote.promo?.isApplied && { promo: quote.promo.code }),
      ...(choice.points > 0 && { points: choice.points }),
    };
    const outcome = await placeOrder(order);
    if ('refusal' in outcome) {
      if (outcome.refusal.isStale) {
        basket.retry();
        again();
      }
      return outcome.refusal.result;
    }
    const { id, number, paymentId } = outcome.placed;
    endAttempt();
    // Who left an address for the receipt is at the bank at once; the order's page has the button for everybody else.
    const pressed = paymentId !== null && recipient.email ? await pressPay(paymentId, '') : undefined;
    const isPaying = typeof pressed === 'object' && 'payUrl' in pressed;
    const href = isPaying ? pressed.payUrl : new URL(`/checkout/${id}/`, location.origin).href;
    setPlaced({ number, href, isPaying, way: leadOut(window, href) });
    basket.remove(lines.map((line) => line.id));
    return { ok: true, number };
  };
  const hasProblem = quote.missing.length > 0 || quote.lines.some(({ problem }) => problem !== null);
  return (
    <div ref={root} className={basketCss.columns}>
      <div className={css.steps}>
        <ReceivingStep
          quote={quote}
          choice={choice}
          addressError={isTried && lacksAddress ? 'Укажите адрес доставки.' : undefined}
          onChange={change}
        />
        <PayingStep quote={quote} choice={choice} onChange={change} />
        <section className={css.step}>
          <Heading level={2} size="md">
            Получатель
          </Heading>
          {hasProblem && (
            <Notice title="Заказ изменился">
              <p>
                Часть товаров закончилась. <TextLink href={basketHref}>Поправьте корзину</TextLink>: остальное
                останется.
              </p>
            </Notice>
          )}
          <LeadForm
            form={recipientForm}
            prefill={own}
            city={city}
            consentMode={consentMode}
            companyPhone={phone}
            beside={beside}
            send={send}
            after={() => (
              <div className={css.step}>
                <Checkbox
                  name="offer"
                  checked={isOffered}
                  onChange={({ target }) => setOffered(target.checked)}
                  {...(offerError && { 'aria-invalid': true, 'aria-describedby': 'offer-error' })}
                  label={
                    <>
                      {storeOfferText.split('публичной оферты')[0]}
                      <TextLink href="/store-offer/">публичной оферты</TextLink>
                    </>
                  }
                />
                {offerError && (
                  <p id="offer-error" className={css.bad}>
                    Нужно согласие с&nbsp;офертой.
                  </p>
                )}
                <p className={css.total}>Итого {formatRoubles(quote.sums.total)}</p>
              </div>
            )}
          />
        </section>
      </div>
      <OrderingSummary quote={quote} basketHref={basketHref} />
    </div>
  );
}
