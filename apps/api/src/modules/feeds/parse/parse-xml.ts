import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { columnKey, isInThousands, withThousands } from './column-key.ts';
import { FeedFailure } from './feed-failure.ts';
import type { FeedFormat, FeedShape } from './feed-shapes.data.ts';
import { XmlMender } from './mend-xml.ts';
import { type FieldName, manyFields, type RawRecord, type RawValue } from './raw-record.ts';
import { sharedKey, sharedNames } from './shared-names.ts';

/** Limits: element depth, unread text, values of one element that repeats, photos of a record. */
const maxDepth = 32;
const maxQuiet = 1024 * 1024;
const maxJoined = 20_000;
const maxPhotos = 60;
/** Frames of a turn: one for every three degrees. */
const maxFrames = 120;
/** Entries of a dictionary. */
const maxNames = 20_000;

type Draft = { line: number; values: Partial<Record<FieldName, RawValue>>; photos: string[]; spin?: string[] };

/** Turns the events of one document into records. Whatever is not well-formed XML throws. */
class RecordCollector {
  readonly #parser = new SaxesParser();
  readonly #mender = new XmlMender();
  readonly #shapes: readonly FeedShape[];
  readonly #wanted: FeedFormat | undefined;
  readonly #shared: ReadonlyMap<string, FieldName>;
  readonly #names = new Map<string, string>();
  #named: string | undefined;
  #shape: FeedShape | undefined;
  #open: string[] = [];
  #draft: Draft | undefined;
  #text = '';
  #textLine = 0;
  /** Whether the parameter tells thousands, by its name or unit. */
  #inThousands = false;
  #heard = false;
  #quiet = 0;
  #done: RawRecord[] = [];

  constructor(shapes: readonly FeedShape[], wanted: FeedFormat | undefined) {
    this.#shapes = shapes;
    this.#wanted = wanted;
    this.#shared = sharedNames(shapes);
    this.#parser.on('doctype', refuseOwnGrammar);
    this.#parser.on('opentag', (tag) => this.#enter(tag));
    this.#parser.on('closetag', () => this.#leave());
    this.#parser.on('text', (text) => this.#add(text));
    this.#parser.on('cdata', (text) => this.#add(text));
  }

  write(text: string): RawRecord[] {
    this.#heard = false;
    const mended = this.#mender.write(text);
    this.#guarded(() => this.#parser.write(mended));
    // Unterminated text is buffered inside the parser: limit it here.
    this.#quiet = this.#heard ? 0 : this.#quiet + mended.length;
    if (this.#quiet > maxQuiet) throw new FeedFailure(this.#at('a text is too long'));
    return this.#take();
  }

  end(): RawRecord[] {
    this.#guarded(() => this.#parser.write(this.#mender.end()).close());
    if (!this.#shape) throw new FeedFailure('The file has no element.');
    return this.#take();
  }

  #take(): RawRecord[] {
    const done = this.#done;
    this.#done = [];
    return done;
  }

  #guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof FeedFailure) throw error;
      throw new FeedFailure(this.#at('the XML is malformed or cut off'));
    }
  }

