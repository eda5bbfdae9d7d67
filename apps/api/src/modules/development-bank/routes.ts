import { type Context, Hono } from 'hono';
import type { Executor } from '../../db/database.ts';
import { badRequest, notFound } from '../../http/api-error.ts';
import { boundedRequest } from '../../http/bounded-request.ts';
import { methodNotAllowed } from '../../http/method-not-allowed.ts';
import { requireOwnMachine } from '../../http/own-machine.ts';
import type { HttpEnv } from '../../http/request-record.ts';
import { bankHtml } from './bank-html.ts';
import { type BankAct, bankActs, decide, findOrder } from './queries.ts';

const route = '/dev/bank/:reference';

type Options = {
  database: Executor;
  /** Tells the API what a real bank's callback would: that something happened to a reference. */
  callback: (reference: string) => Promise<void>;
};

const isAct = (text: unknown): text is BankAct => typeof text === 'string' && Object.hasOwn(bankActs, text);

/** Where the payer's browser goes back to. */
const returnUrl = (approve: string, act: BankAct): string =>
  act === 'cancel'
    ? approve.replace('/Approve/', '/Cancel/')
    : act === 'decline'
      ? approve.replace('/Approve/', '/Decline/')
      : approve;

/** Pages of the development bank. They answer this machine only, and not through a proxy, as `/dev/outbox`. */
export function developmentBankRoutes({ database, callback }: Options): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const order = async (c: Context<HttpEnv>, reference: string) => {
    requireOwnMachine(c);
    const found = await findOrder(database, reference);
    if (!found) throw notFound('Такого адреса нет.');
    return found;
  };
  app.get(route, async (c) => {
    c.set('route', '/dev/bank');
    const found = await order(c, c.req.param('reference'));
    return c.html(bankHtml(found), 200, headersOf(found.returnUrl));
  });
  app.post(route, async (c) => {
    c.set('route', '/dev/bank');
    const reference = c.req.param('reference');
    const found = await order(c, reference);
    const act = new URLSearchParams(await (await boundedRequest(c.req.raw, 1_000)).text()).get('act');
    if (!isAct(act)) throw badRequest('Такого действия нет.');
    if (!(await decide(database, reference, act))) {
      return c.html(bankHtml(found, true), 409, headersOf(found.returnUrl));
    }
    if (act !== 'never' && act !== 'delay') await callback(reference);
    if (act === 'twice') await callback(reference);
    return c.redirect(returnUrl(found.returnUrl, act), 303);
  });
  app.all(route, (c) => {
    c.set('route', '/dev/bank');
    throw methodNotAllowed(['GET', 'HEAD', 'POST']);
  });
  return app;
}

/** A form may lead to the shell that the payer came from, through the redirect after it. */
const headersOf = (back: string) => ({
  'content-security-policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; style-src 'self'; form-action 'self' ${new URL(back).origin}`,
});
