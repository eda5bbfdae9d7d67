import { table } from './table.ts';

/** Addresses of a shell that may be written to: what its web server lets through. `path` without its final slash. */
export const bffWrites: readonly { method: string; path: string; maxBody: number }[] = Object.entries(table).flatMap(
  ([address, row]) => {
    const [method = '', path = ''] = address.split(' ');
    return 'maxBody' in row && row.maxBody ? [{ method, path: `/api${path}`, maxBody: row.maxBody }] : [];
  },
);
