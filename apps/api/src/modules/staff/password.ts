import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

type Cost = { log2N: number; r: number; p: number };

/** OWASP's figures of scrypt: 32 MiB and some 100 ms a try. */
const strong: Cost = { log2N: 15, r: 8, p: 3 };
let cost = strong;
const keyBytes = 32;
const form = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

const keyOf = (password: string, salt: Buffer, { log2N, r, p }: Cost, bytes = keyBytes) =>
  derive(password.normalize('NFC'), salt, bytes, { N: 2 ** log2N, r, p, maxmem: 256 * r * 2 ** log2N });

/** `scrypt$log2N$r$p$salt$key`, which names its own cost so that a dearer one may follow. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await keyOf(password, salt, cost);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Hash of no password: whoever does not exist takes as long as whoever does. */
const nobody = () => `scrypt$${cost.log2N}$${cost.r}$${cost.p}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** For tests that make hundreds of accounts: hashes cost next to nothing. @returns what brings the real cost back */
export function hashCheaply(): () => void {
  cost = { ...strong, log2N: 4, p: 1 };
  return () => {
    cost = strong;
  };
}

/** Whether a password is the one of a hash. Without a hash: false, after the same work. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, log2N, r, p, salt = '', key = ''] = form.exec(hash ?? nobody()) ?? [];
  const wanted = Buffer.from(key, 'base64url');
  const given = await keyOf(
    password,
    Buffer.from(salt, 'base64url'),
    { log2N: Number(log2N), r: Number(r), p: Number(p) },
    wanted.length,
  );
  return timingSafeEqual(given, wanted) && hash !== undefined;
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A password to hand out: 20 letters of 31 are 99 bits, in groups that are read out. */
export const makePassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')).join(
    '-',
  );
