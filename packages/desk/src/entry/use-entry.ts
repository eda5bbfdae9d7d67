import type { DeskEntry } from '@showroom/api-contract/desk-content';
import { useEffect, useState } from 'react';
import { awayText } from '../call/call-desk.ts';
import { useDesk } from '../session/use-desk.tsx';
import type { EntryAddress } from './entry-address.ts';

/** A text as the server has it: `new` where there is none yet. */
export type EntryState =
  | { kind: 'loading' }
  | { kind: 'new' }
  | { kind: 'failed'; message: string }
  | { kind: 'known'; entry: DeskEntry };

/** The text of an address. `reload` asks for it again, as after a save. */
export function useEntry(address: EntryAddress): { state: EntryState; reload: () => Promise<void> } {
  const { call, generation } = useDesk();
  const [state, setState] = useState<EntryState>({ kind: 'loading' });
  const { type, lang, code } = address;
  const ask = async (): Promise<EntryState> => {
    const reply = await call('GET /reports/content/{type}/{lang}/{code}', { type, lang, code });
    if (reply.kind === 'done') return { kind: 'known', entry: reply.body };
    if (reply.kind === 'away') return { kind: 'failed', message: awayText };
    if (reply.status !== 404) return { kind: 'failed', message: reply.message };
    // Strangers hear 404 too: then the sign-in has come up, and this is asked again after it.
    const session = await call('GET /reports/session', {});
    return session.kind === 'done' ? { kind: 'new' } : { kind: 'loading' };
  };
  useEffect(() => {
    void ask().then((next) => setState((was) => (was.kind === 'known' && next.kind !== 'known' ? was : next)));
  }, [type, lang, code, generation]);
  return { state, reload: async () => setState(await ask()) };
}
