import { tied } from '@showroom/domain/tied';
import type { Dealer } from '@showroom/domain/vehicle';
import * as css from './department-hours.css.ts';

const wholeWeek = 'пн–вс';

/** When each department is open. */
export function DepartmentHours({ departments }: Pick<Dealer, 'departments'>) {
  return (
    <dl className={css.list}>
      {departments.map(({ code, name, hours }) => (
        <div key={code} className={css.row}>
          <dt className={css.name}>{tied(name)}</dt>
          <dd className={css.hours}>
            {hours.map((row) => (
              <span key={row.days} className={css.line}>
                <span className={css.days}>{row.days === wholeWeek ? 'ежедневно' : row.days}</span> {row.hours}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
