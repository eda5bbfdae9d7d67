import type { DeskReview, Review } from '@showroom/api-contract/reviews';
import type { Rating, ReviewStatus } from '@showroom/domain/review/review';
import type { ReviewSort } from '@showroom/domain/review/reviews-query';
import type { Executor } from '../../db/database.ts';
import type { ReviewConsent } from '../../db/review-schema.ts';

/** What a review is about; the group where neither centre nor goods are named. */
export type Subject = { dealer?: string | undefined; employee?: string | undefined; item?: number | undefined };

type Row = Omit<DeskReview, 'dealer' | 'employee' | 'item' | 'reply' | 'createdAt'> & {
  itemId: number | null;
  itemName: string | null;
  createdAt: Date | string;
  dealerCode: string | null;
  dealerName: string | null;
  employeeCode: string | null;
  employeeName: string | null;
  reply: string | null;
  repliedAt: Date | string | null;
  status: ReviewStatus;
  reason: string | null;
};

const iso = (moment: Date | string) => new Date(moment).toISOString();

function toReview({
  status: _status,
  reason: _reason,
  itemId: _item,
  itemName: _name,
  ...row
}: Row): Omit<DeskReview, 'status' | 'reason' | 'item'> {
  const { dealerCode, dealerName, employeeCode, employeeName, reply, repliedAt, createdAt, ...rest } = row;
  return {
    ...rest,
    createdAt: iso(createdAt),
    dealer: dealerCode === null ? null : { code: dealerCode, name: dealerName ?? dealerCode },
    employee: employeeCode === null ? null : { code: employeeCode, name: employeeName ?? employeeCode },
    reply: reply === null || repliedAt === null ? null : { text: reply, at: iso(repliedAt) },
  };
}

const toDeskReview = (row: Row): DeskReview => ({
  ...toReview(row),
  item: row.itemId === null ? null : { id: row.itemId, name: row.itemName ?? `№ ${row.itemId}` },
  status: row.status,
  reason: row.reason,
});

const columns = `
  r.id, r.rating, r.author, r.text, r.pros, r.cons, r.verified, r.status, r.reason, r.reply,
  r.created_at as "createdAt", r.replied_at as "repliedAt",
  r.item_id as "itemId", (select a.name from accessory a where a.id = r.item_id) as "itemName",
  r.dealer_code as "dealerCode", d.name as "dealerName", r.employee_code as "employeeCode",
  coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'width', p.width, 'height', p.height, 'isShown', p.is_shown)
      order by p.position) from review_photo p where p.review_id = r.id), '[]'::jsonb) as photos,
  (select one->>'name' from jsonb_array_elements(d.advisers) one where one->>'code' = r.employee_code) as "employeeName"
  from review r left join dealer d on d.holding_id = r.holding_id and d.code = r.dealer_code`;

const orders: Record<ReviewSort, string> = {
  new: 'r.created_at desc, r.id',
  best: 'r.rating desc, r.created_at desc, r.id',
  worst: 'r.rating, r.created_at desc, r.id',
};

/** Reviews of goods stand with their goods alone. */
const ofSubject = `r.holding_id = $1 and r.status = 'published' and r.item_id is not distinct from $4::int
  and ($2::text is null or r.dealer_code = $2) and ($3::text is null or r.employee_code = $3)`;
const valuesOf = (holdingId: number, { dealer, employee, item }: Subject) => [
  ...[holdingId, dealer ?? null, employee ?? null, item ?? null],
];

/** How many published reviews of a subject have how many stars. */
export async function countStars(
  db: Executor,
  holdingId: number,
  subject: Subject,
): Promise<Partial<Record<Rating, number>>> {
  const rows = await db.query<{ rating: Rating; count: number }>(
    `select r.rating, count(*)::int as count from review r where ${ofSubject} group by r.rating`,
    valuesOf(holdingId, subject),
  );
  return Object.fromEntries(rows.map(({ rating, count }) => [rating, count]));
}

type Asked = Subject & { rating: number | undefined; sort: ReviewSort; limit: number; offset: number };

export async function selectReviews(
  db: Executor,
  holdingId: number,
  { rating, sort, limit, offset, ...subject }: Asked,
): Promise<Review[]> {
  const rows = await db.query<Row>(
    `select ${columns} where ${ofSubject} and ($5::int is null or r.rating = $5)
     order by ${orders[sort]} limit $6 offset $7`,
    [...valuesOf(holdingId, subject), rating ?? null, limit, offset],
  );
  return rows.map((row) => {
    const photos = row.photos.filter((photo) => photo.isShown);
    return { ...toReview(row), photos: photos.map(({ isShown: _shown, ...photo }) => photo) };
  });
}

