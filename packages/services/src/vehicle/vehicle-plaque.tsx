import { formatRoubles } from '@showroom/domain/text';
import { Picture } from '@showroom/ui/picture';
import type { FormVehicle } from './form-vehicles.ts';
import * as css from './vehicle-plaque.css.ts';

/** Which vehicle a form is about: so that nobody asks for another one by mistake. Lines, not elements: a form weighs less by them. */
export function VehiclePlaque({ vehicle }: { vehicle: FormVehicle }) {
  const { mark, model, modification, year, price, number, dealer, picture } = vehicle;
  return (
    <div className={css.plaque}>
      {picture && <Picture base={picture} size="thumb" alt="" eager />}
      <div className={css.words}>
        <p className={css.title}>{`${mark.name} ${model.name}\n${modification}`}</p>
        <p className={css.quiet}>
          {`${year}${price === null ? '' : `\u00a0· ${formatRoubles(price)}`}${number === null ? '' : `\n${number}`}\n${dealer.name}`}
        </p>
      </div>
    </div>
  );
}
