import { maxPieces, mostPieces } from '@showroom/domain/shop/basket-count';
import { lineSum } from '@showroom/domain/shop/basket-totals';
import { itemPath } from '@showroom/domain/shop/store-path';
import { formatInteger } from '@showroom/domain/text';
import { tied } from '@showroom/domain/tied';
import { Checkbox } from '@showroom/ui/checkbox';
import { IconButton } from '@showroom/ui/icon-button';
import { Picture } from '@showroom/ui/picture';
import { Price } from '@showroom/ui/price';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import { wholeWords } from '@showroom/ui/whole-words';
import { Stepper } from '../cards/stepper.tsx';
import type { ShopBase } from '../shop-site.ts';
import * as css from './basket.css.ts';
import type { BasketLine } from './basket-lines.ts';

type Props = {
  line: BasketLine;
  base: ShopBase;
  /** Name of the first centre that has it. */
  centre: string | undefined;
  onCount: (count: number) => void;
  onCheck: (checked: boolean) => void;
  onRemove: () => void;
};

/** One line of the basket. */
export function BasketLineView({ line, base, centre, onCount, onCheck, onRemove }: Props) {
  const { id, card, count, left, isSold, checked, notes } = line;
  const name = card?.name ?? `Товар ${id}`;
  const category = card?.categories.at(-1)?.name;
  const noteId = `basket-notes-${id}`;
  return (
    <li className={css.line} data-basket-line={id}>
      <span className={css.tick}>
        <Checkbox
          name={`line-${id}`}
          label={<VisuallyHidden>Заказать: {name}</VisuallyHidden>}
          checked={checked}
          disabled={!isSold}
          onChange={({ target }) => onCheck(target.checked)}
          {...(notes.length > 0 && { 'aria-describedby': noteId })}
        />
      </span>
      <span className={css.frame}>{card && <Picture base={card.picture} size="thumb" alt="" />}</span>
      <div className={css.words}>
        {card ? (
          <a href={`${base}${itemPath(id)}`} className={css.name}>
            {wholeWords(tied(name))}
          </a>
        ) : (
          <span className={css.name}>{wholeWords(tied(name))}</span>
        )}
        {card && (
          <p className={css.facts}>
            {[card.brand, `арт. ${card.partCode}`.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')}
          </p>
        )}
        {category && <p className={css.facts}>{category}</p>}
        {centre && isSold && <p className={css.facts}>{centre}</p>}
        {notes.length > 0 && (
          <div id={noteId} className={css.notes}>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        )}
      </div>
      {card && isSold && (
        <div className={css.amount}>
          <Stepper name={name} count={count} least={card.minCount} most={mostPieces(left)} onChange={onCount} />
          {count >= left && <p className={css.facts}>Больше нет: всего {formatInteger(left)}&nbsp;шт.</p>}
          {left > maxPieces && count >= maxPieces && (
            <p className={css.facts}>В&nbsp;одном заказе до&nbsp;{maxPieces}&nbsp;шт.</p>
          )}
          {card.minCount > 1 && count <= card.minCount && (
            <p className={css.facts}>Продаётся от&nbsp;{card.minCount}&nbsp;шт.</p>
          )}
        </div>
      )}
      {card && isSold && (
        <div className={css.sum}>
          <Price minor={lineSum(card.disprice, count)} oldMinor={lineSum(card.price, count)} size="lg" />
        </div>
      )}
      <span className={css.remove}>
        <IconButton icon="close" label={`Убрать: ${name}`} onClick={onRemove} />
      </span>
    </li>
  );
}
