'use client';

import type { FeedWordKind } from '@showroom/api-contract/desk-words';
import { Button } from '@showroom/ui/button';
import { Select } from '@showroom/ui/select';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';

type Props = {
  kind: FeedWordKind;
  word: string;
  /** What the word may mean; a name is typed where there is no list. */
  options: readonly { value: string; label: string }[] | undefined;
  example: string | undefined;
  /** Hears how many vehicles were taken in; null while they are. */
  onDone: (taken: number | null) => void;
};

const nothing = { value: '', label: 'Выберите' };

/** Says what one word of the feeds means. */
export function WordForm({ kind, word, options, example, onDone }: Props) {
  const { call } = useDesk();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = `${new FormData(event.currentTarget).get('target') ?? ''}`.trim();
    if (target === '') return setErrors({ target: 'Укажите, что значит слово' });
    setBusy(true);
    const reply = await call('POST /reports/words', { kind, text: word, target });
    setBusy(false);
    if (reply.kind === 'done') onDone(reply.body.taken);
    else setErrors(refusalOf(reply));
  };
  const label = `Что значит «${word}»`;
  const error = errors.target ?? errors.form;
  return (
    <form method="post" onSubmit={save} noValidate className={css.filters}>
      {options ? (
        <Select name="target" label={label} hideLabel options={[nothing, ...options]} error={error} />
      ) : (
        <TextField name="target" label={label} hideLabel placeholder={example} error={error} />
      )}
      <Button type="submit" size="sm" tone="outline" busy={busy}>
        Сопоставить
      </Button>
    </form>
  );
}
