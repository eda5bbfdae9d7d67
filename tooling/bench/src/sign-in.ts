import type { Page } from 'playwright-core';

/** The first brand's customer that `EXAMPLE_CUSTOMERS=1 npm start` makes; the second brand's is `…02`. */
const example = '79990000001';

/** The newest code that was sent to the customer. */
async function newestCode(outbox: string, digits: string): Promise<string> {
  const { messages } = (await (await fetch(outbox, { headers: { accept: 'application/json' } })).json()) as {
    messages: { recipient: string; body: string }[];
  };
  const codes = messages.flatMap(({ recipient, body }) => (recipient === digits ? (/\b\d{6}\b/.exec(body) ?? []) : []));
  return codes[0] ?? '';
}

type Place = { shell: string; api: string; phone?: string | undefined };

/** Signs the customer in by a code, as he does it himself, on the page of a shell. */
export async function signIn(page: Page, { shell, api, phone = example }: Place): Promise<void> {
  const outbox = `${api}/dev/outbox`;
  await page.goto(`${shell}/lk/auth/`, { waitUntil: 'networkidle' });
  const before = await newestCode(outbox, phone);
  await page.locator('main input[inputmode="tel"]').fill(phone.slice(1));
  await page.locator('main form button[type="submit"]').click();
  const field = page.locator('main input[autocomplete="one-time-code"]');
  await field.waitFor();
  let code = before;
  while (code === before) code = await newestCode(outbox, phone);
  await field.fill(code);
  await page.locator('main form button[type="submit"]').click();
  await page.waitForURL('**/lk/');
}
