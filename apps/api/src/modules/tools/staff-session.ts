import type { Executor } from '../../db/database.ts';
import { readToken, signToken, type TokenKind } from './signed-token.ts';

const kind: TokenKind = {
  type: 'staff-session+jwt',
  audience: 'showroom-staff',
  requiredClaims: ['exp', 'nbf', 'jti'],
};

/** A token that names a sign-in and nothing else: what it opens stands in the session's row. */
export const makeSessionToken = (secret: string, sessionId: string, until: Date): Promise<string> =>
  signToken(
    secret,
    kind,
    { jti: sessionId },
    { now: Math.floor(Date.now() / 1000), until: Math.floor(until.getTime() / 1000) },
  );

/** Id of the sign-in behind a header; undefined for anything that is no token of ours. */
export const readSessionToken = async (
  secret: string | undefined,
  authorization: string | undefined,
): Promise<string | undefined> => (await readToken(secret, kind, authorization))?.jti;

export type SignedIn = {
  memberId: string;
  holdingId: number;
  name: string;
  roles: string[];
  dealers: string[] | null;
  expiresAt: Date | string;
};

/** The sign-in of an id, while it lasts and its account is not disabled. */
export async function findSignedIn(db: Executor, sessionId: string): Promise<SignedIn | undefined> {
  const [row] = await db.query<SignedIn>(
    `select m.id as "memberId", m.holding_id as "holdingId", m.name, m.roles, m.dealers, s.expires_at as "expiresAt"
     from staff_session s join staff_member m on m.id = s.member_id
     where s.id = $1 and s.expires_at > now() and not m.is_disabled`,
    [sessionId],
  );
  return row;
}
