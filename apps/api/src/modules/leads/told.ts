import type { Department } from '@showroom/domain/vehicle';
import { type PortSettings, webhookName } from '../../ports/port-settings.ts';
import type { Holding, Holdings } from '../holdings/read-holdings.ts';

/** Holdings with whom this deployment tells of their leads. */
export function withTold(holdings: Holdings, { leadMails, webhooks }: Pick<PortSettings, 'leadMails' | 'webhooks'>) {
  return new Map(
    [...holdings].map(([id, holding]): [number, Holding] => {
      const name = webhookName(id);
      const own = [...leadMails].flatMap(([key, mail]): [string, string][] => {
        const [number, ...rest] = key.split('/');
        return Number(number) === id ? [[rest.join('/'), mail]] : [];
      });
      return [id, { ...holding, told: { mails: new Map(own), crm: webhooks.targets.has(name) ? name : undefined } }];
    }),
  );
}

/**
 * Who reads a lead: the department of the centre, else the centre, else the department anywhere, else the holding's own box,
 * which is `leads@` on its host unless the deployment names one. Undefined where nobody is told.
 */
export function leadMail(
  { told, host }: Pick<Holding, 'told' | 'host'>,
  dealer: string | undefined,
  department: Department | undefined,
): string | undefined {
  if (!told) return undefined;
  const keys = [dealer && department && `${dealer}/${department}`, dealer, department, ''];
  for (const key of keys) {
    const mail = key === undefined ? undefined : told.mails.get(key);
    if (mail) return mail;
  }
  return `leads@${host}`;
}
