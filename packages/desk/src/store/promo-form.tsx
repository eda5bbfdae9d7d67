import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import { type FormEvent, useState } from 'react';
import { type FieldErrors, refusalOf } from '../call/refusal-of.ts';
import * as css from '../desk.css.ts';
import { useDesk } from '../session/use-desk.tsx';

const kinds = [
  { value: 'percent', label: 'Процентов' },
  { value: 'sum', label: 'Рублей' },
];
const kopecks = 100;

/** A new promo code. */
export function PromoForm({ onDone }: { onDone: () => void }) {
  const { call } = useDesk();
  const [errors, setErrors] = useState<FieldErrors>({});
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    const text = (name: string) => `${said.get(name) ?? ''}`.trim();
    const figure = (name: string) => Number(text(name).replace(/\s/g, ''));
    const kind = text('kind') === 'sum' ? 'sum' : 'percent';
    const wrong = ['value', 'goodsFrom', 'usesLimit'].find((name) => !Number.isInteger(figure(name)));
    if (wrong) return setErrors({ [wrong]: 'Целое число' });
    const reply = await call('POST /reports/promo-codes', {
      ...{ code: text('code'), kind, value: figure('value') * (kind === 'sum' ? kopecks : 1) },
      ...(text('goodsFrom') && { goodsFrom: figure('goodsFrom') * kopecks }),
      ...(text('endsOn') && { endsOn: text('endsOn') }),
      ...(text('usesLimit') && { usesLimit: figure('usesLimit') }),
    });
    if (reply.kind !== 'done') return setErrors(refusalOf(reply));
    setErrors({});
    form.reset();
    onDone();
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap={3}>
        <div className={css.filters}>
          <TextField
            name="code"
            label="Код"
            placeholder="ZIMA-10"
            maxLength={40}
            autoComplete="off"
            error={errors.code}
          />
          <TextField name="value" label="Скидка" inputMode="numeric" error={errors.value} />
          <Select name="kind" label="Чего" options={kinds} />
          <TextField name="goodsFrom" label="От суммы товаров, ₽" inputMode="numeric" error={errors.goodsFrom} />
          <TextField name="endsOn" type="date" label="Последний день" error={errors.endsOn} />
          <TextField name="usesLimit" label="Сколько заказов" inputMode="numeric" error={errors.usesLimit} />
          <Button type="submit">Завести</Button>
        </div>
        {errors.form ? <Notice tone="critical" title={errors.form} /> : null}
      </Stack>
    </form>
  );
}
