import * as v from 'valibot';
import type { SmsGateway } from './http-sms.ts';
import { isWebhookAddress, type WebhookSettings, type WebhookTarget } from './http-webhook.ts';
import type { MailServer } from './smtp-mail.ts';

const address = (protocols: readonly string[], message: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), message),
    ),
  );
const words = (max: number, name: string) => v.optional(v.pipe(v.string(), v.maxLength(max, `${name} is too long.`)));

/** `1=…,2=…`: a value for each name. */
const list = (name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(20_000, `${name} is too long.`),
      v.transform((text) =>
        text.split(',').map((part) => {
          const at = part.indexOf('=');
          return [part.slice(0, at).trim(), part.slice(at + 1).trim()] as const;
        }),
      ),
      v.check((rows) => rows.every(([key, value]) => key !== '' && value !== ''), `${name} is a list like 1=…,2=….`),
    ),
  );

/** Environment variables of the delivery ports. */
export const portEntries = {
  SMTP_URL: address(['smtp:', 'smtps:'], 'SMTP_URL is an address like smtps://user:password@host:465.'),
  MAIL_FROM: words(300, 'MAIL_FROM'),
  SMS_GATEWAY_URL: address(['https:', 'http:'], 'SMS_GATEWAY_URL is an address like https://host/path.'),
  SMS_GATEWAY_TOKEN: words(4_000, 'SMS_GATEWAY_TOKEN'),
  SMS_SENDER: words(20, 'SMS_SENDER'),
  LEAD_MAILS: list('LEAD_MAILS'),
  CRM_WEBHOOK_URLS: list('CRM_WEBHOOK_URLS'),
  CRM_WEBHOOK_SECRETS: list('CRM_WEBHOOK_SECRETS'),
  CRM_WEBHOOK_ALLOW_PRIVATE: v.optional(v.picklist(['0', '1'], 'CRM_WEBHOOK_ALLOW_PRIVATE is 1 or 0.'), '0'),
  INDEXNOW_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/, 'INDEXNOW_KEY is 8 to 128 Latin letters, digits and hyphens.')),
  ),
  INDEXNOW_URL: words(500, 'INDEXNOW_URL'),
  SMS_CODE_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'SMS_CODE_SECRET has at least 32 characters.'))),
};

/** Real gateways; undefined where the development adapter is used. */
export type PortSettings = {
  mail: MailServer | undefined;
  sms: SmsGateway | undefined;
  /** Undefined: one kept in the data folder. */
  codeSecret: string | undefined;
  webhooks: WebhookSettings;
  /** Undefined: search engines are told nothing. */
  indexNowKey: string | undefined;
  /** `1`, `1/service`, `1/<dealer>`, `1/<dealer>/service` → address: the narrowest one gets a lead. */
  leadMails: ReadonlyMap<string, string>;
};

/** Name under which the outbox keeps what is told to search engines. */
export const indexNowTarget = 'index-now';

/** Name under which the outbox keeps a holding's webhook. */
export const webhookName = (holdingId: number): string => `crm-${holdingId}`;

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
    webhooks: readWebhooks(given, problems),
    indexNowKey: given.INDEXNOW_URL === undefined ? undefined : given.INDEXNOW_KEY,
    leadMails: readMails(given, problems),
  };
  return { settings, problems };
}

function readWebhooks(given: Given, problems: string[]): WebhookSettings {
  const secrets = new Map(given.CRM_WEBHOOK_SECRETS);
  const targets = new Map<string, WebhookTarget>();
  for (const [holding, url] of given.CRM_WEBHOOK_URLS ?? []) {
    const secret = secrets.get(holding) ?? '';
    if (!/^\d{1,2}$/.test(holding)) problems.push('CRM_WEBHOOK_URLS names holdings by number: 1=https://host/path.');
    if (!isWebhookAddress(url)) problems.push('CRM_WEBHOOK_URLS takes https, and http on this machine only.');
    if (secret.length < 32) problems.push(`CRM_WEBHOOK_SECRETS needs at least 32 characters for holding ${holding}.`);
    targets.set(webhookName(Number(holding)), { url, secret });
  }
  const { INDEXNOW_KEY, INDEXNOW_URL } = given;
  if (INDEXNOW_URL !== undefined) {
    if (INDEXNOW_KEY === undefined) problems.push('INDEXNOW_URL needs INDEXNOW_KEY.');
    if (!isWebhookAddress(INDEXNOW_URL)) problems.push('INDEXNOW_URL takes https, and http on this machine only.');
    targets.set(indexNowTarget, { url: INDEXNOW_URL });
  }
  return { targets, allowPrivate: given.CRM_WEBHOOK_ALLOW_PRIVATE === '1' };
}

function readMails(given: Given, problems: string[]): ReadonlyMap<string, string> {
  const rows = given.LEAD_MAILS ?? [];
  const isRight = ([key, mail]: readonly [string, string]) =>
    /^\d{1,2}(\/[a-z0-9-]+){0,2}$/.test(key) && v.is(v.pipe(v.string(), v.email()), mail);
  if (!rows.every(isRight)) problems.push('LEAD_MAILS is a list like 1=leads@host,1/msk-north/service=north@host.');
  return new Map(rows);
}
