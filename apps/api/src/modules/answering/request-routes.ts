import { api } from '../../rpc/implementer.ts';
import { addNote, askedOf, viewRequest, withdrawRequest } from './request-service.ts';

/** The customer's status page; the token is the whole right. */
export const requestRoutes = {
  view: api.request.view.handler(({ input: { query, body }, context }) =>
    viewRequest(askedOf(context, query.holdingId, body.token)),
  ),
  note: api.request.note.handler(({ input: { query, body }, context }) =>
    addNote(askedOf(context, query.holdingId, body.token), body.text),
  ),
  withdraw: api.request.withdraw.handler(({ input: { query, body }, context }) =>
    withdrawRequest(askedOf(context, query.holdingId, body.token)),
  ),
};
