import { formatRoubles } from '@showroom/domain/text';
import { ButtonLink } from '@showroom/ui/button-link';
import { Price } from '@showroom/ui/price';
import * as css from './vehicle-screen.css.ts';

/** Price and the main action at the foot of a phone's screen; it leaves when the vehicle does. */
export function BottomBar({ price, monthly, href }: { price: number | null; monthly: number | null; href: string }) {
  return (
    <div className={css.bar} data-print="hide">
      <div>
        <Price minor={price} emptyText="Цена уточняется" />
        {monthly !== null && <p className={css.barMonthly}>от {formatRoubles(monthly)}/мес.</p>}
      </div>
      <ButtonLink href={href} icon="phone">
        Позвонить
      </ButtonLink>
    </div>
  );
}
