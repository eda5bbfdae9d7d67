import { contract } from '@showroom/api-contract/contract';
import { deskPictureBytes } from '@showroom/api-contract/desk-pictures';
import { row } from '../row.ts';
import { answerOf } from './answer-of.ts';
import { deskDealRows } from './desk-deal-rows.ts';
import { deskInsuranceRows } from './desk-insurance-rows.ts';
import { deskLeadRows } from './desk-lead-rows.ts';
import { deskOrderRows } from './desk-order-rows.ts';
import { deskStoreRows } from './desk-store-rows.ts';

const deskSeo = contract.deskSeo;
const desk = contract.deskContent;
const accounts = contract.deskStaff;
const sources = contract.deskSources;
const words = contract.deskWords;

/** Largest body of an account. */
const maxAccount = 10_000;
const reviews = contract.deskReviews;
const places = contract.deskPlaces;

/** Largest text that staff send, bytes: Russian letters are two. */
const maxText = 400_000;
const maxTable = 200_000;

/** Calls of the staff desk: they go out with the token of the desk's own cookie, which no script reads. */
export const deskRows = {
  ...deskLeadRows,
  ...deskDealRows,
  ...deskInsuranceRows,
  ...deskOrderRows,
  ...deskStoreRows,
  'GET /reports/session': row(desk.session, { answer: answerOf(desk.session) }),
  'GET /reports/content': row(desk.entries, {
    query: ['type', 'lang', 'state', 'search', 'page'],
    answer: answerOf(desk.entries),
  }),
  'GET /reports/content/{type}/{lang}/{code}': row(desk.entry, { answer: answerOf(desk.entry) }),
  'PUT /reports/content/{type}/{lang}/{code}': row(desk.putEntry, {
    body: ['source', 'base', 'isPublished'],
    maxBody: maxText,
    answer: answerOf(desk.putEntry),
  }),
  'DELETE /reports/content/{type}/{lang}/{code}/live': row(desk.unpublish, {
    maxBody: 1_000,
    answer: answerOf(desk.unpublish),
  }),
  'GET /reports/content/{type}/{lang}/{code}/versions/{version}': row(desk.version, { answer: answerOf(desk.version) }),
  'POST /reports/preview': row(desk.preview, {
    body: ['type', 'lang', 'code', 'source'],
    maxBody: maxText,
    answer: answerOf(desk.preview),
  }),
  'GET /reports/sources': row(sources.list, { query: ['page'], answer: answerOf(sources.list) }),
  'POST /reports/sources/{source}/hold': row(sources.hold, {
    body: ['isHeld'],
    maxBody: 1_000,
    answer: answerOf(sources.hold),
  }),
  'POST /reports/sources/runs/{run}/undo': row(sources.undo, {
    body: [],
    maxBody: 1_000,
    timeoutMs: 30_000,
    answer: answerOf(sources.undo),
  }),
  'GET /reports/words': row(words.list, { query: ['page'], answer: answerOf(words.list) }),
  'POST /reports/words': row(words.map, {
    body: ['kind', 'text', 'target'],
    maxBody: 2_000,
    // What waited is taken in before it answers.
    timeoutMs: 30_000,
    answer: answerOf(words.map),
  }),
  'GET /reports/pictures': row(contract.deskPictures.list, {
    query: ['page'],
    answer: answerOf(contract.deskPictures.list),
  }),
  'POST /reports/pictures': row(contract.deskPictures.upload, {
    query: ['name', 'alt'],
    body: ['file'],
    isUpload: true,
    maxBody: deskPictureBytes + 64 * 1024,
    timeoutMs: 30_000,
    answer: answerOf(contract.deskPictures.upload),
  }),
  'GET /reports/staff': row(accounts.list, { answer: answerOf(accounts.list) }),
  'POST /reports/staff': row(accounts.add, {
    body: ['login', 'name', 'roles', 'dealers'],
    maxBody: maxAccount,
    answer: answerOf(accounts.add),
  }),
  'PUT /reports/staff/{id}': row(accounts.change, {
    body: ['name', 'roles', 'dealers', 'isDisabled'],
    maxBody: maxAccount,
    answer: answerOf(accounts.change),
  }),
  'POST /reports/staff/{id}/reset': row(accounts.reset, { maxBody: 1_000, answer: answerOf(accounts.reset) }),
  'GET /reports/audit': row(desk.audit, { query: ['page'], answer: answerOf(desk.audit) }),
  'GET /reports/reviews': row(reviews.list, {
    query: ['status', 'dealer', 'page'],
    answer: answerOf(reviews.list),
  }),
  'PUT /reports/reviews/{id}/status': row(reviews.decide, {
    body: ['status', 'reason'],
    maxBody: 5_000,
    answer: answerOf(reviews.decide),
  }),
  'PUT /reports/reviews/{id}/reply': row(reviews.reply, {
    body: ['text'],
    maxBody: 10_000,
    answer: answerOf(reviews.reply),
  }),
  'GET /reports/reviews/{id}/photos/{photo}': row(reviews.photo, {
    answer: answerOf(reviews.photo),
    timeoutMs: 20_000,
  }),
  'PUT /reports/reviews/{id}/photos/{photo}': row(reviews.showPhoto, {
    body: ['isShown'],
    maxBody: 1_000,
    answer: answerOf(reviews.showPhoto),
  }),
  'GET /reports/places': row(places.centres, { answer: answerOf(places.centres) }),
  'POST /reports/places/{dealer}': row(places.addPlace, {
    body: ['kind', 'name', 'mark'],
    maxBody: 2_000,
    answer: answerOf(places.addPlace),
  }),
  'PUT /reports/places/{dealer}': row(places.putPlace, {
    body: ['id', 'name', 'isActive'],
    maxBody: 2_000,
    answer: answerOf(places.putPlace),
  }),
  'PUT /reports/places/{dealer}/hours/{department}': row(places.putHours, {
    body: ['hours'],
    maxBody: 5_000,
    answer: answerOf(places.putHours),
  }),
  'GET /reports/redirects': row(deskSeo.redirects, {
    query: ['search', 'status', 'sort', 'page'],
    answer: answerOf(deskSeo.redirects),
  }),
  'PUT /reports/redirects': row(deskSeo.putRedirect, {
    body: ['urlFrom', 'urlTo', 'status'],
    maxBody: 10_000,
    answer: answerOf(deskSeo.putRedirect),
  }),
  'DELETE /reports/redirects': row(deskSeo.deleteRedirect, {
    body: ['urlFrom'],
    maxBody: 5_000,
    answer: answerOf(deskSeo.deleteRedirect),
  }),
  'POST /reports/redirects/import': row(deskSeo.importRedirects, {
    body: ['csv', 'isTrial'],
    maxBody: maxTable,
    answer: answerOf(deskSeo.importRedirects),
  }),
  'GET /reports/seo': row(deskSeo.seo, { query: ['search', 'page'], answer: answerOf(deskSeo.seo) }),
  'PUT /reports/seo': row(deskSeo.putSeo, {
    body: ['path', 'data'],
    maxBody: maxTable,
    answer: answerOf(deskSeo.putSeo),
  }),
  'DELETE /reports/seo': row(deskSeo.deleteSeo, {
    body: ['path'],
    maxBody: 5_000,
    answer: answerOf(deskSeo.deleteSeo),
  }),
  'POST /reports/seo/import': row(deskSeo.importSeo, {
    body: ['csv', 'isTrial'],
    maxBody: maxTable,
    answer: answerOf(deskSeo.importSeo),
  }),
};
