import { opensDialog } from '@showroom/domain/dialogs';
import { nouns } from '@showroom/domain/nouns';
import { phoneHref, phoneText } from '@showroom/domain/phone';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { hasPts } from '@showroom/domain/vehicle-papers';
import { Section } from '@showroom/listing/section';
import { ButtonLink } from '@showroom/ui/button-link';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { hoursWords, mileageWords, ownersWords, vehicleHref } from '../text/vehicle-words.ts';
import * as css from './history-block.css.ts';

const parts = [
  'владельцы и\u00a0сроки владения',
  'записи о\u00a0пробеге',
  'ДТП, ремонт и\u00a0обслуживание',
  'залог, розыск и\u00a0запреты',
];

/** What the card says of the past: `2021 год, 1 владелец, 45 000 км`. */
function past({ type, year, owners, mileageKm, engineHours }: VehicleDetail): string {
  const known = [`${year}\u00a0год выпуска`];
  const title = hasPts(type) ? ' по\u00a0ПТС' : '';
  if (owners) known.push(`${ownersWords(owners)}${title}`);
  if (engineHours) known.push(hoursWords(engineHours));
  if (mileageKm > 0) known.push(`${mileageWords(mileageKm)} пробега`);
  return known.join(', ');
}

type Props = {
  vehicle: VehicleDetail;
  /** Of the dealer, digits: the way to a report where no script runs. */
  phone: string;
};

/** History of a used vehicle: what is known at once, and the way to the full report, opened by a code from an SMS. */
export function HistoryBlock({ vehicle, phone }: Props) {
  // Pledges, searches and bans are looked up by number; of a dealer's own vehicle nobody has told them.
  if (vehicle.condition !== 'used' || vehicle.vinMasked === null || vehicle.isFromFeed) return null;
  return (
    <div id="history" className={css.anchor}>
      <Section title={`История ${nouns[vehicle.type].count[1]}`}>
        <div className={css.block}>
          <div className={css.words}>
            <Text>
              {past(vehicle)}. В{'\u00a0'}полном отчёте:
            </Text>
            <ul className={css.parts}>
              {parts.map((part) => (
                <li key={part}>{part}</li>
              ))}
            </ul>
          </div>
          <div className={css.way} data-print="hide">
            <ButtonLink
              href={`${vehicleHref(vehicle.id)}?vehicle=${vehicle.id}#history`}
              tone="outline"
              size="lg"
              icon="document"
              rel="nofollow"
              {...opensDialog('history')}
            >
              Посмотреть отчёт
            </ButtonLink>
            <p className={css.quiet}>Бесплатно. Подтвердите телефон кодом из{'\u00a0'}СМС.</p>
            <noscript>
              <p className={css.quiet}>
                Отчёт открывается с{'\u00a0'}включённым JavaScript. Без него расскажем по{'\u00a0'}телефону{' '}
                <TextLink href={phoneHref(phone)}>{phoneText(phone)}</TextLink>.
              </p>
            </noscript>
          </div>
        </div>
      </Section>
    </div>
  );
}
