import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../db/testing.ts';
import { seed } from '../../../seed/seed.ts';

test('a new demonstration stock never wipes out vehicles that came by a feed', async () => {
  const database = await openTestDatabase('pglite', { vehicles: 20, accessories: 5 });
  await database.query("update vehicle set source = 'stock' where id = (select min(id) from vehicle)");
  expect(await seed(database, { vehicles: 30, accessories: 5 })).toMatchObject({ seeded: false });
  expect(await database.rows('select count(*) from vehicle where source is not null')).toEqual([[1]]);
  await database.close();
});
