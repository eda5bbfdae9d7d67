import { matterDialogs } from '@showroom/domain/dialogs';
import * as v from 'valibot';

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000));
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));
const count = (greatest: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatest));
const isoDate = v.pipe(v.string(), v.isoDate());

/** An address of this site with its final slash, of another one (https), a telephone or a mail address. Nothing else may stand in a link. */
export const contentLink = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:\/(?:[^\s/][^\s]*)?|https:\/\/[^\s]+|tel:\+\d{11}|mailto:[^\s@]+@[^\s@]+|#[a-z0-9-]+)$/, 'нужен адрес'),
);

/**
 * A picture of editors' content: `scene:service` and `studio:suv/black/front` are drawn by the project, `dealer:<code>` is the building
 * of a centre, `upload:<name>` came through the desk.
 */
export const contentPicture = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(
    /^(?:scene:[a-z0-9-]+|studio:[a-z0-9-]+\/[a-z-]+(?:\/(?:front|side|rear|interior|wheel))?|dealer:[a-z0-9-]+|upload:[a-z0-9-]+)$/,
    'нужна картинка',
  ),
);

/** A run of words in one look. */
export const inline = v.object({
  text: v.string(),
  look: v.optional(v.picklist(['strong', 'emphasis'])),
  href: v.optional(contentLink),
});
export type Inline = v.InferOutput<typeof inline>;
const run = v.array(inline);

/** What editors write between blocks: Markdown, reduced to what a page may show. */
export const richNode = v.variant('node', [
  v.object({ node: v.literal('paragraph'), content: run }),
  v.object({ node: v.literal('heading'), text: title }),
  v.object({ node: v.literal('list'), isOrdered: v.boolean(), items: v.array(run) }),
  v.object({ node: v.literal('quote'), content: run, source: v.nullable(title) }),
  v.object({ node: v.literal('table'), head: v.array(run), rows: v.array(v.array(run)) }),
  v.object({ node: v.literal('picture'), picture: contentPicture, alt: title, caption: v.nullable(title) }),
]);
export type RichNode = v.InferOutput<typeof richNode>;
const rich = v.array(richNode);

const optionalTitle = v.optional(v.nullable(title), null);

/** Calculators that a page can show. */
export const calculatorKinds = ['credit', 'leasing', 'maintenance', 'trade-in', 'insurance'] as const;
export type CalculatorKind = (typeof calculatorKinds)[number];

/** A block of a page; `kind` chooses how it is shown. */
export const pageBlock = v.variant('kind', [
  v.object({ kind: v.literal('hero'), title: v.string(), lead: v.string(), scene: v.string() }),
  v.object({ kind: v.literal('text'), title: v.nullable(v.string()), paragraphs: v.array(v.string()) }),
  /** A chapter of Markdown; `title` is its `## heading`. */
  v.object({ kind: v.literal('rich'), title: v.nullable(title), content: rich }),
  v.object({
    kind: v.literal('cards'),
    title: v.string(),
    code: v.string(),
    cards: v.array(
      v.object({ title: v.string(), text: v.string(), scene: v.nullable(v.string()), link: v.nullable(v.string()) }),
    ),
  }),
  v.object({
    kind: v.literal('facts'),
    title: v.string(),
    facts: v.array(v.object({ value: v.string(), label: v.string() })),
  }),
  /** The newest articles of a section, read from the store. */
  v.object({
    kind: v.literal('latest'),
    title,
    section: v.picklist(['news', 'blog', 'media', 'actions']),
    count: count(12),
  }),
  /** Vehicles in stock that a listing's address chooses: `/cars/new/?bodyType=suv`. */
  v.object({ kind: v.literal('vehicles'), title, listing: contentLink, count: count(12) }),
  /** Popular marks in stock. */
  v.object({ kind: v.literal('marks'), title }),
  /** An invitation with a button: opens a form's dialog, or leads to `link`. */
  v.object({
    kind: v.literal('call'),
    title,
    text: words,
    button: title,
    dialog: v.optional(v.nullable(v.picklist(matterDialogs)), null),
    link: contentLink,
  }),
  /** A code that takes a reader from a desktop to an address on a phone; phones are not shown it. */
  v.object({ kind: v.literal('code'), title, text: words, link: contentLink }),
  v.object({ kind: v.literal('steps'), title, items: v.array(v.object({ title, text: words })) }),
  v.object({
    kind: v.literal('questions'),
    title: optionalTitle,
    items: v.array(v.object({ question: title, answer: rich })),
  }),
  v.object({
    kind: v.literal('gallery'),
    title: optionalTitle,
    pictures: v.array(v.object({ picture: contentPicture, alt: title, caption: v.optional(v.nullable(title), null) })),
  }),
  v.object({
    kind: v.literal('timeline'),
    title: optionalTitle,
    items: v.array(v.object({ year: v.string(), title, text: words })),
  }),
  v.object({
    kind: v.literal('awards'),
    title: optionalTitle,
    items: v.array(
      v.object({ year: v.string(), title, giver: title, picture: v.optional(v.nullable(contentPicture), null) }),
    ),
  }),
  /** Files to download, newest year first. `href` is a file of the content store: `/media/files/<name>`. */
  v.object({
    kind: v.literal('documents'),
    title: optionalTitle,
    groups: v.array(
      v.object({
        name: title,
        files: v.array(
          v.object({ name: title, href: contentLink, format: v.string(), bytes: v.number(), date: isoDate }),
        ),
      }),
    ),
  }),
  /** Figures by period: a chart, and the same as a table. */
  v.object({
    kind: v.literal('chart'),
    title,
    unit: title,
    periods: v.array(v.string()),
    series: v.array(v.object({ name: title, values: v.array(v.number()) })),
  }),
  /** A form on the page itself: that of the dialog. */
  v.object({
    kind: v.literal('form'),
    form: v.picklist(matterDialogs),
    title,
    text: v.optional(v.nullable(words), null),
  }),
  v.object({
    kind: v.literal('calculator'),
    calculator: v.picklist(calculatorKinds),
    title,
    text: v.optional(v.nullable(words), null),
  }),
  /** A price list, roubles; `asOf` is the day from which it holds. */
  v.object({
    kind: v.literal('prices'),
    title,
    note: v.optional(v.nullable(words), null),
    asOf: isoDate,
    items: v.pipe(
      v.array(
        v.object({
          name: title,
          price: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000_000)),
          from: v.optional(v.boolean(), false),
          duration: v.optional(v.nullable(title), null),
          text: v.optional(v.nullable(words), null),
        }),
      ),
      v.minLength(1),
    ),
  }),
  /** Open vacancies, read from the store. */
  v.object({ kind: v.literal('vacancies'), title }),
]);
export type PageBlock = v.InferOutput<typeof pageBlock>;
export type BlockKind = PageBlock['kind'];
export type BlockOf<K extends BlockKind> = Extract<PageBlock, { kind: K }>;
