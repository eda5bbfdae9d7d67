import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Text } from '@showroom/ui/text';

type Props = {
  meta: { page: { current: number; totalPages: number } };
  onPage: (page: number) => void;
};

/** Pages of a list of the account; nothing when there is only one. */
export function PagesOf({ meta: { page }, onPage }: Props) {
  if (page.totalPages <= 1) return null;
  return (
    <Cluster gap={3}>
      <Button tone="outline" size="sm" disabled={page.current <= 1} onClick={() => onPage(page.current - 1)}>
        Назад
      </Button>
      <Text size="sm" tone="quiet">
        {page.current} из {page.totalPages}
      </Text>
      <Button
        tone="outline"
        size="sm"
        disabled={page.current >= page.totalPages}
        onClick={() => onPage(page.current + 1)}
      >
        Далее
      </Button>
    </Cluster>
  );
}
