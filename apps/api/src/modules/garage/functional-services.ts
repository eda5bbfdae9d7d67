import type { FunctionalServiceView } from '@showroom/api-contract/garage';
import { garageCarName } from '@showroom/domain/account/garage-car';
import type { Executor } from '../../db/database.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { requireId } from '../account-files/object-id.ts';

type Row = Omit<FunctionalServiceView, 'car'> & { mark: string | null; model: string | null; year: number | null };

const select = `select s.id, s.code, s.name, s.status, s.starts_on::text as "startsOn", s.ends_on::text as "endsOn",
  s.price::float8 as price, s.is_renewed as "isRenewed", s.car_id as "carId", c.mark, c.model, c.year
  from functional_service s left join garage_car c on c.id = s.car_id`;

const present = ({ mark, model, year, ...row }: Row): FunctionalServiceView => ({
  ...row,
  car: mark === null || model === null ? null : garageCarName({ mark, model, year }),
});

/** Paid services of a customer's cars: connected ones first. */
export async function listFunctionalServices(db: Executor, customerId: string): Promise<FunctionalServiceView[]> {
  const rows = await db.query<Row>(
    `${select} where s.customer_id = $1 order by s.status <> 'active', s.ends_on desc, s.id limit 200`,
    [customerId],
  );
  return rows.map(present);
}

/** Says whether a service goes on by itself after its term. Throws 404 for a stranger's, 403 for one that is over. */
export async function setRenewal(
  db: Executor,
  customerId: string,
  id: string,
  isRenewed: boolean,
): Promise<FunctionalServiceView> {
  const own = requireId(id, 'Такой услуги нет.');
  const changed = await db.query(
    `update functional_service set is_renewed = $3, updated_at = now()
     where customer_id = $1 and id = $2 and status = 'active' returning id`,
    [customerId, own, isRenewed],
  );
  const [row] = await db.query<Row>(`${select} where s.customer_id = $1 and s.id = $2`, [customerId, own]);
  if (!row) throw notFound('Такой услуги нет.');
  if (changed.length === 0) throw new ApiError('PERMISSION_DENIED', 'Услуга уже отключена.');
  return present(row);
}
