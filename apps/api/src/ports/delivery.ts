/** A text message; `id` stays the same when it is tried again, so that a gateway can tell. */
export type SmsMessage = { id: string; to: string; text: string };
/** `stopUrl`: address that stops such letters by one post (`List-Unsubscribe`, RFC 8058). */
export type MailMessage = { id: string; to: string; subject: string; text: string; html: string; stopUrl?: string };
/** An event for another system; `target` names it, its address and secret are the port's own. */
export type WebhookMessage = { id: string; target: string; body: string };

/** A notice for one browser; `subscription` is the id of its row. */
export type PushMessage = { subscription: string; body: string };

/** A delivery port. `send` resolves when the message is accepted, throws `DeliveryRefused` when it never will be. */
export type Delivery<Message> = {
  /** Development adapter: keeps messages instead of sending them. */
  readonly development: boolean;
  send(message: Message): Promise<void>;
  close(): Promise<void>;
};
export type Sms = Delivery<SmsMessage>;
export type Mail = Delivery<MailMessage>;
export type Webhook = Delivery<WebhookMessage>;
export type Push = Delivery<PushMessage>;
export type Ports = { sms: Sms; mail: Mail; webhook: Webhook; push: Push };

/** Permanent refusal; do not retry. `code` is safe to log. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`The message was refused: ${code}.`, { cause });
    this.code = code;
  }
}
