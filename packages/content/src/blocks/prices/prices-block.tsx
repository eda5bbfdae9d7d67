import { formatDate } from '@showroom/domain/dates';
import { formatInteger } from '@showroom/domain/text';
import { Text } from '@showroom/ui/text';
import type { BlockProps } from '../block-props.ts';
import * as css from './prices-block.css.ts';

const priceText = (price: number, from: boolean) =>
  price === 0 ? 'бесплатно' : `${from ? 'от\u00a0' : ''}${formatInteger(price)}\u00a0₽`;

const asSentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A price list with the day from which it holds. */
export function PricesBlock({ block: { note, asOf, items } }: Pick<BlockProps<'prices'>, 'block'>) {
  return (
    <div className={css.part}>
      <ul className={css.list}>
        {items.map(({ name, price, from, duration, text }) => (
          <li key={name} className={css.row}>
            <div>
              <p className={css.name}>{name}</p>
              {(text || duration) && (
                <p className={css.quiet}>
                  {duration ? `${text ? `${asSentence(text)} ` : ''}Время: ${duration}` : text}
                </p>
              )}
            </div>
            <p className={css.price}>{priceText(price, from)}</p>
          </li>
        ))}
      </ul>
      <Text size="sm" tone="quiet">
        {note ? `${note} ` : ''}Цены на{'\u00a0'}
        <time dateTime={asOf}>{formatDate(asOf)}</time>.
      </Text>
    </div>
  );
}
