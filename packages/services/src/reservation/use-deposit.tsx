'use client';

import { reservationMinutes } from '@showroom/domain/shop/vehicle-reservation';
import { countOf, formatRoubles } from '@showroom/domain/text';
import { Notice } from '@showroom/ui/notice';
import { TextLink } from '@showroom/ui/text-link';
import type { FormExtra } from '../form/form-extra.ts';
import { sendDeposit } from './send-deposit.ts';

const sendWith = () => sendDeposit;
const days = ['день', 'дня', 'дней'] as const;

/** The deposit of the vehicle and what it gives, above the button of the form that reserves it. A hook. */
export const useDeposit: FormExtra = (_facts, vehicle) => ({
  sendWith,
  after: () =>
    vehicle?.deposit ? (
      <Notice title={`Предоплата ${formatRoubles(vehicle.deposit.sum)}`}>
        <p>
          Держит автомобиль {countOf(vehicle.deposit.days, days)} со{'\u00a0'}дня оплаты, засчитывается в{'\u00a0'}цену
          и{'\u00a0'}возвращается целиком, если вы передумаете. На{'\u00a0'}оплату {reservationMinutes}
          {'\u00a0'}минут. Нажимая кнопку, вы{'\u00a0'}соглашаетесь с{'\u00a0'}
          <TextLink href="/reservation/">условиями брони</TextLink>.
        </p>
      </Notice>
    ) : null,
});
