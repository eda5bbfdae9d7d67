import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';

type Props = { address: string; onEdit: () => void; onRemove: () => void };

/** What can be done with a row that an address names. */
export function RowActs({ address, onEdit, onRemove }: Props) {
  return (
    <Cluster gap={2} wrap={false}>
      <Button size="sm" tone="quiet" aria-label={`Изменить ${address}`} onClick={onEdit}>
        Изменить
      </Button>
      <Button size="sm" tone="quiet" aria-label={`Удалить ${address}`} onClick={onRemove}>
        Удалить
      </Button>
    </Cluster>
  );
}
