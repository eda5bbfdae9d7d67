/** SQL: what a visitor may see at this moment. */
export const shownNow =
  "status = 'published' and (publish_at is null or publish_at <= now()) and (expires_at is null or expires_at > now())";

/** SQL: the Moscow day of a moment. */
export const moscowDay = (column: string): string => `to_char(${column} at time zone 'Europe/Moscow', 'YYYY-MM-DD')`;
