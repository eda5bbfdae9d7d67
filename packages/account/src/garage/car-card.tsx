import type { GarageCar } from '@showroom/api-contract/garage';
import { garageCarName, garageCarStatuses } from '@showroom/domain/account/garage-car';
import { formatDate } from '@showroom/domain/dates';
import { Badge } from '@showroom/ui/badge';
import { Cluster } from '@showroom/ui/cluster';
import { formatNumber } from '@showroom/ui/format';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import * as css from '../parts/parts.css.ts';

/** A car in the list: what it is and what it needs next. */
export function CarCard({ car }: { car: GarageCar }) {
  const { maintenance, mileageKm, openRecalls } = car;
  return (
    <article className={css.card}>
      {car.isMain || car.status !== 'active' || openRecalls ? (
        <Cluster gap={2}>
          {car.isMain ? <Badge tone="action">Основной</Badge> : null}
          {car.status === 'active' ? null : <Badge>{garageCarStatuses[car.status]}</Badge>}
          {openRecalls ? <Badge tone="notice">Отзывная кампания</Badge> : null}
        </Cluster>
      ) : null}
      <Text weight="strong">
        <TextLink href={`/lk/garage/${car.id}/`}>{garageCarName(car)}</TextLink>
      </Text>
      <Text tone="quiet">{car.stateNumber ?? car.vin}</Text>
      {mileageKm === null ? null : <Text>Пробег {formatNumber(mileageKm)}&nbsp;км</Text>}
      {maintenance && car.status !== 'archived' ? (
        <Text>
          {maintenance.isOverdue
            ? `ТО-${maintenance.number} просрочено`
            : `ТО-${maintenance.number} до\u00a0${formatDate(maintenance.dueOn)}`}
        </Text>
      ) : null}
    </article>
  );
}
