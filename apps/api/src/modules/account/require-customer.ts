import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { readAccessToken } from './access-token.ts';

/** Who is signed in. */
export type Customer = { id: string; holdingId: number; phone: string; sessionId: string };

/** 401 for no token, a wrong, expired or ended one: none is distinguishable. */
export const unauthenticated = () => new ApiError('UNAUTHENTICATED', 'Войдите в личный кабинет.');

/**
 * The customer behind a header, at this holding. Looks at the session's row, so a session that was ended is over at once.
 * Throws 401 for everybody else.
 */
export async function requireCustomer(
  { database, tokenSecret }: Pick<ApiContext, 'database' | 'tokenSecret'>,
  authorization: string | undefined,
  holdingId: number,
): Promise<Customer> {
  const claims = await readAccessToken(tokenSecret, authorization);
  if (!claims || claims.holding !== holdingId) throw unauthenticated();
  const [row] = await database.query<{ phone: string }>(
    `select c.phone from customer_session s join customer c on c.id = s.customer_id
     where s.id = $1 and c.id = $2 and c.holding_id = $3 and s.ended_at is null and s.expires_at > now()`,
    [claims.sid, claims.sub, holdingId],
  );
  if (!row) throw unauthenticated();
  return { id: claims.sub, holdingId, phone: row.phone, sessionId: claims.sid };
}
