import { Button } from '@showroom/ui/button';
import { EmptyState } from '@showroom/ui/empty-state';
import { Skeleton } from '@showroom/ui/skeleton';
import type { ReactNode } from 'react';

type Query<Data> = { data: Data | undefined; error: { status?: number } | null; refetch: () => unknown };
type Props<Data> = { query: Query<Data>; missing: string; children: (data: Data) => ReactNode };

/** What a private read shows while it waits, when it fails, and when it names nothing of this customer. */
export function OwnState<Data>({ query, missing, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={320} shape="box" />;
  if (error.status === 404) return <EmptyState title={missing}>Возможно, адрес устарел.</EmptyState>;
  return (
    <EmptyState
      title="Не получилось загрузить"
      actions={<Button onClick={() => refetch()}>Попробовать ещё раз</Button>}
    >
      Проверьте соединение и{'\u00a0'}попробуйте ещё раз.
    </EmptyState>
  );
}
