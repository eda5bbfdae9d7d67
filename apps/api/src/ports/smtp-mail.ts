import { createTransport } from 'nodemailer';
import { DeliveryRefused, type Mail } from './delivery.ts';

export type MailServer = {
  /** `smtps://user:password@host:465`, or `smtp://…:587`, which must then offer STARTTLS. */
  url: string;
  /** `Name <address@host>` */
  from: string;
};

const timeoutMs = 10_000;
const loopback = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** E-mail by SMTP. A server on this very machine may be spoken to without TLS, no other. */
export function smtpMail({ url, from }: MailServer): Mail {
  const { hostname, protocol } = new URL(url);
  const transport = createTransport({
    url,
    requireTLS: protocol === 'smtp:' && !loopback.has(hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    development: false,
    send: async ({ id, to, subject, text, html, stopUrl }) => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${id}@${hostname}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(stopUrl && {
              'List-Unsubscribe': `<${stopUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        const code = (error as { responseCode?: unknown }).responseCode;
        // 550–559: recipient or text refused. Other 5xx concern our login or setup.
        if (typeof code === 'number' && code >= 550 && code <= 559) throw new DeliveryRefused(`SMTP_${code}`, error);
        throw error;
      }
    },
    close: async () => transport.close(),
  };
}
