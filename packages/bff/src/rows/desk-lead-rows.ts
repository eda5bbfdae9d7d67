import { contract } from '@showroom/api-contract/contract';
import { deskLead, deskReport } from '@showroom/api-contract/desk-leads';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';

const desk = contract.deskLeads;
const links = contract.tools;

const kept = ['retry-after'] as const;

/** Requests, deliveries, reports and short links of the staff desk. */
export const deskLeadRows = {
  'GET /reports/leads': row(desk.leads, {
    query: ['group', 'status', 'form', 'dealer', 'from', 'to', 'search', 'page'],
    answer: answerOf(desk.leads),
  }),
  'GET /reports/leads/{number}': row(desk.lead, { answer: deskLead }),
  'GET /reports/leads/{number}/files/{id}': row(desk.leadFile, { answer: answerOf(desk.leadFile), timeoutMs: 20_000 }),
  'POST /reports/leads/{number}/status': row(desk.moveLead, { body: ['status'], maxBody: 1_000, answer: deskLead }),
  'POST /reports/leads/{number}/assignee': row(desk.assignLead, {
    body: ['assignee'],
    maxBody: 1_000,
    answer: deskLead,
  }),
  'POST /reports/leads/{number}/answer': row(desk.answerLead, {
    body: ['text'],
    maxBody: 20_000,
    kept,
    answer: deskLead,
  }),
  'GET /reports/deliveries': row(desk.deliveries, { query: ['page'], answer: answerOf(desk.deliveries) }),
  'POST /reports/deliveries/{id}/replay': row(desk.replay, { maxBody: 1_000, answer: answerOf(desk.replay) }),
  'GET /reports/figures/{code}': row(desk.report, { query: ['from', 'to', 'dealer'], answer: deskReport }),
  'GET /reports/links': row(links.shortLinks, { answer: answerOf(links.shortLinks) }),
  'POST /reports/links': row(links.createShortLink, {
    body: ['path', 'utm', 'days'],
    maxBody: 10_000,
    kept,
    answer: answerOf(links.createShortLink),
  }),
};
