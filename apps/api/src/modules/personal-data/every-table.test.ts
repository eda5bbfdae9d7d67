import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../db/database.ts';
import { engines, openTestDatabase } from '../../db/testing.ts';
import { memoryFileStore } from '../../testing/memory-file-store.ts';
import { purgeFiles } from '../files/service.ts';
import { impersonalTables, personalTables } from './personal-tables.data.ts';
import { exportSubject, forgetSubject, subjectOfCustomer } from './subject.ts';

type Column = { table: string; name: string; type: string; udt: string; identity: string; generated: string };
type Reference = { table: string; column: string; parent: string };
type Person = { id: string; phone: string; mark: string; number: number };

const names = Object.keys(personalTables);

/** Rows of one person in every table that may hold one. Returns the word that stands in each column of text. */
async function plant(db: Database, person: Person, columns: Column[], references: Reference[]) {
  const planted = new Map<string, string>();
  const keys = new Map<string, unknown>();
  const order = randomUUID();
  // The books keep an order without its buyer.
  await db.query(
    `insert into store_order (id, holding_id, status, pay, receiving, dealer_code, ready_on, price, disprice, promo, points, delivery, total)
     values ($1, 1, 'created', 'receipt', 'pickup', 'd', '2026-11-23', 0, 0, 0, 0, 0, 0)`,
    [order],
  );
  const reservation = randomUUID();
  await db.query(
    `insert into vehicle_reservation (id, holding_id, vehicle_id, vehicle_name, dealer_code, price, deposit, days, held_until)
     values ($1, 1, $2, 'v', 'd', 1, 1, 1, now())`,
    [reservation, person.number],
  );
  const known: Record<string, unknown> = {
    'vehicle_reservation_event.reservation_id': reservation,
    'vehicle_reservation_holder.reservation_id': reservation,
    'store_order_event.order_id': order,
    'store_order_recipient.order_id': order,
    'vehicle_reservation_holder.phone': person.phone,
    'customer.id': person.id,
    'customer.phone': person.phone,
    'lead.phone': person.phone,
    'invoice.phone': person.phone,
    'report_code.phone': person.phone,
    'outbox.recipient': person.phone,
  };
  // A review names its request without a reference.
  const parentOf = (table: string, column: string) =>
    (table === 'review' && column === 'deal_key' && 'lead') ||
    references.find((one) => one.table === table && one.column === column && names.includes(one.parent))?.parent;
  const put = async (table: string): Promise<void> => {
    if (keys.has(table)) return;
    keys.set(table, undefined);
    const own = columns.filter((column) => column.table === table);
    const values = new Map<string, unknown>();
    for (const { name, type, udt, identity, generated } of own) {
      if (identity === 'ALWAYS' || generated === 'ALWAYS') continue;
      const parent = parentOf(table, name);
      if (parent && parent !== table) await put(parent);
      const word = `${person.mark}-${table}-${name}`;
      const value = known[`${table}.${name}`] ?? (parent ? keys.get(parent) : drawn(type, udt, word, person.number));
      if (JSON.stringify(value)?.includes(word)) planted.set(`${table}.${name}`, word);
      values.set(name, value);
    }
    const list = [...values.keys()];
    const [row] = await db.query<Record<string, unknown>>(
      `insert into ${table} (${list.map((name) => `"${name}"`).join(', ')})
       values (${list.map((_, n) => `$${n + 1}`).join(', ')}) returning *`,
      [...values.values()],
    );
    keys.set(table, row?.id);
  };
  for (const table of names) await put(table);
  return planted;
}

function drawn(type: string, udt: string, word: string, number: number): unknown {
  if (type === 'uuid') return randomUUID();
  if (type === 'text' || type === 'character varying') return word;
  if (type === 'jsonb') return JSON.stringify({ word });
  if (type === 'ARRAY') return udt === '_text' ? [word] : [];
  if (type === 'boolean') return false;
  if (type === 'date') return '2026-11-23';
  if (type.startsWith('timestamp')) return new Date().toISOString();
  if (type === 'tstzrange') return '[2026-11-23 10:00+03,2026-11-23 11:00+03)';
  if (/int|numeric|real|double/.test(type)) return number;
  throw new Error(`Nobody draws a ${type} (${word}).`);
}

