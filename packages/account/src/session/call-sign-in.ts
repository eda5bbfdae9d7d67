import type { User } from '@showroom/api-contract/account';
import type { CodeSent } from '@showroom/api-contract/lead';
import { useSignedIn } from '@showroom/visitor/signed-in-store';
import { type AccountReply, jsonHeaders, replyOf } from './call-account.ts';
import { keepMenuFacts } from './menu-facts.ts';

/** What a page is told of a sign-in. */
export type SignedInAnswer = { isNew: boolean; user: User };

const post = <Body>(path: string, body: object): Promise<AccountReply<Body>> =>
  replyOf(path, { method: 'POST', headers: jsonHeaders, body: JSON.stringify(body) });

/** Asks for a code. */
export const sendCode = (phone: string): Promise<AccountReply<CodeSent>> => post('/api/auth/validate/', { phone });

/** Keeps who signed in, for every page of this browser. */
export function keepSignedIn({ user }: Pick<SignedInAnswer, 'user'>): void {
  const { firstName, lastName, middleName, phone, email } = user;
  useSignedIn.getState().keepUser({ firstName, lastName, middleName, phone, email });
}

/** Signs in by phone and code; tokens come as cookies that no script reads. */
export async function signInByCode(phone: string, code: string): Promise<AccountReply<SignedInAnswer>> {
  const reply = await post<SignedInAnswer>('/api/auth/login/', { phone, code });
  if (reply.kind !== 'done') return reply;
  keepSignedIn(reply.body);
  await keepMenuFacts();
  return reply;
}
