import { isForCompanies } from '@showroom/domain/credit';
import { opensDialog } from '@showroom/domain/dialogs';
import type { VehicleDetail } from '@showroom/domain/vehicle';
import { ButtonLink } from '@showroom/ui/button-link';

/** A drive needs an engine and a vehicle that has arrived; what companies buy and what has no price offer none. */
export function offersTestDrive(vehicle: Pick<VehicleDetail, 'power' | 'price' | 'bodyType'>): boolean {
  return vehicle.power > 0 && vehicle.price !== null && !isForCompanies(vehicle);
}

type Props = {
  /** Of the vehicle. */
  id: number;
  short?: boolean;
};

/** The way to a test drive of one vehicle: a dialog, or the page of the same form where no script runs. */
export function TestDriveLink({ id, short = false }: Props) {
  return (
    <ButtonLink
      href={`/services/testdrive/?vehicle=${id}`}
      size={short ? 'md' : 'lg'}
      wide={!short}
      rel="nofollow"
      {...opensDialog('testdrive')}
    >
      {short ? 'Тест-драйв' : 'Записаться на\u00a0тест-драйв'}
    </ButtonLink>
  );
}
