'use client';

import type { Answer } from '@showroom/bff/calls';
import { ask } from '@showroom/bff/read';
import { leftText } from '@showroom/domain/shop/left-text';
import { ButtonLink } from '@showroom/ui/button-link';
import { Notice } from '@showroom/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { keepHold, ownHold } from './own-holds.ts';

type Hold = Answer<'GET /reservation/{id}'>;
const tickMs = 1_000;

/** What everybody sees of a vehicle's reservation, but its own holder: the time that is left and the way to it. */
export function HoldIsland({ id, children }: { id: number; children: ReactNode }) {
  const [hold, setHold] = useState<Hold>();
  const [now, setNow] = useState(0);
  useEffect(() => {
    const secret = ownHold(id);
    if (!secret) return;
    const stop = new AbortController();
    void ask('GET /reservation/{id}', { id: secret }, stop.signal).then((answer) => {
      if (typeof answer === 'object' && answer.heldUntil !== null) return setHold(answer);
      if (typeof answer === 'object' || answer === 404) keepHold(id, null);
    });
    return () => stop.abort();
  }, [id]);
  useEffect(() => {
    if (!hold) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [hold]);
  const left = hold?.heldUntil ? Date.parse(hold.heldUntil) - now : 0;
  if (!hold || now === 0 || left <= 0) return children;
  return (
    <>
      <Notice tone="positive" title={hold.isPayable ? 'Ждём предоплаты' : 'Автомобиль забронирован за\u00a0вами'}>
        <span role="timer">{`Осталось ${leftText(left)}`}</span>
      </Notice>
      <ButtonLink href={`/checkout/${hold.id}/`} tone="outline" size="lg" wide rel="nofollow">
        {hold.isPayable ? 'Внести предоплату' : 'Открыть бронь'}
      </ButtonLink>
    </>
  );
}
