import { accountRows } from './account-rows.ts';
import { deskRows } from './rows/desk-rows.ts';
import { accountSessionPaths, maxAccountSessionBody } from './server/account-session.ts';
import { deskSessionPath, maxSessionBody } from './server/desk-session.ts';
import { maxOneClickBody, oneClickPath } from './server/one-click-stop.ts';
import { table } from './table.ts';

type Write = { method: string; path: string; maxBody: number };

/** Addresses of a table that may be written to. `path` without its final slash. */
const writesOf = (rows: Readonly<Record<string, object>>): Write[] =>
  Object.entries(rows).flatMap(([address, row]) => {
    const [method = '', path = ''] = address.split(' ');
    return 'maxBody' in row && typeof row.maxBody === 'number'
      ? [{ method, path: `/api${path}`, maxBody: row.maxBody }]
      : [];
  });

/** What pages of the site write, and what a shell's web server lets through for them. */
export const bffWrites: readonly Write[] = writesOf(table);

/** What the staff desk writes. */
export const deskWrites: readonly Write[] = [
  { method: 'POST', path: `/api${deskSessionPath}`, maxBody: maxSessionBody },
  { method: 'DELETE', path: `/api${deskSessionPath}`, maxBody: maxSessionBody },
  ...writesOf(deskRows),
];

/** What the account writes. */
export const accountWrites: readonly Write[] = [
  ...Object.values(accountSessionPaths).map((path) => ({
    method: 'POST',
    path: `/api${path}`,
    maxBody: maxAccountSessionBody,
  })),
  { method: 'POST', path: `/api${oneClickPath}`, maxBody: maxOneClickBody },
  ...writesOf(accountRows),
];
