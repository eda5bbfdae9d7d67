/** `window`: this very window leaves. `tab`: a new one has it. `stuck`: the browser let neither. */
export type Way = 'window' | 'tab' | 'stuck';

/**
 * Leads the buyer to the bank or to the order. A bank opens in no partner's frame: the whole window leaves, or, where the partner's
 * frame forbids that, a tab opens (PD-115).
 */
export function leadOut({ top, open }: Pick<Window, 'top' | 'open'>, href: string): Way {
  try {
    if (!top) return 'stuck';
    top.location.href = href;
    return 'window';
  } catch {
    return open(href, '_blank') ? 'tab' : 'stuck';
  }
}
