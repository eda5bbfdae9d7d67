import type { Dealer } from '@showroom/domain/vehicle';
import { Disclosure } from '@showroom/ui/disclosure';
import { Text } from '@showroom/ui/text';

/** As many names as two lines of a card hold. */
const atOnce = 12;

/** Marks that a centre works with: all of a short list, a long one on demand. */
export function DealerMarks({ marks }: Pick<Dealer, 'marks'>) {
  if (marks.length === 0) return null;
  const names = marks.map(({ name }) => name).join(', ');
  if (marks.length <= atOnce) {
    return (
      <Text size="sm">
        <Text as="span" size="sm" tone="quiet">
          Марки:
        </Text>{' '}
        {names}
      </Text>
    );
  }
  return (
    <Disclosure summary="Марки" count={marks.length}>
      <Text size="sm">{names}</Text>
    </Disclosure>
  );
}
