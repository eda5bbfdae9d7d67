import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Text } from '@showroom/ui/text';
import type { Meta } from './use-listing.ts';

/** Steps through a list, and says how long it is. */
export function Pager({ meta: { page }, onPage }: { meta: Meta; onPage: (page: number) => void }) {
  if (page.totalPages <= 1)
    return (
      <Text size="sm" tone="quiet" numeric>
        Всего {page.totalResults}
      </Text>
    );
  return (
    <Cluster gap={3}>
      <Button tone="outline" size="sm" disabled={page.current <= 1} onClick={() => onPage(page.current - 1)}>
        Назад
      </Button>
      <Text size="sm" tone="quiet" numeric>
        {page.current} из {page.totalPages}, всего {page.totalResults}
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
