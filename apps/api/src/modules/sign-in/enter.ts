import type { TokenPair } from '@showroom/api-contract/account';
import type { Executor } from '../../db/database.ts';
import type { ApiContext } from '../../rpc/context.ts';
import { deviceWords } from '../account/device-words.ts';
import { type Opening, openSession } from '../account/sessions.ts';
import { tellCustomer } from '../notices/tell-customer.ts';
import type { LocatedCity } from '../system/located-city.ts';

const placeNames: Record<LocatedCity, string> = {
  msk: 'Москва',
  spb: 'Санкт-Петербург',
  krasnodar: 'Краснодар',
};

/** Where somebody signs in from, for the list of sessions. */
export async function seenFrom(
  { location, callerAddress }: Pick<ApiContext, 'location' | 'callerAddress'>,
  userAgent: string | undefined,
): Promise<Pick<Opening, 'device' | 'place'>> {
  const city = callerAddress === undefined ? null : await location.locate(callerAddress);
  return { device: deviceWords(userAgent), place: city && placeNames[city] };
}

/**
 * Opens a session, in the caller's transaction, and tells the customer where no session of his, living or over, had this device at
 * this place. The first one ever is his own news.
 */
export async function enter(executor: Executor, tokenSecret: string, opening: Opening): Promise<TokenPair> {
  const { customerId, device, place } = opening;
  const [seen] = await executor.query<{ isFirst: boolean; isKnown: boolean }>(
    `select count(*) = 0 as "isFirst",
       coalesce(bool_or(device = $2 and place is not distinct from $3), false) as "isKnown"
     from customer_session where customer_id = $1`,
    [customerId, device, place],
  );
  const pair = await openSession(executor, tokenSecret, opening);
  if (!seen?.isFirst && !seen?.isKnown)
    await tellCustomer(executor, {
      customerId,
      kind: 'security',
      title: 'Вход с\u00a0нового устройства',
      text: `${[device, place].filter(Boolean).join(', ')}. Если это были не\u00a0вы, завершите этот сеанс в\u00a0профиле.`,
      href: '/lk/profile/',
    });
  return pair;
}
