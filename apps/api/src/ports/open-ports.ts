import type { Ports } from './delivery.ts';
import { developmentDelivery } from './development-delivery.ts';
import { httpSms } from './http-sms.ts';
import { httpWebhook } from './http-webhook.ts';
import type { PortSettings } from './port-settings.ts';
import { smtpMail } from './smtp-mail.ts';
import { type PushBook, webPush } from './web-push.ts';

/** Opens the configured delivery ports. */
export function openPorts({ mail, sms, webhooks }: PortSettings, book: PushBook): Ports {
  return {
    mail: mail ? smtpMail(mail) : developmentDelivery(),
    sms: sms ? httpSms(sms) : developmentDelivery(),
    webhook: httpWebhook(webhooks),
    push: webPush(book),
  };
}
