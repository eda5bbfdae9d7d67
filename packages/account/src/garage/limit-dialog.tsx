import { garageLimit } from '@showroom/domain/account/garage-car';
import { Dialog } from '@showroom/ui/dialog';
import { Text } from '@showroom/ui/text';

export const limitDialogId = 'garage-add-limit';

/** The garage is full. */
export function LimitDialog({ limit = garageLimit }: { limit?: number }) {
  return (
    <Dialog id={limitDialogId} title="Гараж заполнен" textOnly>
      <Text>
        В{'\u00a0'}гараже может быть {limit} автомобилей. Откройте тот, которым больше не{'\u00a0'}пользуетесь, и
        {'\u00a0'}уберите его в{'\u00a0'}архив: история и{'\u00a0'}документы сохранятся.
      </Text>
    </Dialog>
  );
}
