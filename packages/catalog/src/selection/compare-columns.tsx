'use client';

import { tied } from '@showroom/domain/tied';
import { Badge } from '@showroom/ui/badge';
import { Icon } from '@showroom/ui/icon';
import { IconButton } from '@showroom/ui/icon-button';
import { Picture } from '@showroom/ui/picture';
import { VisuallyHidden } from '@showroom/ui/visually-hidden';
import { vehicleHref } from '../text/vehicle-words.ts';
import * as css from './compare.css.ts';
import type { CompareCell, CompareGroup } from './compare-rows.ts';
import { CompareStrip } from './compare-strip.tsx';
import type { Compared } from './compare-values.ts';
import { selectionWords } from './selection-words.data.ts';
import { useStrip } from './use-strip.ts';

type Props = {
  vehicles: readonly Compared[];
  groups: readonly CompareGroup[];
  onRemove?: (id: number, name: string) => void;
};

/** Where a long word of a narrow column breaks; a unit does not. */
const breakable = (label: string) =>
  tied(label)
    .replace(/(анти|электро|стекло|много)(?=[а-яё]{5})/gi, '$1\u00ad')
    .replace('/', '/\u2060');

/** «Model 3», «S-Класс»: no letter or figure of a name stands alone in a line. */
const lettersTied = (name: string) =>
  name.replace(/ (?=\S{1,2}$)/, '\u00a0').replace(/(?<!\S)(\S-)(?=\S)/g, '$1\u2060');

const nameOf = ({ card }: Compared) => `${card.mark.name} ${card.model.name}`;

function Head({ vehicle, onRemove }: { vehicle: Compared; onRemove?: Props['onRemove'] }) {
  const { card, state } = vehicle;
  const name = nameOf(vehicle);
  const [picture] = card.pictures;
  return (
    <th scope="col" className={css.column}>
      <div className={css.headPicture}>{picture && <Picture base={picture.base} size="card" alt="" />}</div>
      {/* A page load: a sold vehicle's page answers 410, which a router does not take. */}
      <a href={vehicleHref(card.id)} className={css.headName}>
        {lettersTied(name)} <span className={css.headTrim}>{card.modification}</span>
      </a>
      {state === 'gone' && <Badge tone="quiet">{selectionWords[card.type].gone}</Badge>}
      {state === 'reserved' && <Badge tone="notice">В резерве</Badge>}
      {onRemove && (
        <span className={css.remove} data-print="hide">
          <IconButton icon="close" label={`Убрать из сравнения: ${name}`} onClick={() => onRemove(card.id, name)} />
        </span>
      )}
    </th>
  );
}

function Cell({ cell: { text, best, has } }: { cell: CompareCell }) {
  if (has !== undefined)
    return (
      <td className={css.cell}>
        {has ? <Icon name="check" size={20} /> : <span aria-hidden="true">—</span>}
        <VisuallyHidden>{text}</VisuallyHidden>
      </td>
    );
  return (
    <td className={best ? `${css.cell} ${css.best}` : css.cell}>
      {text}
      {best && (
        <span className={css.bestSign}>
          <Icon name="check" size={16} />
          <VisuallyHidden>лучшее значение</VisuallyHidden>
        </span>
      )}
    </td>
  );
}

/** The table: names of the rows stay at the left, columns scroll by touch, wheel and arrow keys and stop at their edges. */
export function CompareColumns({ vehicles, groups, onRemove }: Props) {
  const { scroller, head, strip, stuck } = useStrip();
  return (
    <div className={css.frame} data-count={vehicles.length}>
      <CompareStrip vehicles={vehicles} shown={stuck} place={strip} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section ref={scroller} className={css.scroller} tabIndex={0} aria-label="Таблица сравнения">
        <table className={css.table}>
          <colgroup>
            <col className={css.nameColumn} />
            <col className={css.vehicleColumn} span={vehicles.length} />
          </colgroup>
          <thead ref={head}>
            <tr>
              <td className={css.corner} />
              {vehicles.map((vehicle) => (
                <Head key={vehicle.card.id} vehicle={vehicle} onRemove={onRemove} />
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={vehicles.length + 1} className={css.group}>
                  <span className={css.groupTitle}>{title}</span>
                </th>
              </tr>
              {rows.map(({ label, cells }) => (
                <tr key={label}>
                  <th scope="row" className={css.rowName}>
                    {breakable(label)}
                  </th>
                  {vehicles.map(({ card }, index) => {
                    const cell = cells[index];
                    return cell && <Cell key={card.id} cell={cell} />;
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}
