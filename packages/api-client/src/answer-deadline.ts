/** Long enough for one turn of the event loop, in which what the socket holds is read. */
const lastReadMs = 50;

/**
 * A timeout that reads once more before it gives up. After a turn that kept the event loop busy, timers run before
 * sockets are read: `AbortSignal.timeout` throws away an answer that came in time.
 */
export function startDeadline(ms: number): { signal: AbortSignal; end: () => void } {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'));
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, lastReadMs);
  }, ms);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
