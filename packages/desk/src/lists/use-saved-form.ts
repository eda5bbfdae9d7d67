import { type FormEvent, useState } from 'react';
import type { DeskReply } from '../call/call-desk.ts';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';

/** A form that is sent as a whole: what is wrong stands at its fields, what is saved leaves it empty. */
export function useSavedForm<Body>(
  send: (said: FormData) => Promise<DeskReply<Body>>,
  onSaved: (body: Body) => void,
): { errors: FieldErrors; save: (event: FormEvent<HTMLFormElement>) => Promise<void> } {
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const reply = await send(new FormData(form));
    if (reply.kind !== 'done') return setErrors(refusalOf(reply));
    setErrors({});
    form.reset();
    onSaved(reply.body);
  };
  return { errors, save };
}
