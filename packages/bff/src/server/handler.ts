import { accountRows } from '../account-rows.ts';
import { type CompiledRow, compileTable, findRows } from '../compile-table.ts';
import { deskRows } from '../rows/desk-rows.ts';
import { table } from '../table.ts';
import { accountSession } from './account-session.ts';
import { deskSessionPath, signIn, signOut, staffHeader } from './desk-session.ts';
import { developmentCode, developmentCodePath } from './development-code.ts';
import { refuse } from './json-answer.ts';
import { oneClickPath, oneClickStop } from './one-click-stop.ts';
import { passAccount, passVisitor } from './pass-account.ts';
import { readyCall, type Site } from './pass-call.ts';
import { isSameOrigin } from './same-origin.ts';

async function pass(
  site: Site,
  row: CompiledRow,
  values: readonly string[],
  request: Request,
  own?: Record<string, string>,
): Promise<Response> {
  const call = await readyCall(site, row, values, request);
  return call instanceof Response ? call : call(own);
}

/**
 * The one handler of a shell's `/api`: passes on what the table names, with the shell's own holding, and hands back what
 * the table picks. Never logs a body or an address: they hold names and phones.
 */
export function bffHandler(site: Site): (request: Request) => Promise<Response> {
  const rows = compileTable(table);
  const staffRows = compileTable(deskRows);
  const ownRows = compileTable(accountRows);
  return async (request) => {
    const path = new URL(request.url).pathname.replace(/^\/api(?=\/)/, '');
    const isStaff = path.startsWith('/reports/');
    if (path.replace(/\/$/, '') === deskSessionPath && (request.method === 'POST' || request.method === 'DELETE')) {
      if (!isSameOrigin(site, request.headers))
        return refuse('PERMISSION_DENIED', 'A form is sent from a page of this site.');
      return request.method === 'POST' ? signIn(request, site.holdingId) : signOut(request, site.holdingId);
    }
    const bare = path.replace(/\/$/, '');
    const session = await accountSession(site, bare, request);
    if (session) return session;
    if (bare === developmentCodePath && request.method === 'GET') return developmentCode(new URL(request.url));
    if (bare === oneClickPath && ['GET', 'HEAD', 'POST'].includes(request.method)) return oneClickStop(site, request);
    const own = findRows(ownRows, path);
    const isOwn = own.rows.length > 0;
    const { rows: found, values } = isOwn ? own : findRows(isStaff ? staffRows : rows, path);
    if (found.length === 0) return refuse('NOT_FOUND', 'Page not found');
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const row = found.find((candidate) => candidate.method === method);
    if (row) {
      if (isOwn) return passAccount(site, row, values, request);
      if (row.mayOwn) return passVisitor(site, row, values, request);
      if (!isStaff) return pass(site, row, values, request);
      const staff = staffHeader(request);
      return staff ? pass(site, row, values, request, staff) : refuse('PERMISSION_DENIED', 'Войдите как сотрудник.');
    }
    const allowed = found.flatMap((candidate) => (candidate.method === 'GET' ? ['GET', 'HEAD'] : [candidate.method]));
    const headers = { allow: allowed.join(', ') };
    return refuse('INVALID_ARGUMENT', 'This method is not supported here.', { status: 405, headers });
  };
}
