import { notFound } from '../../http/api-error.ts';
import { api } from '../../rpc/implementer.ts';
import { writeAudit } from '../content/store/audit.ts';
import { leadNumber } from '../leads/lead-number.ts';
import { replayDead } from '../outbox/dead-letters.ts';
import { deskPage, deskWindow } from '../tools/desk-page.ts';
import { deadOf, leadOfLetter } from './delivery-queries.ts';
import { presentDelivery, presentLead } from './present.ts';
import { listLeads } from './queries.ts';
import { readReport } from './reports.ts';
import { reportScope, workScope } from './scope.ts';
import { answerLead, assignLead, countOf, moveLead, readFile, readLead } from './service.ts';

const feedbackForms = ['form_feedback', 'form_service_feedback', 'form_about_feedback', 'form_about'];

export const deskLeadsRoutes = {
  leads: api.deskLeads.leads.handler(async ({ input, context }) => {
    const scope = await workScope(context, input);
    const { group, status, form, dealer, from, to, search = '', page = 1 } = input.query;
    const isNumber = search.includes('-');
    const forms = form === undefined ? group && feedbackForms : [form];
    // Of another holding, or none at all: no lead has the number 0.
    const number = isNumber ? (countOf(scope, search) ?? 0) : undefined;
    const tail = isNumber ? undefined : search.replace(/\D/g, '') || undefined;
    const filter = { status, forms, dealer, from, to, number: Number.isInteger(number) ? number : undefined, tail };
    const { items, total } = await listLeads(context.database, scope, filter, deskWindow(page));
    const now = Date.now();
    return deskPage(page, { items: items.map((lead) => presentLead(scope.holdingId, lead, now)), total });
  }),
  lead: api.deskLeads.lead.handler(async ({ input, context }) =>
    readLead(context.database, await workScope(context, input), input.params.number),
  ),
  leadFile: api.deskLeads.leadFile.handler(async ({ input, context }) =>
    readFile(context, await workScope(context, input), input.params.number, input.params.id),
  ),
  moveLead: api.deskLeads.moveLead.handler(async ({ input, context }) =>
    moveLead(context.database, await workScope(context, input), input.params.number, input.body.status),
  ),
  assignLead: api.deskLeads.assignLead.handler(async ({ input, context }) =>
    assignLead(context.database, await workScope(context, input), input.params.number, input.body.assignee),
  ),
  answerLead: api.deskLeads.answerLead.handler(async ({ input, context }) =>
    answerLead(context.database, await workScope(context, input), input.params.number, input.body.text),
  ),
  deliveries: api.deskLeads.deliveries.handler(async ({ input, context }) => {
    const { page = 1 } = input.query;
    const { items, total } = await deadOf(context.database, await workScope(context, input), deskWindow(page));
    return deskPage(page, { items: items.map(presentDelivery), total });
  }),
  replay: api.deskLeads.replay.handler(async ({ input, context }) => {
    const scope = await workScope(context, input);
    const { holdingId, staffId: actor } = scope;
    return context.database.transaction(async (executor) => {
      const number = await leadOfLetter(executor, scope, input.params.id);
      if (number === undefined || !(await replayDead(executor, input.params.id)))
        throw notFound('Такого сообщения нет.');
      const details = { message: input.params.id };
      await writeAudit(executor, { holdingId, actor, act: 'replay', subject: leadNumber(holdingId, number), details });
      return { isDone: true as const };
    });
  }),
  report: api.deskLeads.report.handler(async ({ input, context }) => {
    const { from, to, dealer } = input.query;
    const { code } = input.params;
    return readReport(context.database, await reportScope(context, input, code), code, { from, to, dealer });
  }),
};
