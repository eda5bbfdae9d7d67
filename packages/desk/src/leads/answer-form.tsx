import { noteLength } from '@showroom/domain/lead/lead-stage';
import { Button } from '@showroom/ui/button';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { TextArea } from '@showroom/ui/text-area';
import type { FormEvent } from 'react';

type Props = {
  by?: 'mail' | 'sms' | null;
  label?: string;
  submit?: string;
  onSend: (text: string) => Promise<boolean>;
};

/** Words to the customer: a letter or an SMS; with `label` by the channels of their account. What was typed stays until it is sent. */
export function AnswerForm({ by, label, submit = 'Отправить ответ', onSend }: Props) {
  if (by === null) return <Text tone="quiet">Этому клиенту можно только позвонить.</Text>;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (await onSend(`${new FormData(form).get('text') ?? ''}`)) form.reset();
  };
  return (
    <form method="post" onSubmit={send} noValidate>
      <Stack gap={3}>
        <TextArea
          name="text"
          label={label ?? (by === 'mail' ? 'Ответить письмом' : 'Ответить по SMS')}
          maxLength={noteLength}
        />
        <div>
          <Button type="submit">{submit}</Button>
        </div>
      </Stack>
    </form>
  );
}
