import { deadlineText } from '@showroom/domain/lead/answer-promise';
import { leadAnswers } from '@showroom/domain/lead/lead-answers';
import { leadForms } from '@showroom/domain/lead/lead-forms';
import { html } from 'hono/html';
import type { OutboxDraft } from '../outbox/queries.ts';
import type { CheckedLead } from './check-lead.ts';
import { leadMail } from './told.ts';

type NoticedLead = CheckedLead & { id: string; number: string; promisedAt: number; now: number };

/** What the holding's own people and systems get of a lead: a letter to the department, an event for the CRM. */
export function noticesOf(lead: NoticedLead): OutboxDraft[] {
  const { holding, data, formId, id } = lead;
  const { department } = leadForms[formId];
  const mail = leadMail(holding, data.dealer, department);
  const crm = holding.told?.crm;
  const drafts: OutboxDraft[] = [];
  if (mail) {
    drafts.push({
      ...{ channel: 'mail', kind: 'lead-notice', leadId: id, recipient: mail, secret: true },
      ...staffLetter(lead),
    });
  }
  if (crm) {
    const body = JSON.stringify(createdEvent(lead));
    drafts.push({ channel: 'webhook', kind: 'lead-event', leadId: id, recipient: crm, body, secret: true });
  }
  return drafts;
}

/** The event of a stored lead. `id` of the lead stays the same for good; the event's own id travels in a header. */
function createdEvent({ id, number, formId, formUrl, data, phone, dealer, vehicleName, promisedAt, now }: NoticedLead) {
  const { files = [], policy: _policy, consents: _consents, consentVersion: _version, ...fields } = data;
  return {
    type: 'lead.created',
    at: new Date(now).toISOString(),
    lead: {
      id,
      number,
      formId,
      formName: leadForms[formId].name.replaceAll('\u00a0', ' '),
      page: formUrl,
      phone: phone ?? null,
      dealer: data.dealer === undefined ? null : { code: data.dealer, name: dealer?.name ?? null },
      vehicle: data.vehicleId === undefined ? null : { id: data.vehicleId, name: vehicleName ?? null },
      department: leadForms[formId].department ?? null,
      answerBy: new Date(promisedAt).toISOString(),
      files: files.length,
      fields,
    },
  };
}

function staffLetter({ number, formId, formUrl, data, dealer, vehicleName, holding, promisedAt, now }: NoticedLead) {
  const { name } = leadForms[formId];
  const files = data.files?.length ?? 0;
  const rows: [string, string | undefined][] = [
    ['Дилерский центр', dealer?.name],
    ['Автомобиль', vehicleName],
    ...leadAnswers(formId, data),
    ['Файлы', files > 0 ? `${files}, лежат в\u00a0заявке` : undefined],
    ['Страница', formUrl],
    ['Ответить', deadlineText(promisedAt, now)],
  ];
  const facts = rows.filter((row): row is [string, string] => row[1] !== undefined);
  const link = `https://${holding.host}/reports/leads/?number=${number}`;
  const page = html`<!doctype html>
<html lang="ru">
  <body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">
    <table role="presentation" cellpadding="0" cellspacing="0">
      ${facts.map(
        ([label, value]) =>
          html`<tr><td style="padding:4px 16px 4px 0;color:#5c5c5c">${label}</td><td style="padding:4px 0;white-space:pre-line">${value}</td></tr>`,
      )}
    </table>
    <p><a href="${link}">Открыть заявку</a></p>
  </body>
</html>`;
  return {
    subject: `Новая заявка № ${number}: ${name}`.replaceAll('\u00a0', ' '),
    body: [...facts.map(([label, value]) => `${label}: ${value}`), '', link].join('\n'),
    html: String(page),
  };
}
