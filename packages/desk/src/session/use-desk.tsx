'use client';

import type { DeskAnswer, DeskInput, DeskRoute } from '@showroom/bff/desk-calls';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { callDesk, type DeskReply } from '../call/call-desk.ts';
import { SignInDialog } from './sign-in-dialog.tsx';

type Call = <R extends DeskRoute>(route: R, input: DeskInput<R>) => Promise<DeskReply<DeskAnswer<R>>>;
type Desk = {
  call: Call;
  /** Grows with every sign-in: what was asked before it is asked again. */
  generation: number;
};

const DeskContext = createContext<Desk | undefined>(undefined);

/** Calls of the desk. Throws outside of it. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('The desk is not around this.');
  return desk;
}

/** Whether a refusal means that nobody is signed in: the API says 404 to strangers, as for what does not exist. */
async function isSessionLost(reply: DeskReply<unknown>): Promise<boolean> {
  if (reply.kind !== 'refused' || (reply.status !== 403 && reply.status !== 404)) return false;
  if (reply.status === 403) return true;
  return (await callDesk('GET /reports/session', {})).kind === 'refused';
}

/**
 * Calls in the name of who is signed in. When the session is lost, the sign-in comes up over the page and nothing below it
 * goes: what was typed is still there afterwards.
 */
export function DeskProvider({ children }: { children: ReactNode }) {
  const [isLost, setLost] = useState(false);
  const [generation, setGeneration] = useState(0);
  const call: Call = useCallback(async (route, input) => {
    const reply = await callDesk(route, input);
    if (await isSessionLost(reply)) setLost(true);
    return reply;
  }, []);
  useEffect(() => {
    void call('GET /reports/session', {});
  }, [call]);
  const back = () => {
    setLost(false);
    setGeneration((count) => count + 1);
  };
  return (
    <DeskContext value={{ call, generation }}>
      {children}
      {isLost ? <SignInDialog onSignedIn={back} /> : null}
    </DeskContext>
  );
}
