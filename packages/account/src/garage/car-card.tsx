import type { GarageCar } from '@showroom/api-contract/garage';
import { garageCarName, garageCarStatuses } from '@showroom/domain/account/garage-car';
import { formatDate } from '@showroom/domain/dates';
import { Badge } from '@showroom/ui/badge';
import { Cluster } from '@showroom/ui/cluster';
import { formatNumber } from '@showroom/ui/format';
import { Picture } from '@showroom/ui/picture';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextLink } from '@showroom/ui/text-link';
import { card } from '../parts/parts.css.ts';
import * as css from './car-card.css.ts';

/** A car in the list: what it is and what it needs next. */
export function CarCard({ car }: { car: GarageCar }) {
  const { maintenance, mileageKm, openRecalls, picture } = car;
  return (
    <article className={picture ? `${card} ${css.pictured}` : card}>
      {picture ? (
        <div className={css.picture}>
          <Picture base={picture} size="thumb" alt="" ratio="4 / 3" eager />
        </div>
      ) : null}
      <Stack gap={3}>
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
      </Stack>
    </article>
  );
}