export type NewReview = {
  id: string;
  holdingId: number;
  subject: Subject;
  rating: Rating;
  author: string;
  text: string;
  pros: string | null;
  cons: string | null;
  dealKey: string | null;
  consent: ReviewConsent;
};

/** Stores a review that waits for its moderator. False when its request has one already. */
export async function insertReview(db: Executor, given: NewReview): Promise<boolean> {
  const { subject, consent, ...row } = given;
  const rows = await db.query(
    `insert into review (id, holding_id, dealer_code, employee_code, rating, author, text, pros, cons, verified, deal_key, consent, item_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13)
     on conflict do nothing returning id`,
    [
      row.id,
      row.holdingId,
      subject.dealer ?? null,
      subject.employee ?? null,
      row.rating,
      row.author,
      row.text,
      row.pros,
      row.cons,
      row.dealKey !== null,
      row.dealKey,
      JSON.stringify(consent),
      subject.item ?? null,
    ],
  );
  return rows.length > 0;
}

/** Whether goods of this id are sold. */
export async function hasItem(db: Executor, id: number): Promise<boolean> {
  const rows = await db.query('select 1 from accessory where id = $1', [id]);
  return rows.length > 0;
}

/** The first line of an order with this count and phone that has the item and no review yet; undefined where nothing of it was handed over. */
export async function findBoughtLine(
  db: Executor,
  { holdingId, item, number, phone }: { holdingId: number; item: number; number: number; phone: string },
): Promise<{ key: string; isReviewed: boolean } | undefined> {
  const [row] = await db.query<{ key: string; isReviewed: boolean }>(
    `select key, exists (select 1 from review v where v.holding_id = $1 and v.deal_key = key) as "isReviewed"
     from (select 'line:' || l.id as key, l.id from store_order o join store_order_recipient r on r.order_id = o.id
       join store_order_line l on l.order_id = o.id
       where o.holding_id = $1 and o.number = $2 and r.phone = $3 and l.item_id = $4 and o.status = 'completed') as bought
     order by 2, id limit 1`,
    [holdingId, number, phone, item],
  );
  return row;
}

/** Id of the request with this count and phone; undefined for any other pair. */
export async function findRequest(
  db: Executor,
  holdingId: number,
  number: number,
  phone: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    'select id from lead where holding_id = $1 and number = $2 and phone = $3',
    [holdingId, number, phone],
  );
  return row?.id;
}

type DeskAsked = {
  status: ReviewStatus | undefined;
  /** Centres whose reviews are asked for; all without. */
  dealers: readonly string[] | undefined;
  limit: number;
  offset: number;
};

/** Reviews of the desk, newest first. */
export async function selectDeskReviews(
  db: Executor,
  holdingId: number,
  { status, dealers, limit, offset }: DeskAsked,
): Promise<{ items: DeskReview[]; total: number }> {
  const where = `r.holding_id = $1 and ($2::text is null or r.status = $2) and ($3::text[] is null or r.dealer_code = any($3))`;
  const given = [holdingId, status ?? null, dealers ?? null];
  const [[count], rows] = await Promise.all([
    db.query<{ total: number }>(`select count(*)::int as total from review r where ${where}`, given),
    db.query<Row>(`select ${columns} where ${where} order by r.created_at desc, r.id limit $4 offset $5`, [
      ...given,
      limit,
      offset,
    ]),
  ]);
  return { items: rows.map(toDeskReview), total: count?.total ?? 0 };
}

export async function findDeskReview(db: Executor, holdingId: number, id: string): Promise<DeskReview | undefined> {
  const [row] = await db.query<Row>(`select ${columns} where r.holding_id = $1 and r.id = $2`, [holdingId, id]);
  return row && toDeskReview(row);
}

export async function updateStatus(
  db: Executor,
  id: string,
  status: Exclude<ReviewStatus, 'pending'>,
  reason: string | null,
): Promise<void> {
  await db.query('update review set status = $2, reason = $3, decided_at = now() where id = $1', [id, status, reason]);
}

export async function updateReply(db: Executor, id: string, text: string | null): Promise<void> {
  await db.query(
    'update review set reply = $2, replied_at = case when $2::text is null then null else now() end where id = $1',
    [id, text],
  );
}
