import { IconButton } from '@showroom/ui/icon-button';
import * as css from './stepper.css.ts';

type Props = { name: string; count: number; least: number; most: number; onChange: (count: number) => void };

/** Pieces of an item, between the fewest that are sold and what is free. */
export function Stepper({ name, count, least, most, onChange }: Props) {
  return (
    <fieldset className={css.stepper} aria-label={`Количество: ${name}`}>
      <IconButton icon="minus" label="Меньше" onClick={() => onChange(count - 1)} disabled={count <= least} />
      <output className={css.count} aria-label="Штук">
        {count}
      </output>
      <IconButton icon="plus" label="Больше" onClick={() => onChange(count + 1)} disabled={count >= most} />
    </fieldset>
  );
}
