import * as v from 'valibot';
import type { SmsGateway } from './http-sms.ts';
import type { MailServer } from './smtp-mail.ts';

const address = (protocols: readonly string[], message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
    ),
  );
const words = (max: number, name: string) => v.optional(v.pipe(v.string(), v.maxLength(max, `${name} is too long.`)));

/** Environment variables of the delivery ports. */
export const portEntries = {
  SMTP_URL: address(['smtp:', 'smtps:'], 'SMTP_URL is an address like smtps://user:password@host:465.'),
  MAIL_FROM: words(300, 'MAIL_FROM'),
  SMS_GATEWAY_URL: address(['https:', 'http:'], 'SMS_GATEWAY_URL is an address like https://host/path.'),
  SMS_GATEWAY_TOKEN: words(4_000, 'SMS_GATEWAY_TOKEN'),
  SMS_SENDER: words(20, 'SMS_SENDER'),
  SMS_CODE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'SMS_CODE_SECRET has at least 32 characters.'))),
};

/** Real gateways; undefined where the development adapter is used. */
export type PortSettings = {
  mail: MailServer | undefined;
  sms: SmsGateway | undefined;
  /** Undefined: random per process, so codes end with it. */
  codeSecret: string | undefined;
};

type Given = v.InferOutput<v.ObjectSchema<typeof portEntries, undefined>>;

/** Settings of the ports and what is wrong with them. Nothing may be missing unless stand-ins are allowed. */
export function readPortSettings(
  given: Given,
  { isProduction, allowDevelopment }: { isProduction: boolean; allowDevelopment: boolean },
): { settings: PortSettings; problems: string[] } {
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN, SMS_SENDER, SMS_CODE_SECRET } = given;
  const problems: string[] = [];
  if ((SMTP_URL === undefined) !== (MAIL_FROM === undefined)) problems.push('SMTP_URL and MAIL_FROM are set together.');
  if ((SMS_GATEWAY_URL === undefined) !== (SMS_GATEWAY_TOKEN === undefined)) {
    problems.push('SMS_GATEWAY_URL and SMS_GATEWAY_TOKEN are set together.');
  }
  const missing = Object.entries({ SMTP_URL, SMS_GATEWAY_URL, SMS_CODE_SECRET })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (isProduction && !allowDevelopment && missing.length > 0) {
    problems.push(
      `Production needs ${missing.join(', ')}. To keep letters and SMS in the development outbox, set ALLOW_DEV_ADAPTERS=1.`,
    );
  }
  const settings: PortSettings = {
    mail: SMTP_URL !== undefined && MAIL_FROM !== undefined ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    sms:
      SMS_GATEWAY_URL !== undefined && SMS_GATEWAY_TOKEN !== undefined
        ? { url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN, sender: SMS_SENDER }
        : undefined,
    codeSecret: SMS_CODE_SECRET,
  };
  return { settings, problems };
}
