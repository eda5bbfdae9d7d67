import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../db/database.ts';
import { errorRecord, type Log } from '../../log.ts';
import { DeliveryRefused, type Ports } from '../../ports/delivery.ts';
import { type Claimed, claimDue, outboxChannel, type Settled, secondsUntilDue, settle } from './queries.ts';
import { retryPause } from './retry.ts';

type Options = { database: Database; ports: Ports; log: Log };

const batchSize = 50;
/** Messages of one moment go together, ms: one commit serves them all, and requests come in between. */
const gatherMs = 40;
/** Lease, longer than any adapter's timeout. */
const leaseSeconds = 60;
/** Poll interval in case a notification was lost, ms. */
const idleMs = 30_000;
/** Pause after the database itself failed, in ms. */
const troubleMs = 2_000;
const notSent = 'message not delivered';

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
        await pause(gatherMs);
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

  /** @returns whether more may be due */
  async #sendBatch(): Promise<boolean> {
    const { database, log } = this.#options;
    const claimed = await claimDue(database, batchSize, leaseSeconds);
    const settled = await Promise.all(claimed.map((message) => this.#sendOne(message)));
    await settle(database, settled);
    for (const { told, failure } of settled)
      log[failure ? 'warn' : 'info'](told, failure ? notSent : 'message delivered');
    return claimed.length === batchSize;
  }

  async #sendOne(message: Claimed): Promise<Settled & { told: object }> {
    const { ports } = this.#options;
    const { id, channel, kind, attempts } = message;
    const told = { channel, kind, attempts };
    try {
      if (message.expired) throw new DeliveryRefused('EXPIRED');
      await send(ports, message);
      return { id, failure: null, retryInSeconds: null, keepSecrets: ports[channel].development, told };
    } catch (error) {
      const pause = error instanceof DeliveryRefused ? undefined : retryPause(attempts);
      return {
        ...{ id, failure: failureCode(error), retryInSeconds: pause ?? null, keepSecrets: false },
        told: { ...told, dead: pause === undefined, ...errorRecord(error) },
      };
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
