import { createHash } from 'node:crypto';
import type { PasskeyRow } from '@showroom/api-contract/passkeys';
import type { Executor } from '../../db/database.ts';

/** Seconds that an authenticator has to answer. */
const challengeSeconds = 300;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url');

export type KnownPasskey = { id: string; customerId: string; publicKey: string; counter: number; transports: string[] };

/** Keeps what is to be signed. `customerId` null: for a sign-in. Older ones that nobody signed go. */
export async function keepChallenge(
  db: Executor,
  challenge: string,
  { holdingId, customerId }: { holdingId: number; customerId: string | null },
): Promise<void> {
  await db.query('delete from passkey_challenge where expires_at < now()');
  await db.query(
    `insert into passkey_challenge (hash, holding_id, customer_id, expires_at)
     values ($1, $2, $3, now() + make_interval(secs => $4::int))`,
    [hashOf(challenge), holdingId, customerId, challengeSeconds],
  );
}

/** Uses a challenge up. False when it was not given out for this, is too old, or was used. */
export async function takeChallenge(
  db: Executor,
  challenge: string,
  { holdingId, customerId }: { holdingId: number; customerId: string | null },
): Promise<boolean> {
  const rows = await db.query(
    `delete from passkey_challenge where hash = $1 and holding_id = $2
       and customer_id is not distinct from $3::uuid and expires_at > now() returning 1`,
    [hashOf(challenge), holdingId, customerId],
  );
  return rows.length > 0;
}

/** Passkeys of a customer, the newest first. */
export async function passkeysOf(db: Executor, customerId: string): Promise<(PasskeyRow & { transports: string[] })[]> {
  const rows = await db.query<{
    id: string;
    device: string;
    transports: string[];
    createdAt: Date;
    usedAt: Date | null;
  }>(
    `select id, device, transports, created_at as "createdAt", used_at as "usedAt"
     from passkey where customer_id = $1 order by created_at desc limit 50`,
    [customerId],
  );
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    usedAt: row.usedAt && new Date(row.usedAt).toISOString(),
  }));
}

export async function findPasskey(db: Executor, holdingId: number, id: string): Promise<KnownPasskey | undefined> {
  const [row] = await db.query<KnownPasskey>(
    `select p.id, p.customer_id as "customerId", p.public_key as "publicKey", p.counter, p.transports
     from passkey p join customer c on c.id = p.customer_id where p.id = $1 and c.holding_id = $2 for update of p`,
    [id, holdingId],
  );
  return row;
}

export async function addPasskey(
  db: Executor,
  key: KnownPasskey & { isBackedUp: boolean; device: string },
): Promise<boolean> {
  const rows = await db.query(
    `insert into passkey (id, customer_id, public_key, counter, transports, is_backed_up, device)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing returning 1`,
    [key.id, key.customerId, key.publicKey, key.counter, key.transports, key.isBackedUp, key.device],
  );
  return rows.length > 0;
}

export async function notePasskeyUse(db: Executor, id: string, counter: number): Promise<void> {
  await db.query('update passkey set counter = $2, used_at = now() where id = $1', [id, counter]);
}

/** Forgets a passkey of a customer. Returns whether there was one. */
export async function removePasskey(db: Executor, customerId: string, id: string): Promise<boolean> {
  const rows = await db.query('delete from passkey where id = $1 and customer_id = $2 returning 1', [id, customerId]);
  return rows.length > 0;
}
