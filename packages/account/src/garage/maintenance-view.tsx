import type { GarageCarDetail } from '@showroom/api-contract/garage';
import { formatDate } from '@showroom/domain/dates';
import { formatNumber, formatRubles } from '@showroom/ui/format';
import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';

/** Works in one sentence: the first alone keeps its capital. */
const inOneSentence = ([first = '', ...rest]: readonly string[]) =>
  [first, ...rest.map((work) => work.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()))].join(', ');

/** The next service by the regulation. */
export function MaintenanceView({ car: { maintenance } }: { car: Pick<GarageCarDetail, 'maintenance'> }) {
  return (
    <Stack gap={3}>
      <Heading level={2} size="md">
        Следующее ТО
      </Heading>
      {maintenance ? (
        <>
          <Text weight="strong">
            ТО-{maintenance.number} при {formatNumber(maintenance.mileage)}&nbsp;км
            {maintenance.isOverdue ? ' — пора' : `, около ${formatDate(maintenance.dueOn)}`}
          </Text>
          <Text>{inOneSentence(maintenance.works)}.</Text>
          <Text tone="quiet">
            Работы и{'\u00a0'}запчасти от {formatRubles(maintenance.price)}
          </Text>
        </>
      ) : (
        <Text tone="quiet">Укажите пробег: рассчитаем срок и{'\u00a0'}работы.</Text>
      )}
    </Stack>
  );
}
