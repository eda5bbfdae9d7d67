'use client';

import { recipientForm } from '@showroom/domain/shop/order-recipient';
import { formatRoubles } from '@showroom/domain/text';
import { LeadForm } from '@showroom/forms/lead-form';
import type { LeadFormProps } from '@showroom/forms/lead-form-props';
import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import { Heading } from '@showroom/ui/heading';
import { Skeleton } from '@showroom/ui/skeleton';
import { useOwnContacts } from '@showroom/visitor/use-own-contacts';
import { useEffect, useRef, useState } from 'react';
import * as basketCss from '../basket/basket.css.ts';
import { askedLines } from '../basket/basket-lines.ts';
import { useBasket } from '../basket/use-basket.ts';
import { pressPay } from '../payment/payment-calls.ts';
import type { ShopSite } from '../shop-site.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { leadOut } from './lead-out.ts';
import { OfferBox } from './offer-box.tsx';
import { endAttempt } from './order-attempt.ts';
import * as css from './ordering.css.ts';
import { type OrderInput, placeOrder, type Quote } from './ordering-calls.ts';
import { allowedChoice, isBrought } from './ordering-choice.ts';
import { OrderingSummary } from './ordering-summary.tsx';
import { PayingStep } from './paying-step.tsx';
import { type Placed, PlacedOrder } from './placed-order.tsx';
import { ReceivingStep } from './receiving-step.tsx';
import { ShopAway } from './shop-away.tsx';
import { useChoice } from './use-choice.ts';
import { useOrderChanges } from './use-order-changes.ts';
import { useQuote } from './use-quote.ts';

const shortestAddress = 10;

const hasProblem = ({ lines, missing }: Quote) => missing.length > 0 || lines.some(({ problem }) => problem !== null);

/** An order, from what is in the basket to its own page. */
export function OrderingView({ site }: { site: ShopSite }) {
  const { base, city, consentMode, phone } = site;
  const basket = useBasket(city);
  const lines = askedLines(basket.lines);
  const changes = useOrderChanges(basket.lines, basket.state === 'ready');
  const { wanted, refused, change, refusePromo } = useChoice();
  const [isOffered, setOffered] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refusedAddress, setRefusedAddress] = useState<{ address: string; text: string }>();
  const root = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed>();
  const own = useOwnContacts();
  const { quote, isCurrent, isAway, again } = useQuote(
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
  useEffect(() => {
    if (quote?.promo && !quote.promo.isApplied && isCurrent) refusePromo(quote.promo.text);
    if (quote && isCurrent && wanted?.receiving === 'delivery' && !isBrought(quote)) change({ receiving: 'pickup' });
    // The quote knows of something that the lines do not say yet.
    if (quote && hasProblem(quote)) basket.retry();
  }, [quote]);
  if (placed) return <PlacedOrder {...placed} />;
  if (basket.state === 'loading' || !wanted) return <Skeleton height={640} shape="box" />;
  const basketHref = `${base}/basket/`;
  const isEmpty = lines.length === 0;
  const away = (
    <ShopAway
      onRetry={() => {
        basket.retry();
        again();
      }}
    />
  );
  // Goods that the shop could not describe are no empty basket.
  if (basket.state === 'away') return away;
  // Once there was an order the form stays, whatever becomes of the goods.
  if (isEmpty && !quote)
    return (
      <EmptyState title="Заказывать нечего" actions={<ButtonLink href={basketHref}>В корзину</ButtonLink>}>
        <p>Положите товары в&nbsp;корзину и&nbsp;отметьте те, что заказываете.</p>
      </EmptyState>
    );
  if (!quote && isAway) return away;
  if (!quote) return <Skeleton height={640} shape="box" />;
  const choice = allowedChoice(wanted, quote);
  const isDelivery = choice.receiving === 'delivery';
  const lacksAddress = isDelivery && choice.address.trim().length < shortestAddress;
  const addressError =
    isTried && lacksAddress
      ? 'Укажите адрес доставки.'
      : choice.address === refusedAddress?.address
        ? refusedAddress.text
        : undefined;
  const beside = {
    missing: [
      ...(isEmpty ? ['Товары'] : []),
      ...(lacksAddress ? ['Адрес доставки'] : []),
      ...(isOffered ? [] : ['Согласие с\u00a0офертой']),
    ],
    onTried: (isAlone: boolean) => {
      setTried(true);
      const first = lacksAddress ? 'address' : isOffered ? undefined : 'offer';
      if (isAlone && first) root.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
  const send: LeadFormProps['send'] = async (recipient) => {
    const order: OrderInput = {
      lines,
      receiving: isDelivery
        ? { kind: 'delivery', city: quote.delivery.city, address: choice.address.trim() }
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
      const { result, isStale, promo, address } = outcome.refusal;
      if (promo) refusePromo(promo);
      if (address) setRefusedAddress({ address: choice.address, text: address });
      if (isStale) {
        basket.retry();
        again();
      }
      return result;
    }
    const { id, number, paymentId } = outcome.placed;
    endAttempt();
    // The code has had its order.
    change({ promo: '', points: 0 });
    // Who left an address for the receipt is at the bank at once; the order's page has the button for everybody else.
    const pressed = paymentId !== null && recipient.email ? await pressPay(paymentId, '') : undefined;
    const isPaying = typeof pressed === 'object' && 'payUrl' in pressed;
    const href = isPaying ? pressed.payUrl : new URL(`/checkout/${id}/`, location.origin).href;
    setPlaced({ number, href, isPaying, way: leadOut(window, href) });
    basket.remove(lines.map((line) => line.id));
    return { ok: true, number };
  };
  return (
    <div ref={root} className={`${basketCss.columns} ${css.page}`}>
      <div className={css.steps}>
        <ReceivingStep quote={quote} choice={choice} addressError={addressError} onChange={change} />
        <PayingStep quote={quote} choice={choice} refused={refused} onChange={change} />
        <section className={css.step}>
          <Heading level={2} size="md">
            Получатель
          </Heading>
          <LeadForm
            form={recipientForm}
            prefill={own}
            city={city}
            consentMode={consentMode}
            companyPhone={phone}
            failureTitle={'Заказ не\u00a0оформлен'}
            beside={beside}
            send={send}
            after={() => (
              <div className={css.step}>
                <OfferBox isAgreed={isOffered} isWrong={isTried && !isOffered} onChange={setOffered} />
                <ChangesNotice
                  changes={changes}
                  total={isCurrent ? quote.sums.total : undefined}
                  isEmpty={isEmpty}
                  basketHref={basketHref}
                />
                {!isEmpty && <p className={css.total}>Итого {formatRoubles(quote.sums.total)}</p>}
              </div>
            )}
          />
        </section>
      </div>
      {!isEmpty && <OrderingSummary quote={quote} basketHref={basketHref} />}
    </div>
  );
}
