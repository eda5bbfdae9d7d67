/** At most `max` in `seconds`. */
export type Limit = { name: string; max: number; seconds: number };

const hour = 3_600;
const day = 24 * hour;

/** How often one phone, address and network may ask; figures of B-07. */
export type Limits = { phone: readonly Limit[]; address: readonly Limit[]; network: readonly Limit[] };

/** Requests that are stored as leads: each also sends a message to the phone that was typed. */
export const leadLimits: Limits = {
  phone: [
    { name: 'lead-phone-hour', max: 5, seconds: hour },
    { name: 'lead-phone-day', max: 10, seconds: day },
  ],
  address: [{ name: 'lead-address-hour', max: 20, seconds: hour }],
  network: [{ name: 'lead-network-hour', max: 60, seconds: hour }],
};

/** One form from one address: whoever pumps one form does not use up what the neighbours need for the others. */
export const leadFormLimit: Limit = { name: 'lead-form-hour', max: 12, seconds: hour };

/** Codes by SMS. The pause between two of them is exact and stands in the report module. */
export const codeLimits: Limits = {
  phone: [
    { name: 'code-phone-hour', max: 5, seconds: hour },
    { name: 'code-phone-day', max: 10, seconds: day },
  ],
  address: [{ name: 'code-address-hour', max: 20, seconds: hour }],
  network: [{ name: 'code-network-hour', max: 60, seconds: hour }],
};

/** Files that wait for a lead: five a form, and a form may be begun anew. */
export const fileLimits: Limits = {
  phone: [],
  address: [{ name: 'file-address-hour', max: 40, seconds: hour }],
  network: [{ name: 'file-network-hour', max: 120, seconds: hour }],
};

/** Times that are held for whoever fills a booking: choosing another one is a hold again. */
export const holdLimits: Limits = {
  phone: [],
  address: [{ name: 'hold-address-hour', max: 60, seconds: hour }],
  network: [{ name: 'hold-network-hour', max: 240, seconds: hour }],
};

/** Changes of one booking: each sends a message. */
export const bookingChangeLimit: Limit = { name: 'booking-change-day', max: 8, seconds: day };

/** Letters to the hot line: by a keyed hash of where they come from, and together, so that nobody floods it. */
export const hotLineLimit: Limit = { name: 'hot-line-sender-hour', max: 5, seconds: hour };
export const hotLineBudget: Limit = { name: 'hot-line-hour', max: 200, seconds: hour };

/** All messages of one holding: beyond it somebody pumps, and sending stops until the hour is over. Our own figure. */
export const smsBudget: Limit = { name: 'sms-budget-hour', max: 1_000, seconds: hour };

/** Short links that one member of the staff makes (B-16). */
export const shortLinkLimit: Limit = { name: 'short-link-hour', max: 30, seconds: hour };

/** Links that confirm an address, and exports, of one customer. */
export const emailLinkLimit: Limit = { name: 'email-link-hour', max: 5, seconds: hour };
export const exportLimit: Limit = { name: 'export-hour', max: 10, seconds: hour };
/** Tries to open such a link. */
export const emailTokenLimits: Limits = {
  phone: [],
  address: [{ name: 'email-token-address-hour', max: 60, seconds: hour }],
  network: [],
};

/** Sign-ins of one member of the staff, right ones aside, and of one place. */
export const staffLoginLimit: Limit = { name: 'staff-login-hour', max: 10, seconds: hour };
export const staffAddressLimits: Limits = {
  phone: [],
  address: [{ name: 'staff-address-hour', max: 30, seconds: hour }],
  network: [{ name: 'staff-network-hour', max: 90, seconds: hour }],
};

/** Wrong codes of one phone: 10 in an hour and codes are not taken until it is over (B-08). */
export const wrongCodes: Limit = { name: 'wrong-code-hour', max: 10, seconds: hour };

/** Wrong codes from one address, whatever the phones. Our own figure. */
export const wrongCodesOfAddress: Limit = { name: 'wrong-code-address-hour', max: 30, seconds: hour };

/** Refreshes from one address: an office behind one is many visitors. Our own figure. */
export const refreshLimits: Limits = {
  phone: [],
  address: [{ name: 'refresh-address-hour', max: 2_000, seconds: hour }],
  network: [],
};

/** Sign-ins by passkey: each asks for a challenge and answers it. Our own figure. */
export const passkeyLimits: Limits = {
  phone: [],
  address: [{ name: 'passkey-address-hour', max: 120, seconds: hour }],
  network: [{ name: 'passkey-network-hour', max: 600, seconds: hour }],
};

/** Figures of page loads: a visitor opens pages all day. Our own figures. */
export const vitalLimits: Limits = {
  phone: [],
  address: [{ name: 'vital-address-hour', max: 600, seconds: hour }],
  network: [{ name: 'vital-network-hour', max: 3_000, seconds: hour }],
};

/** Notes of a customer to one request. */
export const noteLimit: Limit = { name: 'request-note-hour', max: 10, seconds: hour };

/** Messages that staff send to one customer about one request. */
export const answerLimit: Limit = { name: 'lead-answer-hour', max: 10, seconds: hour };
/** Reviews: by where they come from, and by the phone of the request that one names. */
export const reviewLimits: Limits = {
  phone: [{ name: 'review-phone-day', max: 5, seconds: day }],
  address: [{ name: 'review-address-day', max: 5, seconds: day }],
  network: [{ name: 'review-network-hour', max: 30, seconds: hour }],
};

/** Orders of the shop: each holds goods and sends messages. */
export const storeOrderLimits: Limits = {
  phone: [
    { name: 'store-order-phone-hour', max: 5, seconds: hour },
    { name: 'store-order-phone-day', max: 10, seconds: day },
  ],
  address: [{ name: 'store-order-address-hour', max: 20, seconds: hour }],
  network: [{ name: 'store-order-network-hour', max: 60, seconds: hour }],
};
/** Reservations of vehicles: each keeps one from everybody else. Our own figures. */
export const reservationLimits: Limits = {
  phone: [
    { name: 'reservation-phone-hour', max: 3, seconds: hour },
    { name: 'reservation-phone-day', max: 5, seconds: day },
  ],
  address: [{ name: 'reservation-address-hour', max: 6, seconds: hour }],
  network: [{ name: 'reservation-network-hour', max: 30, seconds: hour }],
};
/** Wrong promo codes from one address. Our own figure. */
export const wrongPromoLimit: Limit = { name: 'wrong-promo-hour', max: 30, seconds: hour };
/** One code from one address is judged anew and counts once in this time. */
export const judgedPromoLimit: Limit = { name: 'judged-promo-hour', max: 1, seconds: hour };
/** Invoices that are looked up by number and phone: a number is short and must not be guessed. */
export const invoiceLimits: Limits = {
  phone: [{ name: 'invoice-phone-hour', max: 10, seconds: hour }],
  address: [{ name: 'invoice-address-hour', max: 30, seconds: hour }],
  network: [{ name: 'invoice-network-hour', max: 120, seconds: hour }],
};

/** Presses of the pay button: each may be a call of the bank. */
export const payLimits: Limits = {
  phone: [],
  address: [{ name: 'pay-address-hour', max: 60, seconds: hour }],
  network: [{ name: 'pay-network-hour', max: 240, seconds: hour }],
};
