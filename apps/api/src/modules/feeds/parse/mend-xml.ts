/** A text between two tags is cut at this length: nothing that we read is as long. */
const maxText = 256 * 1024;
/** Longest thing that may be split between two chunks: an entity, `<![CDATA[`, `]]>`. */
const carryLength = 16;
const open = '<![CDATA[';
const close = ']]>';
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ampersand = /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-fA-F]{1,6}));|&/g;
/** `<` that begins no tag: «цена < рынка». */
const strayBracket = /<(?![A-Za-z_/!?А-Яа-яё])/g;

const isAllowed = (code: number) =>
  code === 9 || code === 10 || code === 13 || (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0x10ffff);

/** Whether anything is to mend: most chunks go by as they are. */
const suspect = /&|<(?![A-Za-z_/!?А-Яа-яё])/;

const mendMarkup = (text: string): string => {
  if (!suspect.test(text)) return text;
  return text
    .replace(ampersand, (whole, name?: string, decimal?: string, hex?: string) => {
      if (name !== undefined) return whole;
      if (decimal === undefined && hex === undefined) return '&amp;';
      return isAllowed(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)) ? whole : '';
    })
    .replace(strayBracket, '&lt;');
};

/**
 * Repairs in passing what one careless record would break a whole XML file with: raw `&`, entities of HTML, control characters, a
 * `<` that begins no tag, and texts of megabytes, which are cut. Text that is right stays as it is.
 */
export class XmlMender {
  #rest = '';
  #inCdata = false;
  #run = 0;

  write(chunk: string): string {
    this.#rest += chunk.replace(control, '');
    return this.#drain(this.#rest.length - carryLength);
  }

  end(): string {
    return this.#drain(this.#rest.length);
  }

  /** Mends what lies before `end`; a part that something may still follow waits. */
  #drain(end: number): string {
    let out = '';
    let at = 0;
    while (at < end) {
      const mark = this.#inCdata ? close : open;
      const found = this.#rest.indexOf(mark, at);
      const isWhole = found >= 0 && (found < end || end === this.#rest.length);
      let stop = isWhole ? found : end;
      // An entity or a tag's beginning that the end cuts waits for its rest.
      if (!isWhole && !this.#inCdata && end < this.#rest.length) stop = Math.max(at, this.#safeStop(at, end));
      const part = this.#rest.slice(at, stop);
      out += this.#cut(this.#inCdata ? part : mendMarkup(part));
      at = stop;
      if (!isWhole) break;
      out += mark;
      at += mark.length;
      this.#run = 0;
      this.#inCdata = !this.#inCdata;
    }
    this.#rest = this.#rest.slice(at);
    return out;
  }

  #safeStop(at: number, end: number): number {
    const last = Math.max(this.#rest.lastIndexOf('&', end - 1), this.#rest.lastIndexOf('<', end - 1));
    return last >= at && end - last < carryLength ? last : end;
  }

  /** Cuts runs without a tag that are longer than any text of a record. */
  #cut(text: string): string {
    if (this.#run + text.length <= maxText) {
      const last = this.#inCdata ? -1 : text.lastIndexOf('<');
      this.#run = last < 0 ? this.#run + text.length : text.length - last;
      return text;
    }
    let out = '';
    for (const piece of this.#inCdata ? [text] : text.split(/(?=<)/)) {
      if (!this.#inCdata && piece.startsWith('<')) this.#run = 0;
      out += piece.slice(0, Math.max(0, maxText - this.#run));
      this.#run += piece.length;
    }
    return out;
  }
}
