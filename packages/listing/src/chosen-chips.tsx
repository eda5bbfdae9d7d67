import { Chip } from '@showroom/ui/chip';
import { TextLink } from '@showroom/ui/text-link';
import * as css from './results.css.ts';

/** One choice of the visitor and the address without it. */
export type ChosenChip = { id: string; label: string; href: string };

/** What is chosen, each chip a link to the listing without it. */
export function ChosenChips({ chips, resetHref }: { chips: readonly ChosenChip[]; resetHref: string | undefined }) {
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
      {resetHref !== undefined && (
        <li>
          <TextLink href={resetHref} data-stay="">
            Сбросить всё
          </TextLink>
        </li>
      )}
    </ul>
  );
}
