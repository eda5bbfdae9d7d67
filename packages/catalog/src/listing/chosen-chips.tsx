import { Chip } from '@showroom/ui/chip';
import { TextLink } from '@showroom/ui/text-link';
import type { ChosenChip } from './chips.ts';
import * as css from './listing-screen.css.ts';

/** What is chosen, each chip a link to the listing without it. */
export function ChosenChips({ chips, resetHref }: { chips: readonly ChosenChip[]; resetHref: string }) {
  if (chips.length === 0) return null;
  return (
    <ul className={css.chips} aria-label="Выбрано">
      {chips.map(({ id, label, href }) => (
        <li key={id}>
          <Chip href={href} data-stay="" onRemoveLabel="Убрать">
            {label}
          </Chip>
        </li>
      ))}
      <li>
        <TextLink href={resetHref} data-stay="">
          Сбросить всё
        </TextLink>
      </li>
    </ul>
  );
}
