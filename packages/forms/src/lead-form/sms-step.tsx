import { leadMessages } from '@showroom/domain/lead/messages';
import { countOf } from '@showroom/domain/text';
import { Button } from '@showroom/ui/button';
import { Cluster } from '@showroom/ui/cluster';
import { Stack } from '@showroom/ui/stack';
import { Text } from '@showroom/ui/text';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { SmsCodeField, smsCodeLengths } from '../sms-code-field/sms-code-field.tsx';

type Props = {
  /** As shown: `+7 999-123-45-67`. */
  phone: string;
  /** Seconds until another code may be asked for. Counted anew whenever `sending` changes. */
  resendIn: number;
  /** Number of the message: 1, 2, … */
  sending: number;
  error: string | undefined;
  isBusy: boolean;
  failure: ReactNode;
  onCode: (code: string) => void;
  onResend: () => void;
  onBack: () => void;
};

/** The second step: the code of the message. */
export function SmsStep({ phone, resendIn, sending, error, isBusy, failure, onCode, onResend, onBack }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [left, setLeft] = useState(resendIn);
  // Every message begins the wait again.
  useEffect(() => {
    field.current?.focus();
    const until = Date.now() + resendIn * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [resendIn, sending]);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = field.current?.value ?? '';
    const isShort = code.length < smsCodeLengths.min;
    setWrong(isShort ? leadMessages.required : undefined);
    if (isShort) field.current?.focus();
    else onCode(code);
  };
  return (
    <form noValidate method="post" onSubmit={submit} aria-busy={isBusy || undefined}>
      <Stack gap={5}>
        <Text>Мы отправили сообщение с&nbsp;кодом на&nbsp;номер {phone.replaceAll(' ', '\u00a0')}.</Text>
        <SmsCodeField name="smsCode" ref={field} required error={wrong ?? error} onChange={() => setWrong(undefined)} />
        <div>
          {failure}
          <Button type="submit" size="lg" wide busy={isBusy}>
            Подтвердить
          </Button>
        </div>
        <Cluster gap={3}>
          <Button tone="quiet" size="sm" disabled={left > 0 || isBusy} onClick={onResend}>
            {left > 0 ? `Новый код через ${countOf(left, ['секунду', 'секунды', 'секунд'])}` : 'Отправить код ещё раз'}
          </Button>
          <Button tone="quiet" size="sm" onClick={onBack}>
            Изменить номер
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
