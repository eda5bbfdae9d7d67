import { Button } from '@showroom/ui/button';
import { Notice } from '@showroom/ui/notice';
import { Select } from '@showroom/ui/select';
import { Stack } from '@showroom/ui/stack';
import { TextField } from '@showroom/ui/text-field';
import * as css from '../desk.css.ts';
import { textOf } from '../lists/text-of.ts';
import { useSavedForm } from '../lists/use-saved-form.ts';
import { useDesk } from '../session/use-desk.tsx';

const kinds = [
  { value: 'percent', label: 'Процентов' },
  { value: 'sum', label: 'Рублей' },
];
const kopecks = 100;

/** A new promo code. */
export function PromoForm({ onDone }: { onDone: () => void }) {
  const { call } = useDesk();
  const { errors, save } = useSavedForm(async (said) => {
    const text = (name: string) => textOf(said, name);
    const figure = (name: string) => Number(text(name).replace(/\s/g, ''));
    const kind = text('kind') === 'sum' ? 'sum' : 'percent';
    const wrong = ['value', 'goodsFrom', 'usesLimit'].find((name) => !Number.isInteger(figure(name)));
    if (wrong)
      return { kind: 'refused', status: 400, message: '', fields: [{ field: wrong, message: 'Целое число' }] } as const;
    return call('POST /reports/promo-codes', {
      ...{ code: text('code'), kind, value: figure('value') * (kind === 'sum' ? kopecks : 1) },
      ...(text('goodsFrom') && { goodsFrom: figure('goodsFrom') * kopecks }),
      ...(text('endsOn') && { endsOn: text('endsOn') }),
      ...(text('usesLimit') && { usesLimit: figure('usesLimit') }),
    });
  }, onDone);
  return (
    <form method="post" onSubmit={save} noValidate>
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
