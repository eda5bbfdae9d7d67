/** A running shell and what must be found in it. */
export type SmokeTarget = {
  origin: string;
  api: string;
  brand: { code: string; name: string; host: string; holdingId: number };
  /** Colour of actions, as the theme names it. */
  action: string;
};

export type SmokeResult = { promise: string; passed: boolean; found: string };

type Page = { status: number; html: string };
type Listing = {
  items: { id: number; mark: { name: string }; model: { name: string } }[];
  meta: { page: { totalResults: number } };
};

async function read(origin: string, path: string): Promise<Page> {
  const answer = await fetch(`${origin}${path}`, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
  return { status: answer.status, html: await answer.text() };
}

async function listing({ api, brand }: SmokeTarget, condition: 'new' | 'used'): Promise<Listing> {
  const query = new URLSearchParams({ type: 'cars', condition, holdingId: String(brand.holdingId) });
  const answer = await fetch(`${api}/api/catalog?${query}`, { signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`The API answered ${answer.status} to ${query}`);
  return (await answer.json()) as Listing;
}

/** `#aabbcc` also stands as `#abc` in CSS that was made small. */
const spellings = (hex: string) => [hex, hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')];

const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1] ?? '';

const markup = (html: string) => html.replaceAll(/<script[\s\S]*?<\/script>/g, '');

/** Whether a storefront is alive and its own: pages, statuses, name, theme, stock. Asks like a visitor without scripts. */
export async function smokeShell(target: SmokeTarget): Promise<SmokeResult[]> {
  const { origin, brand, action } = target;
  const results: SmokeResult[] = [];
  const say = (promise: string, passed: boolean, found: string) => results.push({ promise, passed, found });
  const page = async (path: string, promise: string, status: number, wanted: (html: string) => boolean) => {
    const { status: got, html } = await read(origin, path);
    say(`${path} ${promise}`, got === status && wanted(markup(html)), `${got}, ${titleOf(html)}`);
    return html;
  };
  const fresh = await listing(target, 'new');
  const [first] = fresh.items;
  say('the API has new cars of this brand', first !== undefined, `${fresh.meta.page.totalResults} vehicles`);
  const home = await page('/', 'greets under its own name', 200, (html) => html.includes(brand.name));
  say('the address of the home page is its own', home.includes(`https://${brand.host}/`), brand.host);
  const styled = spellings(action).some((spelling) => home.toLowerCase().includes(spelling));
  say('the page wears the theme of the brand', styled, action);
  const offers = (html: string) => new Set(html.match(/href="\/catalog\/\d+\//g) ?? []).size;
  await page('/cars/', 'lists cars', 200, (html) => offers(html) >= 10);
  await page('/cars/new/', 'lists the newest first offer', 200, (html) => html.includes(`/catalog/${first?.id}/`));
  await page('/cars/used/', 'lists cars with mileage', 200, (html) => offers(html) >= 10);
  await page(`/catalog/${first?.id}/`, 'shows one car', 200, (html) => html.includes(first?.model.name ?? '…'));
  await page('/brands/', 'lists marks', 200, (html) => html.includes(first?.mark.name ?? '…'));
  await page('/contacts/', 'lists its centres', 200, (html) => html.includes('dealer-'));
  await page('/cookie/', 'has its legal pages', 200, (html) => html.includes(brand.host) || html.includes(brand.name));
  const rows = new Set([...markup(home).matchAll(/href="(\/(?:[a-z0-9_-]+\/)*)"/g)].map(([, path = '/']) => path));
  const broken: string[] = [];
  for (const path of rows) {
    const { status } = await read(origin, path);
    if (status !== 200) broken.push(`${path} ${status}`);
  }
  say(
    'every row of its menus is a page',
    rows.size > 20 && broken.length === 0,
    broken.join(', ') || `${rows.size} rows`,
  );
  await page('/no-such-page/', 'is a whole page with status 404', 404, (html) => html.includes('/cars/'));
  await page('/catalog/2147483647/', 'has no such car', 404, (html) => html.includes('/cars/'));
  return results;
}
