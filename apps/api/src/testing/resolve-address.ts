import { type ExistenceKind, existenceKinds } from '@showroom/domain/existence';

/** Address of the question whether a page exists. `values` name the thing, in the order of its kind's parameters. */
export function resolveAddress(kind: ExistenceKind, path: string, values: readonly string[] = [], holdingId = 1) {
  const params = Object.fromEntries(existenceKinds[kind].map((name, index) => [name, values[index] ?? '']));
  return `/api/resolve?${new URLSearchParams({ holdingId: String(holdingId), kind, path, ...params })}`;
}
