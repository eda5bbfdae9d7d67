import { carCheckedEvent, functionalServiceEvent, takeCarChecked, takeFunctionalService } from '../garage/events.ts';
import { policyEvent, takePolicy } from '../insurances/events.ts';
import { orderStatusEvent, orderWorkEvent, takeOrderStatus, takeOrderWork } from '../service-orders/events.ts';
import { groupHandler } from '../tools/group-handler.ts';

const term = { startsOn: '2026-01-01', endsOn: '2026-12-31' };
const whose = { phone: '79990000001', vin: 'XTA210990MY576191' };

/** Garage, service orders, policies and paid services. */
export const serviceHandlers = {
  'service-order.status': groupHandler(
    orderStatusEvent,
    ({ executor, holdingId }, event) => takeOrderStatus(executor, holdingId, event),
    { number: '1', status: 'arrived', mileageKm: 30_000 },
  ),
  'service-order.work': groupHandler(
    orderWorkEvent,
    ({ executor, holdingId }, event) => takeOrderWork(executor, holdingId, event),
    { number: '1', workId: 'w-1', name: 'Замена колодок', reason: 'Износ 90 %', price: 840_000 },
  ),
  'garage.checked': groupHandler(
    carCheckedEvent,
    ({ executor, holdingId }, event) => takeCarChecked(executor, holdingId, event),
    { vin: whose.vin, recalls: [{ code: 'R-1', title: 'Подушка безопасности', isDone: false }] },
  ),
  'functional-service': groupHandler(
    functionalServiceEvent,
    ({ executor, holdingId }, event) => takeFunctionalService(executor, holdingId, event),
    {
      ...whose,
      ...term,
      serviceId: 's-1',
      code: 'remote',
      name: 'Удалённый запуск',
      status: 'active',
      isRenewed: true,
    },
  ),
  'insurance.policy': groupHandler(
    policyEvent,
    ({ executor, holdingId }, event) => takePolicy(executor, holdingId, event),
    { ...whose, ...term, policyId: 'p-1', kind: 'kasko', status: 'active', number: 'AA 123', insurer: 'Страховая' },
  ),
};
