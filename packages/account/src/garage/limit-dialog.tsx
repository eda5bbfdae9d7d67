import { garageLimit } from '@showroom/domain/account/garage-car';
import { Text } from '@showroom/ui/text';

/** The garage is full. */
export function LimitDialog() {
  return (
    <Text>
      В{'\u00a0'}гараже может быть {garageLimit} автомобилей. Откройте тот, которым больше не{'\u00a0'}пользуетесь, и
      {'\u00a0'}уберите его в{'\u00a0'}архив: история и{'\u00a0'}документы сохранятся.
    </Text>
  );
}
