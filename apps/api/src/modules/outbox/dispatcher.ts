import type { Database } from '../../db/database.ts';
import { errorRecord, type Log } from '../../log.ts';
import { DeliveryRefused, type Ports } from '../../ports/delivery.ts';
import { type Claimed, claimDue, markDelivered, markFailed, outboxChannel, secondsUntilDue } from './queries.ts';
import { retryPause } from './retry.ts';

type Options = { database: Database; ports: Ports; log: Log };

const batchSize = 10;
/** Lease, longer than any adapter's timeout. */
const leaseSeconds = 60;
/** Poll interval in case a notification was lost, ms. */
const idleMs = 30_000;
/** Pause after the database itself failed, in ms. */
const troubleMs = 2_000;

/**
 * Sends the messages of the outbox. At least once: a message sent but not marked before a kill is sent again under the same
 * id. Several processes may each run one.
 */
export class Dispatcher {
  readonly #options: Options;
  #running: Promise<void> | undefined;
  #again = false;
  #stopped = false;
  #timer: NodeJS.Timeout | undefined;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#stopListening = await this.#options.database.listen(outboxChannel, () => this.#wake());
    this.#wake();
  }

  /** Finishes the messages being sent. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#stopListening?.();
    await this.#running;
  }

  #wake(): void {
    if (this.#stopped) return;
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  async #run(): Promise<void> {
    const { database, log } = this.#options;
    clearTimeout(this.#timer);
    let pauseMs = idleMs;
    try {
      while (this.#again && !this.#stopped) {
        this.#again = false;
        if (await this.#sendBatch()) this.#again = true;
      }
      const due = await secondsUntilDue(database);
      if (due !== undefined) pauseMs = Math.min(idleMs, Math.max(50, due * 1_000));
    } catch (error) {
      pauseMs = troubleMs;
      if (!this.#stopped) log.error(errorRecord(error), 'outbox not read');
    }
    if (!this.#stopped) this.#timer = setTimeout(() => this.#wake(), pauseMs).unref();
  }

  async #sendBatch(): Promise<boolean> {
    const claimed = await claimDue(this.#options.database, batchSize, leaseSeconds);
    await Promise.all(claimed.map((message) => this.#sendOne(message)));
    return claimed.length > 0;
  }

  async #sendOne(message: Claimed): Promise<void> {
    const { database, ports, log } = this.#options;
    const { id, channel, kind, attempts } = message;
    try {
      if (message.expired) throw new DeliveryRefused('EXPIRED');
      await send(ports, message);
      await markDelivered(database, id, ports[channel].development);
      log.info({ channel, kind, attempts }, 'message delivered');
    } catch (error) {
      const pause = error instanceof DeliveryRefused ? undefined : retryPause(attempts);
      await markFailed(database, id, failureCode(error), pause);
      log.warn({ channel, kind, attempts, dead: pause === undefined, ...errorRecord(error) }, 'message not delivered');
    }
  }
}

function send(
  { sms, mail, webhook, push }: Ports,
  { id, channel, recipient, subject, body, html, stopUrl }: Claimed,
): Promise<void> {
  if (channel === 'sms') return sms.send({ id, to: recipient, text: body });
  if (channel === 'webhook') return webhook.send({ id, target: recipient, body });
  if (channel === 'push') return push.send({ subscription: recipient, body });
  return mail.send({
    ...{ id, to: recipient, subject: subject ?? '', text: body, html: html ?? '' },
    ...(stopUrl !== null && { stopUrl }),
  });
}

function failureCode(error: unknown): string {
  const code = (error as { code?: unknown }).code;
  return typeof code === 'string' ? code.slice(0, 40) : 'ERROR';
}
