import { opensDialog } from '@showroom/domain/dialogs';
import type { ListingScope } from '@showroom/domain/listing-scope';
import { sectionOf } from '@showroom/domain/listing-scope';
import { formatRoubles } from '@showroom/domain/text';
import { vatWithin } from '@showroom/domain/vat';
import type { VehicleCard } from '@showroom/domain/vehicle';
import { arrivalHref } from '../text/vehicle-words.ts';
import * as css from './listing-screen.css.ts';

/** What a section says on each card: the VAT to deduct, the way to be told of an arrival. */
export function CardNote({ scope, vehicle }: { scope: ListingScope; vehicle: VehicleCard }) {
  const section = sectionOf(scope);
  if (section?.flag === 'vat' && vehicle.price !== null)
    return <p className={css.note}>НДС к&nbsp;вычету {formatRoubles(vatWithin(vehicle.price))}</p>;
  if (section?.soon)
    return (
      <a className={css.noteLink} href={arrivalHref(vehicle.id)} rel="nofollow" {...opensDialog('on-sale-soon')}>
        Сообщить о&nbsp;поступлении
      </a>
    );
  return null;
}
