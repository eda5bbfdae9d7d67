import { Heading } from '@showroom/ui/heading';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import type { SectionProps } from '../account-site.ts';

/** A visit to the workshop, with the car of the garage and the customer's name filled in. */
export function ServiceRegistrationSection({ booking }: SectionProps) {
  return (
    <Stack gap={5}>
      <Heading level={1} size="lg">
        Запись на{'\u00a0'}сервис
      </Heading>
      <Text tone="quiet">
        Визит появится в{'\u00a0'}заказах: там видно статус и{'\u00a0'}работы.
      </Text>
      {booking}
    </Stack>
  );
}
