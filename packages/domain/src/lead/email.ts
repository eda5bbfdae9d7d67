/** The only top-level domains that PRD-5 lets pass. */
export const emailTlds = [
  ...['com', 'ru', 'name', 'xxx', 'co', 'ua', 'guru', 'info', 'net', 'life', 'io', 'biz', 'org', 'sex', 'by', 'online'],
  ...['fm', 'pro', 'me', 'xyz', 'agency'],
] as const;

/** `spec`: the listed domains only. `any`: whatever looks like a domain, `.рф` and `.moscow` included. */
export type EmailTlds = 'spec' | 'any';

const local = "[a-z\\d!#$%&'*+/=?^_`{|}~-]+(?:\\.[a-z\\d!#$%&'*+/=?^_`{|}~-]+)*";
const label = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?';
const anyLabel = '[\\p{L}\\d](?:[\\p{L}\\d-]{0,61}[\\p{L}\\d])?';

const patterns: Record<EmailTlds, RegExp> = {
  spec: new RegExp(`^${local}@(?:${label}\\.)+(?:${emailTlds.join('|')})$`, 'i'),
  any: new RegExp(`^${local}@(?:${anyLabel}\\.)+(?:\\p{L}{2,63}|xn--[a-z\\d-]{2,59})$`, 'iu'),
};

/** Whether a text is an e-mail address. Its length is another rule. */
export const isEmail = (text: string, tlds: EmailTlds): boolean => patterns[tlds].test(text);
