/** What a row `s` of `customer_session` fulfils while the account is open there: not ended, not over, and no longer idle than allowed. */
export const isLiveSession = `s.ended_at is null and s.expires_at > now()
  and exists (select 1 from customer_refresh r
    where r.session_id = s.id and r.replaced_at is null and r.expires_at > now())`;
