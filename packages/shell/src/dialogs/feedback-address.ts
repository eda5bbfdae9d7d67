const asks = 'send_feedback=y';

/** An address of this page without its wish for the feedback panel; undefined where it has none. The rest stays letter for letter. */
export function withoutFeedbackWish({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | undefined {
  const parts = search.slice(1).split('&');
  const others = parts.filter((part) => part !== asks);
  if (others.length === parts.length) return undefined;
  return `${pathname}${others.length > 0 ? `?${others.join('&')}` : ''}${hash}`;
}

/** Whether the address asks for the feedback panel. It asks once (PD-40): with this the wish is gone from it. */
export function takeFeedbackWish(): boolean {
  const left = withoutFeedbackWish(location);
  if (left === undefined) return false;
  history.replaceState(history.state, '', left);
  return true;
}
