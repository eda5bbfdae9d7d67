import { Disclosure } from '@showroom/ui/disclosure';
import type { BlockProps } from '../block-props.ts';
import { WideTable } from '../wide-table.tsx';
import { barsOf } from './bars.ts';
import * as css from './chart-block.css.ts';

const number = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

/** Figures by period: bars drawn on the server, and the same as a table. */
export function ChartBlock({ block, id }: Pick<BlockProps<'chart'>, 'block' | 'id'>) {
  const { title, unit, periods, series } = block;
  const { bars, height, width, zero } = barsOf(block);
  const columns = { gridTemplateColumns: `repeat(${periods.length}, minmax(0, 1fr))` };
  const only = series.length === 1 ? series[0] : undefined;
  return (
    <div className={css.chart}>
      <p className={css.unit}>{unit}</p>
      {series.length > 1 && (
        <ul className={css.legend} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name} className={css.entry}>
              <span className={css.signs[(index % 3) as 0 | 1 | 2]} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <div>
        {only && (
          <div className={css.labels} style={columns} aria-hidden="true">
            {only.values.map((value, index) => (
              <span key={periods[index]} className={css.value}>
                {number.format(value)}
              </span>
            ))}
          </div>
        )}
        <svg
          className={css.drawing}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={`${id}-chart`}
        >
          <title id={`${id}-chart`}>{`${title}, ${unit}. Значения — в таблице под графиком.`}</title>
          {bars.map(({ key, x, y, width: wide, height: tall, series: index }) => (
            <rect key={key} x={x} y={y} width={wide} height={tall} className={css.fills[(index % 3) as 0 | 1 | 2]} />
          ))}
          <rect x={0} y={zero} width={width} height={1} className={css.axis} />
        </svg>
        <div className={css.labels} style={columns} aria-hidden="true">
          {periods.map((period) => (
            <span key={period}>{period}</span>
          ))}
        </div>
      </div>
      <Disclosure summary="Те же данные таблицей">
        <WideTable name={title}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              {periods.map((period) => (
                <th key={period} scope="col">
                  {period}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={periods[index]}>{number.format(value)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </WideTable>
      </Disclosure>
    </div>
  );
}
