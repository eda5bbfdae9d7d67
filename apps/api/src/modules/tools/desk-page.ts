export const deskPageSize = 50;

/** Rows of a page, counted from 1. */
export const deskWindow = (page: number) => ({ limit: deskPageSize, offset: (page - 1) * deskPageSize });

/** A page of a list of the desk. */
export function deskPage<T>(page: number, { items, total }: { items: T[]; total: number }) {
  const totalPages = Math.max(1, Math.ceil(total / deskPageSize));
  return { items, meta: { page: { current: page, size: deskPageSize, totalPages, totalResults: total } } };
}
