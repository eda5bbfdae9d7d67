'use client';

import { ButtonLink } from '@showroom/ui/button-link';
import { EmptyState } from '@showroom/ui/empty-state';
import type { Way } from './lead-out.ts';

export type Placed = {
  number: string;
  /** The bank's page, or the order's own. */
  href: string;
  isPaying: boolean;
  way: Way;
};

const words = {
  window: { bank: 'Открываем страницу банка.', order: 'Открываем заказ.' },
  tab: { bank: 'Страница банка открыта в\u00a0новой вкладке.', order: 'Заказ открыт в\u00a0новой вкладке.' },
  stuck: {
    bank: 'Товары отложены и\u00a0ждут оплаты. Ссылка на\u00a0заказ отправлена и\u00a0письмом.',
    order: 'Товары отложены. Ссылка на\u00a0заказ отправлена вам.',
  },
} as const;

/** The order stands, and the bank or the order's page is on its way; the button leads there if it is not. */
export function PlacedOrder({ number, href, isPaying, way }: Placed) {
  const next = isPaying ? 'bank' : 'order';
  return (
    <EmptyState
      title={`Заказ ${number} оформлен`}
      actions={
        <ButtonLink href={href} {...(way !== 'window' && { target: '_blank', rel: 'noopener' })}>
          {isPaying ? 'Перейти к\u00a0оплате' : 'Открыть заказ'}
        </ButtonLink>
      }
    >
      <p role="status">{words[way][next]}</p>
    </EmptyState>
  );
}
