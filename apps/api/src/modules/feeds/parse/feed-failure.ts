/** The whole file is refused; nothing was changed. The message is for the person who imports it. */
export class FeedFailure extends Error {
  override name = 'FeedFailure';
}
