/**
 * Where people's data stand. `of` is the condition on a table's rows of one person (see `subject.ts` for what it may name). A
 * new table belongs here or among the impersonal ones; a test refuses one that nobody decided about.
 */
export type PersonalTable = {
  of: string;
  /** Columns that the export leaves out, and why. */
  hidden?: Readonly<Record<string, string>>;
  /** Columns that the export shows otherwise: SQL. */
  shown?: Readonly<Record<string, string>>;
  /** Bytes stand in the file store: the rows wait for the purge, which removes both. */
  hasFiles?: true;
};

const key = 'opens something';
const own = 'customer_id in (select id from customers)';
const ofLead = 'lead_id in (select id from leads)';
const ofDeal = `deal_id in (select id from sales_deal where ${own})`;
const ofOrder = `order_id in (select id from service_order where ${own})`;
const ofPurchase = `order_id in (select order_id from store_order_recipient where ${own} or (phone in (select phone from phones)))`;
const ofReview = `(deal_key in (select id::text from leads) or deal_key in (select 'line:' || id from store_order_line where ${ofPurchase}))`;
const ofReservation = `reservation_id in (select reservation_id from vehicle_reservation_holder where ${own} or (phone in (select phone from phones)))`;
const ofCar = `car_id in (select id from garage_car where ${own})`;

/** Children before their parents: what cascades is counted first. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  lead_file: { of: ofLead, hasFiles: true },
  account_file: { of: own, hasFiles: true },
  deal_document: { of: ofDeal, hasFiles: true },
  review_photo: {
    of: `review_id in (select id from review where ${ofReview})`,
    hasFiles: true,
  },
  review: { of: ofReview },
  consent: { of: ofLead },
  lead_event: { of: ofLead },
  booking: { of: ofLead, hidden: { token_hash: key } },
  outbox: {
    of: `${ofLead} or ${own} or recipient in (select phone from phones union all select mail from mails)`,
    hidden: { html: 'the same words as body', stop_url: key },
    shown: { body: "case when secret then '' else body end" },
  },
  vehicle_reservation_event: { of: ofReservation },
  vehicle_reservation_holder: { of: `${own} or phone in (select phone from phones)` },
  store_order_event: { of: ofPurchase },
  store_order_recipient: { of: `${own} or phone in (select phone from phones)` },
  order_event: { of: ofOrder },
  order_work: { of: ofOrder },
  service_order: { of: own },
  insurance_policy: { of: own },
  functional_service: { of: own },
  garage_mileage: { of: ofCar },
  garage_car: { of: own },
  deal_payment: { of: ofDeal },
  deal_stage: { of: ofDeal },
  sales_deal: { of: own },
  bonus_entry: { of: own },
  loyalty_member: { of: own },
  watch_hit: { of: `watch_id in (select id from watch where ${own})` },
  watch: { of: own },
  selection_call: { of: own },
  selection_entry: { of: own },
  notice: { of: own },
  notice_setting: { of: own },
  notice_stop: { of: own, hidden: { token_hash: key } },
  push_subscription: { of: own, hidden: { endpoint: key, p256dh: key, auth: key } },
  payment_payer: {
    of: `${own} or phone in (select phone from phones) or email in (select mail from mails)`,
    hidden: { id: key },
  },
  invoice: { of: 'phone in (select phone from phones)', hidden: { id: key } },
  lead: { of: 'id in (select id from leads)', hidden: { token_hash: key, fingerprint: 'a hash of the same data' } },
  report_code: { of: 'phone in (select phone from phones)', hidden: { proof: key } },
  customer_refresh: {
    of: `session_id in (select id from customer_session where ${own})`,
    hidden: { hash: key },
  },
  customer_session: { of: own },
  passkey_challenge: { of: own, hidden: { hash: key } },
  passkey: { of: own, hidden: { public_key: 'means nothing to a reader' } },
  email_confirmation: { of: own, hidden: { hash: key } },
  customer_consent: { of: own },
  customer_deletion: { of: own },
  customer: { of: 'id in (select id from customers)' },
};

const stock = 'stock and its dictionaries';
const content = 'what the site says';
const books = 'the books, kept for five years (402-ФЗ, article 29): who paid stands in payment_payer';
const sale = 'books of the shop; who bought stands in store_order_recipient';
const staff = 'the staff, who have no account here; their employer keeps their data';

/** Tables that hold nothing of a customer, and what they hold. */
export const impersonalTables: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'mark',
      'model',
      'dealer',
      'dealer_mark',
      'dealer_hours',
      'trim_equipment',
      'vehicle',
      'vehicle_change',
      'feed_row',
      'feed_word',
      'feed_waiting',
      'feed_source',
      'feed_run',
      'feed_undo',
      'photo',
      'photo_due',
      'vehicle_photo',
    ]
      .concat(['accessory', 'accessory_brand', 'accessory_category', 'accessory_fitment', 'accessory_stock'])
      .map((table) => [table, stock]),
  ),
  ...Object.fromEntries(
    ['redirect', 'seo', 'content_entry', 'content_version', 'content_upload', 'short_link'].map((table) => [
      table,
      content,
    ]),
  ),
  ...Object.fromEntries(['payment', 'ledger_entry', 'refund', 'receipt'].map((table) => [table, books])),
  web_vital: 'figures of page loads under an id of the load; names no person',
  vehicle_reservation: 'the books too; who reserved stands in vehicle_reservation_holder',
  bank_message: 'the books too: numbers of cards and names are masked before they are kept',
  development_bank_order: 'orders of a bank that does not exist',
  ...Object.fromEntries(
    ['store_order', 'store_order_line', 'store_order_hold', 'store_order_refund', 'promo_code'].map((table) => [
      table,
      sale,
    ]),
  ),
  staff_member: staff,
  staff_session: staff,
  audit_line: 'acts of the staff; a request is named by its number',
  app_meta: 'facts about the database',
  migration: 'its schema',
  lead_counter: 'the last number of a request',
  booking_resource: 'posts and advisers of a centre',
  idempotency: 'hashes, and answers without a person in them; gone within a day',
  rate_count: 'hashes; gone within two days',
  account_clock: 'when a task ran',
  group_event: 'that a message of the group was taken',
  destruction_record: 'that an account was destroyed, by its random id: kept for three years as the proof',
};
