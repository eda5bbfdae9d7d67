/** Long enough for one turn of the event loop, in which what the socket holds is read. */
const lastReadMs = 50;

/**
 * Does what ends by itself or is aborted after a time, but reads once more before it gives up. After a turn that kept the event
 * loop busy, timers run before sockets are read: `AbortSignal.timeout` throws away an answer that came in time.
 */
export async function withDeadline<Answer>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException(`no answer within ${ms} ms`, 'TimeoutError'));
  let timer = setTimeout(() => {
    timer = setTimeout(giveUp, lastReadMs);
  }, ms);
  try {
    return await work(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
