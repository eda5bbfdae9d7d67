import * as v from 'valibot';
import { readToken, signToken, type TokenKind } from '../tools/signed-token.ts';

/** Lifetime of an access token, seconds (B-06). */
export const accessSeconds = 900;
const kind: TokenKind = {
  type: 'customer+jwt',
  audience: 'showroom-customer',
  requiredClaims: ['exp', 'nbf', 'iat', 'sub'],
  maxAge: accessSeconds,
};

const claims = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  holding: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
/** Who a token is about: customer, session, holding. Nothing personal. */
export type AccessClaims = v.InferOutput<typeof claims>;

/** An access token (RFC 7519, RFC 8725: one algorithm, a type of its own). */
export function makeAccessToken(
  secret: string,
  { sub, sid, holding }: AccessClaims,
  now = Date.now(),
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return signToken(secret, kind, { sub, sid, holding }, { now: seconds, until: seconds + accessSeconds });
}

/** What an `Authorization` header says; undefined where it is none of ours, or not for now. */
export async function readAccessToken(
  secret: string,
  authorization: string | undefined,
  now = Date.now(),
): Promise<AccessClaims | undefined> {
  const read = v.safeParse(claims, await readToken(secret, kind, authorization, now));
  return read.success ? read.output : undefined;
}
