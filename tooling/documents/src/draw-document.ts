import type { Inline, PageBlock, RichNode } from '@showroom/api-contract/blocks';
import PDFDocument from 'pdfkit';
import type { Faces } from './faces.ts';

export type DocumentText = { title: string; date: Date; blocks: readonly PageBlock[] };

type Pdf = InstanceType<typeof PDFDocument>;
type Root = ReturnType<Pdf['struct']>;

/** Points. */
const page = { margin: 64, footer: 40 };
const sizes = { title: 24, chapter: 14, text: 10.5, small: 9 };
const quiet = '#5b6066';
const ink = '#14171a';

const day = new Intl.DateTimeFormat('ru-RU', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Europe/Moscow',
});
const wordsOf = (run: readonly Inline[]) => run.map(({ text }) => text).join('');

/** Draws the text of an editor on A4: Russian letters are text, headings and tables are tagged. */
class Drawing {
  readonly #pdf: Pdf;
  readonly #root: Root;

  constructor({ title, date }: DocumentText, { text, strong }: Faces) {
    this.#pdf = new PDFDocument({
      size: 'A4',
      margins: { top: page.margin, left: page.margin, right: page.margin, bottom: page.margin + page.footer },
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'ru-RU',
      displayTitle: true,
      // The day of the document, not of the making: the same text gives the same bytes.
      info: { Title: title, Author: 'ООО «Бренд Один»', CreationDate: date, ModDate: date },
    });
    this.#pdf.registerFont('text', text).registerFont('strong', strong);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  #write(type: string, text: string, look: { font?: string; size?: number; color?: string; after?: number } = {}) {
    const { font = 'text', size = sizes.text, color = ink, after = 8 } = look;
    this.#pdf.font(font).fontSize(size).fillColor(color);
    this.#pdf.text(text, { structParent: this.#root, structType: type, lineGap: 3, paragraphGap: after });
  }

  #table(head: readonly string[], rows: readonly (readonly string[])[]) {
    const cell = (text: string, place: number) => ({ text, align: { x: place === 0 ? 'left' : 'right' } as const });
    this.#pdf.font('text').fontSize(sizes.small).fillColor(ink);
    // The library's types lack `structParent` of tables.
    const options: Parameters<Pdf['table']>[0] & { structParent: Root } = {
      structParent: this.#root,
      columnStyles: ['*', ...head.slice(1).map(() => (head.length > 2 ? 90 : ('*' as const)))],
      defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#c9cdd2', padding: [6, 4] },
      data: [
        head.map((text, place) => ({ ...cell(text, place), type: 'TH' as const, font: { src: 'strong' } })),
        ...rows.map((row) => row.map(cell)),
      ],
    };
    this.#pdf.table(options);
    this.#pdf.moveDown(1);
  }

  #node(one: RichNode) {
    if (one.node === 'paragraph') return this.#write('P', wordsOf(one.content));
    if (one.node === 'heading') return this.#write('H3', one.text, { font: 'strong' });
    if (one.node === 'quote') return this.#write('BlockQuote', wordsOf(one.content), { color: quiet });
    if (one.node === 'list')
      return one.items.forEach((item, place) => {
        this.#write('P', `${one.isOrdered ? `${place + 1}.` : '•'} ${wordsOf(item)}`, { after: 4 });
      });
    if (one.node === 'table')
      return this.#table(
        one.head.map(wordsOf),
        one.rows.map((row) => row.map(wordsOf)),
      );
    throw new Error(`A document shows no ${one.node}.`);
  }

  #block(block: PageBlock) {
    if (block.kind !== 'rich') throw new Error(`A document shows no block ${block.kind}.`);
    if (block.title) {
      this.#pdf.moveDown(0.6);
      this.#write('H2', block.title, { font: 'strong', size: sizes.chapter });
    }
    for (const one of block.content) this.#node(one);
  }

  #numberPages(title: string) {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let number = start; number < start + count; number++) {
      this.#pdf.switchToPage(number);
      const { margins, height, width } = this.#pdf.page;
      const bottom = margins.bottom;
      // Text below the margin would begin a page.
      margins.bottom = 0;
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      this.#pdf.font('text').fontSize(sizes.small).fillColor(quiet);
      const at = height - page.margin;
      this.#pdf.text(`${title} · ${number - start + 1} из\u00a0${count}`, margins.left, at, {
        width: width - margins.left - margins.right,
        lineBreak: false,
      });
      this.#pdf.endMarkedContent();
      margins.bottom = bottom;
    }
  }

  draw({ title, date, blocks }: DocumentText): Pdf {
    this.#write('P', 'ООО «Бренд Один»', { font: 'strong', size: sizes.small, color: quiet });
    this.#write('H1', title, { font: 'strong', size: sizes.title });
    this.#write('P', day.format(date), { size: sizes.small, color: quiet, after: 16 });
    for (const block of blocks) this.#block(block);
    this.#root.end();
    this.#numberPages(title);
    return this.#pdf;
  }
}

/** The bytes of a PDF. @throws for a block or node that a document cannot show */
export async function drawDocument(document: DocumentText, faces: Faces): Promise<Buffer> {
  const pdf = new Drawing(document, faces).draw(document);
  pdf.end();
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
