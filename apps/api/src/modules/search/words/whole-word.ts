/** A pattern that no letter and no figure goes on from. */
export const wholeWord = (said: string, flags = 'u'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d])`, flags);
