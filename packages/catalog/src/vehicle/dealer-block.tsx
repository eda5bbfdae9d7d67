import { phoneHref, phoneText } from '@showroom/domain/phone';
import { tied } from '@showroom/domain/tied';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { Section } from '@showroom/listing/section';
import { ButtonLink } from '@showroom/ui/button-link';
import { Icon } from '@showroom/ui/icon';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './dealer-block.css.ts';

type Dealer = VehicleDetail['dealerFull'];

/** Address of a route to a dealer centre on the map service. */
export function routeHref({ latitude, longitude }: Pick<Dealer, 'latitude' | 'longitude'>): string {
  return `https://yandex.ru/maps/?rtext=~${latitude},${longitude}&rtt=auto`;
}

/** Hours of the department that sells this vehicle; of the first one when there is no such department. */
export function salesHours(
  dealer: Dealer,
  condition: VehicleDetail['condition'],
): Dealer['departments'][number]['hours'] {
  const code = condition === 'new' ? 'new-cars' : 'used-cars';
  return (dealer.departments.find((item) => item.code === code) ?? dealer.departments[0])?.hours ?? [];
}

const initials = (name: string) =>
  name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('');

/** Where the vehicle stands and who answers for it. */
export function DealerBlock({ vehicle }: { vehicle: VehicleDetail }) {
  const { dealerFull: dealer, adviser } = vehicle;
  return (
    <Section title="Где посмотреть">
      <div className={css.block}>
        <div className={css.dealer}>
          <h3 className={css.name}>{dealer.name}</h3>
          <address className={css.address}>
            <p className={css.line}>
              <Icon name="pin" size={20} />
              <span>{dealer.address}</span>
            </p>
            {dealer.metro && (
              <p className={css.line}>
                <Icon name="metro" size={20} />
                <span>{dealer.metro}</span>
              </p>
            )}
            <p className={css.line}>
              <Icon name="phone" size={20} />
              <TextLink href={phoneHref(dealer.phone)} tone="plain">
                {phoneText(dealer.phone)}
              </TextLink>
            </p>
          </address>
          <div className={css.line}>
            <Icon name="clock" size={20} />
            <ul>
              {salesHours(dealer, vehicle.condition).map(({ days, hours }) => (
                <li key={days}>
                  {days} {hours}
                </li>
              ))}
            </ul>
          </div>
          <div className={css.route} data-print="hide">
            <ButtonLink href={routeHref(dealer)} target="_blank" rel="noopener noreferrer" tone="outline" icon="pin">
              Построить маршрут
            </ButtonLink>
          </div>
        </div>
        {adviser && (
          <div className={css.adviser}>
            <span className={css.face} aria-hidden="true">
              {initials(adviser.name)}
            </span>
            <div>
              <p className={css.name}>{adviser.name}</p>
              <p className={css.quiet}>{tied(adviser.position)}</p>
              <TextLink href={phoneHref(adviser.phone, adviser.extension)} tone="plain">
                {phoneText(adviser.phone)}
                {adviser.extension && `, доб.\u00a0${adviser.extension}`}
              </TextLink>
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}
