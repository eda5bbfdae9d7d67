/** The process cannot start; the message is one sentence that a person can act on. */
export class StartError extends Error {
  override name = 'StartError';
}
