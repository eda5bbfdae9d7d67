import type { PromoRow } from '@showroom/api-contract/desk-promo';
import type { PromoKind } from '@showroom/domain/shop/order-sums';
import type { Executor } from '../../db/database.ts';
import { ApiError, badRequest, notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { writeAudit } from '../content/store/audit.ts';
import { type Desk, deskFor } from '../tools/desk-for.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { promoKey, promoUses } from './promo.ts';

const keeperOf = deskFor('sales');

/** A code works in all centres. Throws 403 for staff of some. */
function requireWhole({ dealers }: Desk): void {
  if (dealers)
    throw new ApiError(
      'PERMISSION_DENIED',
      'Промокоды действуют во\u00a0всех центрах: их\u00a0ведут сотрудники с\u00a0доступом ко\u00a0всем.',
    );
}

const columns = `p.id::text as id, p.code, p.kind, p.value, p.goods_from::float8 as "goodsFrom", p.ends_at as "endsAt",
  p.uses_limit as "usesLimit", (select count(*)::int from (${promoUses}) u) as uses,
  p.is_active and (p.ends_at is null or p.ends_at > now()) as "isOpen"`;

type Row = Omit<PromoRow, 'state' | 'endsAt'> & { endsAt: Date | string | null; isOpen: boolean };

const present = ({ isOpen, endsAt, ...row }: Row): PromoRow => ({
  ...row,
  endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
  state: !isOpen ? 'ended' : row.usesLimit !== null && row.uses >= row.usesLimit ? 'used-up' : 'active',
});

async function readPromo(db: Executor, holdingId: number, id: string): Promise<PromoRow> {
  const [row] = await db.query<Row>(`select ${columns} from promo_code p where p.holding_id = $1 and p.id::text = $2`, [
    holdingId,
    id,
  ]);
  if (!row) throw notFound('Такого промокода нет.');
  return present(row);
}

const auditOf = ({ holdingId, actor }: Desk) => ({ holdingId, actor });

type NewPromo = {
  code: string;
  kind: PromoKind;
  value: number;
  goodsFrom?: number | undefined;
  endsOn?: string | undefined;
  usesLimit?: number | undefined;
};

/** A new code. Throws 400 for a last day that is over, 409 for a code that stands already, also an ended one: orders name it. */
async function createPromo(db: Executor, keeper: Desk, given: NewPromo): Promise<PromoRow> {
  const { kind, value, goodsFrom = 0, endsOn = null, usesLimit = null } = given;
  const code = promoKey(given.code);
  const [made] = await db.query<{ id: string; isOver: boolean }>(
    `insert into promo_code (holding_id, code, kind, value, goods_from, ends_at, uses_limit)
     values ($1, $2, $3, $4, $5, ($6::date + 1)::timestamp at time zone 'Europe/Moscow', $7)
     on conflict (holding_id, code) do nothing returning id::text as id, coalesce(ends_at <= now(), false) as "isOver"`,
    [keeper.holdingId, code, kind, value, goodsFrom, endsOn, usesLimit],
  );
  if (!made) {
    const message = 'Такой промокод уже есть.';
    throw new ApiError('ALREADY_EXISTS', message, { details: [{ field: 'code', message }] });
  }
  if (made.isOver)
    throw badRequest('Промокод не\u00a0заведён.', [{ field: 'endsOn', message: 'Этот день уже прошёл' }]);
  const details = { kind, value, goodsFrom, endsOn, usesLimit };
  await writeAudit(db, { ...auditOf(keeper), act: 'promo-create', subject: code, details });
  return readPromo(db, keeper.holdingId, made.id);
}

/** The code works no more; ending it again changes nothing. Throws 404. */
async function endPromo(db: Executor, keeper: Desk, id: string): Promise<PromoRow> {
  const [ended] = await db.query<{ code: string }>(
    'update promo_code set is_active = false where holding_id = $1 and id::text = $2 and is_active returning code',
    [keeper.holdingId, id],
  );
  if (ended) await writeAudit(db, { ...auditOf(keeper), act: 'promo-end', subject: ended.code });
  return readPromo(db, keeper.holdingId, id);
}

export const deskPromoRoutes = {
  list: api.deskPromo.list.handler(async ({ input, context }) => {
    const { holdingId } = await keeperOf(context, input);
    const { page = 1 } = input.query;
    const { limit, offset } = deskWindow(page);
    const { database } = context;
    const [count] = await database.query<{ total: number }>(
      'select count(*)::int as total from promo_code where holding_id = $1',
      [holdingId],
    );
    const items = await database.query<Row>(
      `select ${columns} from promo_code p where p.holding_id = $1
       order by "isOpen" desc, p.id desc limit $2 offset $3`,
      [holdingId, limit, offset],
    );
    return deskPage(page, { items: items.map(present), total: count?.total ?? 0 });
  }),
  create: api.deskPromo.create.handler(async ({ input, context }) => {
    const keeper = await keeperOf(context, input);
    requireWhole(keeper);
    return context.database.transaction((tx) => createPromo(tx, keeper, input.body));
  }),
  end: api.deskPromo.end.handler(async ({ input, context }) => {
    const keeper = await keeperOf(context, input);
    requireWhole(keeper);
    return context.database.transaction((tx) => endPromo(tx, keeper, input.params.id));
  }),
};
