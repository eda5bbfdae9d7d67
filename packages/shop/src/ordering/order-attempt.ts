const storeKey = 'orderAttempt';

type Attempt = { print: string; key: string };

async function printOf(text: string): Promise<string> {
  // Without https there is no digest; then the key lasts for this page alone.
  if (!globalThis.crypto?.subtle) return '';
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let last: { text: string; key: string } | undefined;

function readAttempt(): Partial<Attempt> {
  try {
    return JSON.parse(sessionStorage.getItem(storeKey) ?? '{}') as Partial<Attempt>;
  } catch {
    return {};
  }
}

/**
 * The key of one order, the same for every attempt to place it, also after the page was loaded anew while an answer was on its
 * way: the tab keeps a digest of what was sent, nothing of its matter.
 */
export async function orderKey(order: object): Promise<string> {
  const text = JSON.stringify(order);
  if (last?.text === text) return last.key;
  const print = await printOf(text);
  const known = readAttempt();
  const isSame = print !== '' && known.print === print && known.key !== undefined;
  const key = isSame && known.key ? known.key : crypto.getRandomValues(new BigUint64Array(3)).join('-').slice(0, 64);
  last = { text, key };
  try {
    sessionStorage.setItem(storeKey, JSON.stringify({ print, key }));
  } catch {
    // Storage is off: the key lasts for this page.
  }
  return key;
}

/** The order stands: the next one of this tab has a key of its own. */
export function endAttempt(): void {
  last = undefined;
  try {
    sessionStorage.removeItem(storeKey);
  } catch {
    // Nothing was kept.
  }
}
