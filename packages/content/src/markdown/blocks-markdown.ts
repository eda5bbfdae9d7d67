import type { BlockKind, BlockOf, Inline, PageBlock, RichNode } from '@showroom/api-contract/blocks';
import { absoluteUrl, type Brand } from '@showroom/domain/brand';
import { markdownLink, markdownTable, plainMarkdown as plain } from '@showroom/domain/markdown';
import { formatInteger } from '@showroom/domain/text';

type Site = Pick<Brand, 'host'>;
type Lines = readonly (string | null)[];

const marks = { strong: '**', emphasis: '*' } as const;

const link = (site: Site, text: string, href: string) =>
  href.startsWith('#') ? plain(text) : markdownLink(text, href.startsWith('/') ? absoluteUrl(site, href) : href);

const run = (site: Site, content: readonly Inline[]): string =>
  content
    .map(({ text, look, href }) => {
      const words = href ? link(site, text, href) : plain(text);
      return look ? `${marks[look]}${words}${marks[look]}` : words;
    })
    .join('');

function node(site: Site, one: RichNode): string {
  switch (one.node) {
    case 'paragraph':
      return run(site, one.content);
    case 'heading':
      return `### ${plain(one.text)}`;
    case 'list':
      return one.items.map((item, n) => `${one.isOrdered ? `${n + 1}.` : '-'} ${run(site, item)}`).join('\n');
    case 'quote':
      return `> ${run(site, one.content)}${one.source ? `\n>\n> — ${plain(one.source)}` : ''}`;
    case 'table':
      return markdownTable(
        one.head.map((cell) => run(site, cell)),
        one.rows.map((row) => row.map((cell) => run(site, cell))),
      );
    case 'picture':
      return `*${plain(one.caption ?? one.alt)}*`;
  }
}

const rich = (site: Site, nodes: readonly RichNode[]): string => nodes.map((one) => node(site, one)).join('\n\n');
const items = (rows: readonly string[]) => rows.map((row) => `- ${row}`).join('\n');

/** What each kind of block says; what it reads from elsewhere has an address of its own. */
const writers: { [K in BlockKind]: (block: BlockOf<K>, site: Site) => Lines } = {
  hero: ({ lead }) => [plain(lead)],
  text: ({ paragraphs }) => paragraphs.map(plain),
  rich: ({ content }, site) => [rich(site, content)],
  cards: ({ cards }, site) => [
    items(
      cards.map(
        ({ title, text, link: href }) => `${href ? link(site, title, href) : `**${plain(title)}**`}: ${plain(text)}`,
      ),
    ),
  ],
  facts: ({ facts }) => [items(facts.map(({ value, label }) => `${plain(value)} — ${plain(label)}`))],
  marks: (_block, site) => [absoluteUrl(site, '/brands/')],
  latest: ({ section }, site) => [absoluteUrl(site, `/${section}/`)],
  vehicles: ({ listing }, site) => [absoluteUrl(site, listing)],
  call: ({ text, button, link: href }, site) => [plain(text), link(site, button, href)],
  code: ({ text, link: href }, site) => [plain(text), absoluteUrl(site, href)],
  steps: ({ items: steps }) => [
    steps.map(({ title, text }, n) => `${n + 1}. **${plain(title)}.** ${plain(text)}`).join('\n'),
  ],
  questions: ({ items: questions }, site) =>
    questions.flatMap(({ question, answer }) => [`### ${plain(question)}`, rich(site, answer)]),
  gallery: ({ pictures }) => [items(pictures.map(({ alt, caption }) => plain(caption ?? alt)))],
  timeline: ({ items: years }) => [
    items(years.map(({ year, title, text }) => `**${plain(year)}.** ${plain(title)}. ${plain(text)}`)),
  ],
  awards: ({ items: awards }) => [
    items(awards.map(({ year, title, giver }) => `${year}: ${plain(title)} (${plain(giver)})`)),
  ],
  documents: ({ groups }, site) =>
    groups.flatMap(({ name, files }) => [
      `### ${plain(name)}`,
      items(files.map(({ name: file, href, format, date }) => `${link(site, file, href)}, ${format}, ${date}`)),
    ]),
  chart: ({ unit, periods, series }) => [
    plain(unit),
    markdownTable(
      ['', ...periods.map(plain)],
      series.map(({ name, values }) => [plain(name), ...values.map(formatInteger)]),
    ),
  ],
  vacancies: (_, site) => [absoluteUrl(site, '/about/career/')],
  form: ({ text }) => [text && plain(text)],
  calculator: ({ text }) => [text && plain(text)],
  prices: ({ note, asOf, items: prices }) => [
    markdownTable(
      ['', '₽'],
      prices.map(({ name, price, from }) => [plain(name), `${from ? 'от ' : ''}${formatInteger(price)}`]),
    ),
    [note && plain(note), `Цены на ${asOf}`].filter(Boolean).join(' '),
  ],
};

function write<K extends BlockKind>(block: BlockOf<K>, site: Site): Lines {
  const heading = 'title' in block && block.title && block.kind !== 'hero' ? `## ${plain(block.title)}` : null;
  return [heading, ...(writers[block.kind] as (block: BlockOf<K>, site: Site) => Lines)(block, site)];
}

/** The text of a page's blocks as Markdown, a part for each heading and paragraph. */
export const blocksMarkdown = (blocks: readonly PageBlock[], site: Site): Lines =>
  blocks.flatMap((block) => write(block, site));
