/** A text message; `id` stays the same when it is tried again, so that a gateway can tell. */
export type SmsMessage = { id: string; to: string; text: string };
export type MailMessage = { id: string; to: string; subject: string; text: string; html: string };

/** A way out of the house. `send` resolves when the message is taken, throws `DeliveryRefused` when it never will be. */
export type Delivery<Message> = {
  /** Whether messages stay here to be looked at instead of being sent. */
  readonly development: boolean;
  send(message: Message): Promise<void>;
  close(): Promise<void>;
};
export type Sms = Delivery<SmsMessage>;
export type Mail = Delivery<MailMessage>;
export type Ports = { sms: Sms; mail: Mail };

/** The other side will not take this message, however often it is tried. `code` is safe to be written down. */
export class DeliveryRefused extends Error {
  override name = 'DeliveryRefused';
  readonly code: string;
  constructor(code: string, cause?: unknown) {
    super(`The message was refused: ${code}.`, { cause });
    this.code = code;
  }
}
