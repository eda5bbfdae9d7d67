import type { KnownValues } from './fuzz-calls.ts';
import { addOrder } from './owned-garage.ts';
import { signInAs } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

const fileless = ['order', 'move', 'addWork', 'answer'] as const;
const ofWork = ['moveWork', 'addPhoto', 'photo'] as const;

/** A service order, and bodies that the workshop's calls take. */
export async function knownOrders(app: TestApp): Promise<KnownValues> {
  const { customerId } = await signInAs(app, { holdingId: 1, phone: '79167770011' });
  const { order, photo, work: seen } = await addOrder(app, customerId);
  const { order: open, work } = await addOrder(app, customerId, ['in_work', 'approved']);
  return {
    ...Object.fromEntries([...fileless, ...ofWork].map((name) => [`deskOrders.${name}:order`, [order]])),
    ...Object.fromEntries(ofWork.map((name) => [`deskOrders.${name}:work`, [seen]])),
    'deskOrders.moveWork:order': [open],
    'deskOrders.moveWork:work': [work],
    'deskOrders.photo:photo': [photo],
    'body:deskOrders.move': ['{"status":"arrived"}', '{"status":"in_work"}'],
    'body:deskOrders.addWork': ['{"name":"Колодки","price":840000}'],
    'body:deskOrders.moveWork': ['{"status":"in_work"}', '{"status":"done"}'],
    'body:deskOrders.answer': ['{"text":"Посмотрим"}'],
  };
}
