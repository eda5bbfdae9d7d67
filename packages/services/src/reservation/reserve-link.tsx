import { clockText, dayOf, minutesOf } from '@showroom/domain/booking/moscow-time';
import { formatDayMonth } from '@showroom/domain/dates';
import { opensDialog } from '@showroom/domain/dialogs';
import { formatRoubles } from '@showroom/domain/text';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { ButtonLink } from '@showroom/ui/button-link';
import { Notice } from '@showroom/ui/notice';
import { HoldIsland } from './hold-island.tsx';

function momentText(at: string): string {
  const instant = new Date(at).getTime();
  return `${formatDayMonth(dayOf(instant))}, ${clockText(minutesOf(instant))}`;
}

/** The way to a reservation with a deposit, or until when somebody has reserved the vehicle; its own holder reads how long is left. */
export function ReserveLink({ vehicle: { id, deposit, reserved } }: { vehicle: VehicleDetail }) {
  if (!deposit && !reserved) return null;
  return (
    <HoldIsland id={id}>
      {reserved ? (
        <Notice tone="notice">
          {reserved.until === null
            ? 'Автомобиль забронирован'
            : `Автомобиль забронирован до\u00a0${momentText(reserved.until)}`}
        </Notice>
      ) : null}
      {deposit ? (
        <ButtonLink
          href={`/reservation/?vehicle=${id}`}
          tone="outline"
          size="lg"
          wide
          rel="nofollow"
          {...opensDialog('deposit')}
        >
          {`Забронировать за\u00a0${formatRoubles(deposit.sum)}`}
        </ButtonLink>
      ) : null}
    </HoldIsland>
  );
}
