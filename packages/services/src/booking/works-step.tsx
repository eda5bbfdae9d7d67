'use client';

import type { BookableWork } from '@showroom/api-contract/booking';
import { longestVisit, mostWorks } from '@showroom/domain/booking/rules';
import { sumOf, workGroups } from '@showroom/domain/booking/works';
import { codesOf } from '@showroom/domain/dictionaries';
import { Button } from '@showroom/ui/button';
import { Checkbox } from '@showroom/ui/checkbox';
import { Text } from '@showroom/ui/text';
import { type FormEvent, useState } from 'react';
import * as css from './booking.css.ts';
import { durationText, priceText } from './booking-words.ts';

type Props = { works: readonly BookableWork[]; chosen: readonly string[]; onDone: (codes: string[]) => void };

/** What is wrong with a choice; undefined when one visit has room for it. */
function wrongWith(chosen: readonly BookableWork[]): string | undefined {
  if (chosen.length === 0) return 'Выберите хотя бы одну работу.';
  const isTooLong = chosen.length > mostWorks || sumOf(chosen).minutes > longestVisit;
  return isTooLong
    ? 'Столько работ за\u00a0один визит не\u00a0успеть: уберите часть или\u00a0позвоните нам.'
    : undefined;
}

/** What has to be done, with time and price, and what it comes to. */
export function WorksStep({ works, chosen, onDone }: Props) {
  const [codes, setCodes] = useState<readonly string[]>(chosen);
  const [error, setError] = useState<string>();
  const taken = works.filter(({ code }) => codes.includes(code));
  const { minutes, price } = sumOf(taken);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = wrongWith(taken);
    setError(wrong);
    if (!wrong) onDone(taken.map(({ code }) => code));
  };
  const toggle = (code: string, isOn: boolean) => {
    setCodes((was) => (isOn ? [...was, code] : was.filter((one) => one !== code)));
    setError(undefined);
  };
  return (
    <form method="post" noValidate className={css.stack} onSubmit={submit}>
      {codesOf(workGroups).map((group) => (
        <fieldset key={group} className={css.group}>
          <legend className={css.legend}>{workGroups[group]}</legend>
          {works
            .filter((work) => work.group === group)
            .map((work) => (
              <div key={work.code} className={css.option}>
                <Checkbox
                  name="works"
                  value={work.code}
                  label={work.name}
                  checked={codes.includes(work.code)}
                  onChange={({ currentTarget }) => toggle(work.code, currentTarget.checked)}
                />
                <span className={css.price}>
                  {durationText(work.minutes)}, {priceText(work.price)}
                </span>
              </div>
            ))}
        </fieldset>
      ))}
      <p className={css.sum} aria-live="polite">
        {taken.length > 0 ? `Итого: ${durationText(minutes)}, ${priceText(price)}` : 'Пока ничего не\u00a0выбрано'}
      </p>
      <Text size="sm" tone="quiet">
        Цена работ без{'\u00a0'}запчастей. Точную сумму мастер назовёт до{'\u00a0'}начала работ.
      </Text>
      {error && (
        <div role="alert">
          <Text tone="critical">{error}</Text>
        </div>
      )}
      <div>
        <Button type="submit">Выбрать время</Button>
      </div>
    </form>
  );
}
