import { useEffect, useState } from 'react';
import type { DeskReply } from '../call/call-desk.ts';
import { refusalOf } from '../call/refusal-of.ts';
import { useDesk } from '../session/use-desk.tsx';

/** What a reply that did not come to something says. */
export const failureOf = (reply: DeskReply<unknown>): string | undefined =>
  reply.kind === 'done' ? undefined : refusalOf(reply).form;

/** One thing of a list, read when it is opened. `take` shows what an act on it answered, and says whether it was done. */
export function useOpenedThing<Thing>(id: string, read: () => Promise<DeskReply<Thing>>) {
  const { call, generation } = useDesk();
  const [thing, setThing] = useState<Thing>();
  const [failure, setFailure] = useState<string>();
  const take = (reply: DeskReply<Thing>): boolean => {
    if (reply.kind === 'done') setThing(reply.body);
    setFailure(failureOf(reply));
    return reply.kind === 'done';
  };
  const load = () => read().then(take);
  useEffect(() => {
    void load();
  }, [call, generation, id]);
  return { thing, failure, setFailure, take, load };
}
