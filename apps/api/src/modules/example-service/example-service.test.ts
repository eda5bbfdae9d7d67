import { policyStatuses } from '@showroom/domain/account/insurance-policy';
import { serviceOrderStatuses } from '@showroom/domain/account/service-order';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../db/testing.ts';
import { signInAs } from '../../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { exampleService } from './example-service.ts';

describe.each(engines)('on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 60 });
  });
  afterAll(() => app.close());

  test('the example customer has cars, orders, works, policies and services in every status', async () => {
    const { customerId } = await signInAs(app, { holdingId: 1, phone: '79990000001' });
    await app.database.transaction((executor) => exampleService({ executor, customerId, holdingId: 1 }));
    const statuses = async (table: string) =>
      (await app.database.rows(`select distinct status from ${table}`)).map(([status]) => status).sort();
    expect(await statuses('service_order')).toEqual(Object.keys(serviceOrderStatuses).sort());
    expect(await statuses('insurance_policy')).toEqual(Object.keys(policyStatuses).sort());
    expect(await statuses('order_work')).toEqual(['approved', 'declined', 'done', 'in_work', 'planned']);
    expect(await statuses('garage_car')).toEqual(['active', 'archived', 'checking']);
    // Nothing is done before it was asked for, and no visit is before its order.
    expect(
      await app.database.rows(
        `select o.number from service_order o left join order_event e on e.order_id = o.id
         where o.visit_at < o.created_at or e.created_at < o.created_at or e.created_at > now()`,
      ),
    ).toEqual([]);
    expect(await statuses('functional_service')).toEqual(['active', 'cancelled', 'ended']);
  });
});
