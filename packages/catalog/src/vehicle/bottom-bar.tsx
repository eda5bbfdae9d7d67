import { formatRoubles } from '@showroom/domain/text';
import * as page from '@showroom/listing/product-page';
import { ButtonLink } from '@showroom/ui/button-link';
import { IconLink } from '@showroom/ui/icon-link';
import { Price } from '@showroom/ui/price';
import type { ReactNode } from 'react';
import * as css from './vehicle-screen.css.ts';

type Props = {
  /** Minor units. */
  price: number | null;
  monthly: number | null;
  call: { href: string; text: string };
  /** The main action; without one it is the call. */
  children?: ReactNode;
};

/** Price and the main action at the foot of a phone's screen; it leaves when the vehicle does. */
export function BottomBar({ price, monthly, call, children }: Props) {
  return (
    <div className={page.bar} data-print="hide">
      <div>
        <Price minor={price} emptyText="Цена уточняется" />
        {monthly !== null && <p className={css.barMonthly}>от {formatRoubles(monthly)}/мес.</p>}
      </div>
      {children ? (
        <div className={page.barActions}>
          <IconLink icon="phone" label={`Позвонить: ${call.text}`} href={call.href} />
          {children}
        </div>
      ) : (
        <ButtonLink href={call.href} icon="phone">
          Позвонить
        </ButtonLink>
      )}
    </div>
  );
}