describe.each(engines)('every table, on %s', (kind) => {
  let db: Database;
  let columns: Column[] = [];
  let words = new Map<string, string>();
  const person: Person = { id: randomUUID(), phone: '79161234567', mark: 'planted', number: 1 };
  const other: Person = { id: randomUUID(), phone: '79167654321', mark: 'neighbour', number: 2 };
  beforeAll(async () => {
    db = await openTestDatabase(kind);
    columns = await db.query<Column>(
      `select c.table_name as "table", c.column_name as name, c.data_type as type, c.udt_name as udt,
         c.identity_generation as identity, c.is_generated as generated
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by c.table_name, c.ordinal_position`,
    );
    const references = await db.query<Reference>(
      `select conrelid::regclass::text as "table", a.attname as "column", confrelid::regclass::text as parent
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f'`,
    );
    // What a value may be is of no matter here; whose it is, is.
    const rules = await db.query<{ sql: string }>(
      `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as sql
       from pg_constraint where contype in ('c', 'x') and connamespace = 'public'::regnamespace`,
    );
    for (const { sql } of rules) await db.query(sql);
    words = await plant(db, person, columns, references);
    await plant(db, other, columns, references);
  });
  afterAll(() => db.close());

  /** Tables that hold a text anywhere. */
  const holdersOf = async (word: string): Promise<string[]> => {
    const found: string[] = [];
    for (const table of new Set(columns.map((column) => column.table))) {
      const [row] = await db.query<{ found: boolean }>(
        `select exists (select 1 from "${table}" t where position($1 in to_jsonb(t)::text) > 0) as found`,
        [word],
      );
      if (row?.found) found.push(table);
    }
    return found;
  };

  test('somebody decided whether it holds personal data', () => {
    const decided = [...names, ...Object.keys(impersonalTables)].sort();
    expect(decided).toEqual([...new Set(columns.map((column) => column.table))].sort());
  });

  test('every value of a person is in the export, and nobody else\u2019s', async () => {
    const subject = await subjectOfCustomer(db, person.id);
    if (!subject) throw new Error('no customer');
    const data = await exportSubject(db, subject);
    for (const [table, { hidden = {} }] of Object.entries(personalTables)) {
      const own = columns.filter((column) => column.table === table && !(column.name in hidden));
      expect(own.length).toBeGreaterThan(0);
      const [row = {}, ...more] = (data[table] ?? []) as Record<string, unknown>[];
      expect([table, more.length, Object.keys(row).sort()]).toEqual([table, 0, own.map(({ name }) => name).sort()]);
      for (const { name } of own) {
        const word = words.get(`${table}.${name}`);
        if (word) expect(JSON.stringify(row[name])).toContain(word);
      }
    }
    // As many as there are columns of text: the planting itself works.
    expect(words.size).toBeGreaterThan(80);
    const all = JSON.stringify(data);
    for (const word of [other.mark, other.phone, other.id]) expect(all).not.toContain(word);
    // Hidden is what would open something, and stays hidden.
    for (const [table, { hidden = {} }] of Object.entries(personalTables))
      for (const name of Object.keys(hidden)) expect(all).not.toContain(`${person.mark}-${table}-${name}`);
  });

  test('after a deletion nothing of it stands anywhere, and a neighbour has lost nothing', async () => {
    const before = await holdersOf(other.mark);
    const subject = await subjectOfCustomer(db, person.id);
    if (!subject) throw new Error('no customer');
    const gone = await db.transaction((executor) => forgetSubject(executor, subject));
    expect(Object.keys(gone).sort()).toEqual([...names].sort());
    expect(Object.values(gone)).toEqual(names.map(() => 1));
    await purgeFiles({ database: db, files: memoryFileStore() });
    for (const word of [person.mark, person.phone, person.id]) expect(await holdersOf(word)).toEqual([]);
    expect(await holdersOf(other.mark)).toEqual(before);
    const counts = await Promise.all(names.map((table) => db.rows(`select count(*)::int from "${table}"`)));
    expect(counts.map(([row]) => row?.[0])).toEqual(names.map(() => 1));
  });
});
