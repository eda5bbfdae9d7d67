/** Only mobile numbers take text messages, and only Russian ones are sent to (B-07). */
export const takesSms = (phone: string | undefined): phone is string => /^79\d{9}$/.test(phone ?? '');
