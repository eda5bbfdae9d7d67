import type { HoldingFacts } from '@showroom/domain/brand';
import { defaultCity } from '@showroom/domain/city';
import { type LeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import type { LeadData } from '@showroom/domain/lead/lead-schema';
import { phoneText } from '@showroom/domain/phone';
import { html } from 'hono/html';
import type { OutboxDraft } from '../outbox/queries.ts';
import { takesSms } from '../sms-codes/takes-sms.ts';
import type { LeadDealer } from './queries.ts';

export type ConfirmedLead = {
  id: string;
  /** As people read it. */
  number: string;
  formId: LeadFormId;
  phone: string | undefined;
  data: LeadData;
  dealer: LeadDealer | undefined;
  /** Whose phone stands in the letter where no centre was asked. */
  holding: Pick<HoldingFacts, 'phones' | 'host'>;
  /** By when an answer comes. */
  promise: string;
  /** Of the status page; none where the sender gets no link. */
  token: string | undefined;
  vehicleName: string | undefined;
};

/** What the visitor gets: an SMS where the phone takes one and `mayText`, a letter where there is an address. */
export function confirmationsOf(lead: ConfirmedLead, mayText: boolean): OutboxDraft[] {
  // The link is wiped with the text once it is sent.
  const common = { kind: 'lead-confirmation' as const, leadId: lead.id, secret: lead.token !== undefined };
  const drafts: OutboxDraft[] = [];
  // Who has just typed a code knows that it arrived.
  const knows = leadForms[lead.formId].steps.includes('sms');
  if (mayText && !knows && takesSms(lead.phone)) {
    drafts.push({ ...common, channel: 'sms', recipient: lead.phone, body: smsText(lead) });
  }
  if (lead.data.email !== undefined) {
    drafts.push({ ...common, channel: 'mail', recipient: lead.data.email, ...letter(lead) });
  }
  return drafts;
}

const statusUrl = ({ holding, token }: ConfirmedLead) =>
  token === undefined ? undefined : `https://${holding.host}/request/#${token}`;

function smsText(lead: ConfirmedLead): string {
  const { number, dealer } = lead;
  const url = statusUrl(lead);
  const who = dealer ? ` ${dealer.name}, ${phoneText(dealer.phone)}.` : '';
  return `Заявка № ${number} отправлена. В ближайшее время с вами свяжется менеджер.${who}${url ? ` ${url}` : ''}`.replaceAll(
    '\u00a0',
    ' ',
  );
}

function letter(lead: ConfirmedLead) {
  const subject = `Заявка № ${lead.number}: ${leadForms[lead.formId].name}`;
  const greeting = lead.data.firstname ? `${lead.data.firstname}, здравствуйте!` : 'Здравствуйте!';
  const intro = `Мы получили вашу заявку № ${lead.number}. В ближайшее время с вами свяжется менеджер.`;
  const url = statusUrl(lead);
  const closing = 'Если вы не оставляли заявку, просто не отвечайте на это письмо и на звонок.';
  const facts = factsOf(lead);
  const lines = [greeting, '', intro, lead.promise, '', ...facts.map(([name, value]) => `${name}: ${value}`), ''];
  const body = [...lines, ...(url ? [`Следить за заявкой: ${url}`, ''] : []), closing].join('\n');
  const page = html`<!doctype html>
<html lang="ru">
  <body style="margin:0;padding:24px;font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a">
    <p>${greeting}</p>
    <p>${intro}<br />${lead.promise}</p>
    <table role="presentation" cellpadding="0" cellspacing="0">
      ${facts.map(
        ([name, value]) =>
          html`<tr><td style="padding:4px 16px 4px 0;color:#5c5c5c">${name}</td><td style="padding:4px 0">${value}</td></tr>`,
      )}
    </table>
    ${url ? html`<p><a href="${url}">Следить за заявкой</a></p>` : ''}
    <p style="color:#5c5c5c">${closing}</p>
  </body>
</html>`;
  return { subject, body, html: String(page) };
}

/** What was asked for, without what only the visitor needs to know of himself. */
function factsOf({
  number,
  formId,
  data,
  dealer,
  holding,
  vehicleName,
}: ConfirmedLead): [name: string, value: string][] {
  const day = data.date?.split('-').reverse().join('.');
  const rows: [string, string | undefined][] = [
    ['Номер заявки', number],
    ['Тема', leadForms[formId].name],
    ['Автомобиль', vehicleName],
    ['Дата', day && (data.time ? `${day}, ${data.time} по московскому времени` : day)],
    ['Дилерский центр', dealer?.name],
    ['Телефон центра', dealer && phoneText(dealer.phone)],
    ['Наш телефон', dealer ? undefined : phoneText(holding.phones[data.city ?? defaultCity])],
  ];
  return rows.filter((row): row is [string, string] => row[1] !== undefined);
}