  #at(what: string): string {
    return `Line ${this.#parser.line}: ${what}. Nothing was changed.`;
  }

  #enter({ name, attributes }: SaxesTagPlain): void {
    this.#heard = true;
    this.#text = '';
    this.#textLine = this.#parser.line;
    this.#inThousands = false;
    this.#shape ??= shapeOf(this.#shapes, name, this.#wanted);
    if (this.#open.length >= maxDepth) throw new FeedFailure(this.#at('elements are nested too deeply'));
    this.#open.push(name);
    if (!this.#draft) {
      this.#named = this.#stands(this.#shape.names?.path) ? attributes.id : undefined;
      if (!this.#stands(this.#shape.path)) return;
      this.#draft = { line: this.#parser.line, values: {}, photos: [] };
    }
    const place = this.#place();
    for (const [attribute, value] of Object.entries(attributes)) this.#put(`${place}@${attribute}`, value);
    if (place === 'param') {
      const name = attributes.name ?? '';
      const isKilowatts = /^(?:квт|kw)$/iu.test(attributes.unit ?? '');
      this.#open[this.#open.length - 1] = `param:${columnKey(isKilowatts ? `${name}, ${attributes.unit}` : name)}`;
      this.#inThousands = isInThousands(`${name} ${attributes.unit ?? ''}`);
    }
  }

  #stands(path: readonly string[] | undefined): boolean {
    return path?.length === this.#open.length && this.#open.every((step, at) => path[at] === '*' || step === path[at]);
  }

  #leave(): void {
    this.#heard = true;
    if (this.#named !== undefined && this.#names.size < maxNames)
      this.#names.set(this.#named.trim(), this.#text.trim());
    this.#named = undefined;
    if (this.#draft) {
      const place = this.#place();
      if (place === '') {
        this.#done.push(this.#draft);
        this.#draft = undefined;
      } else this.#put(place, this.#text);
    }
    this.#text = '';
    this.#open.pop();
  }

  #add(text: string): void {
    this.#heard = true;
    if (this.#draft || this.#named !== undefined) this.#text += text;
  }

  #place(): string {
    return this.#open.slice(this.#shape?.path.length ?? 0).join('/');
  }

  #put(element: string, raw: string): void {
    const said = this.#inThousands ? withThousands(raw.trim()) : raw.trim();
    if (!this.#draft || said === '') return;
    const own = this.#shape && Object.hasOwn(this.#shape.fields, element) ? this.#shape.fields[element] : undefined;
    const param = element.startsWith('param:') ? this.#shape?.param?.(element.slice('param:'.length)) : undefined;
    const field = own ?? param ?? this.#shared.get(sharedKey(element));
    const text = field !== undefined && field === this.#shape?.names?.field ? (this.#names.get(said) ?? said) : said;
    if (!field || text === '') return;
    const before = this.#draft.values[field];
    if (before && manyFields.has(field)) before.text = `${before.text}\n${text}`.slice(0, maxJoined);
    // What the shape itself calls by this name outranks what the other shapes do.
    else if (before && !own) return;
    else if (field === 'spin') {
      this.#draft.spin ??= [];
      if (this.#draft.spin.length < maxFrames) this.#draft.spin.push(text);
    } else if (field !== 'photo') this.#draft.values[field] = { text, line: this.#textLine, element };
    else if (this.#draft.photos.length < maxPhotos) this.#draft.photos.push(text);
  }
}

/** An external DTD (usual in YML) is ignored; an internal one is refused: entity expansion. */
function refuseOwnGrammar(text: string): void {
  if (text.includes('[')) throw new FeedFailure('A file with definitions of its own (DOCTYPE […]) is refused.');
}

function shapeOf(feedShapes: readonly FeedShape[], root: string, wanted: FeedFormat | undefined): FeedShape {
  const shape = feedShapes.find(({ path }) => path[0] === root);
  if (!shape) {
    const roots = feedShapes.map(({ path }) => path[0]).join(', ');
    throw new FeedFailure(`Unknown root element "${root.slice(0, 40)}": it must be one of ${roots}.`);
  }
  if (wanted && wanted !== shape.format)
    throw new FeedFailure(`This is a ${shape.format} feed, but --format says ${wanted}.`);
  return shape;
}

/** The records of an XML feed, as they come. Throws `FeedFailure` when the file is broken, at its very end at the latest. */
export async function* parseXml(
  chunks: AsyncIterable<string>,
  wanted: FeedFormat | undefined,
  shapes: readonly FeedShape[],
): AsyncGenerator<RawRecord[]> {
  const collector = new RecordCollector(shapes, wanted);
  for await (const chunk of chunks) yield collector.write(chunk);
  yield collector.end();
}
