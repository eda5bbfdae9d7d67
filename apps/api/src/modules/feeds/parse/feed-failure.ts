/** A file that cannot be taken as a whole; nothing was changed. The message is for the person who imports it. */
export class FeedFailure extends Error {
  override name = 'FeedFailure';
}
