import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress, type Encoding, isCompressible } from './compress.ts';

/** Smaller bodies gain nothing from compression. */
const worthCompressing = 1_024;

/** A whole answer: what it says, and its body in every encoding that somebody has asked for. */
export class Answer {
  readonly status: number;
  readonly headers: Readonly<OutgoingHttpHeaders>;
  readonly #length: number;
  readonly etag: string;
  readonly #bodies = new Map<Encoding, Buffer>();
  #isWholeAsked = false;
  readonly #underWay = new Map<Encoding, Promise<Buffer>>();
  readonly #heads = new Map<Encoding, string[]>();
  #use: 'once' | 'kept' = 'once';

  constructor(status: number, headers: Readonly<OutgoingHttpHeaders>, body: Buffer) {
    this.status = status;
    this.headers = headers;
    this.#length = body.length;
    // Weak: one page has three encodings.
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
    this.#bodies.set('identity', body);
  }

  /** The body as it is read. */
  get body(): Buffer {
    const [br, gzip] = [this.#bodies.get('br'), this.#bodies.get('gzip')];
    const whole = this.#bodies.get('identity');
    if (whole) return whole;
    return br ? brotliDecompressSync(br) : gunzipSync(gzip ?? Buffer.alloc(0));
  }

  /** The encoding that this answer leaves in for a client that would take `wanted`. */
  encodingFor(wanted: Encoding): Encoding {
    const gains = isCompressible(this.headers['content-type']) && this.#length >= worthCompressing;
    return gains && this.headers['content-encoding'] === undefined ? wanted : 'identity';
  }

  /** The body in an encoding, if it is there already. */
  ready(encoding: Encoding): Buffer | undefined {
    if (encoding === 'identity') this.#isWholeAsked = true;
    return this.#bodies.get(encoding);
  }

  /** From now on each encoding is made for many readers: smaller, by a longer search. */
  keep(): void {
    this.#use = 'kept';
  }

  /** The encodings that somebody has asked for. */
  get asked(): Encoding[] {
    return [...this.#bodies.keys()].filter((encoding) => encoding !== 'identity' || this.#isWholeAsked);
  }

  /** The body in an encoding, compressed once however many ask at the same time. */
  encoded(encoding: Encoding): Promise<Buffer> {
    const ready = this.ready(encoding);
    if (ready) return Promise.resolve(ready);
    if (encoding === 'identity') {
      this.#bodies.set(encoding, this.body);
      return Promise.resolve(this.body);
    }
    const running = this.#underWay.get(encoding);
    if (running) return running;
    const made = compress(this.body, encoding, this.#use).then((bytes) => {
      this.#bodies.set(encoding, bytes);
      // Few take it whole, and it is five times as large.
      if (this.#use === 'kept' && !this.#isWholeAsked && this.#underWay.size === 1) this.#bodies.delete('identity');
      this.#underWay.delete(encoding);
      return bytes;
    });
    this.#underWay.set(encoding, made);
    return made;
  }

  /** Names and values as they go over the wire, `Content-Length` of the encoded body included; the same list every time. */
  head(encoding: Encoding, length: number): readonly string[] {
    const known = this.#heads.get(encoding);
    if (known) return known;
    const vary = isCompressible(this.headers['content-type']) ? 'Accept-Encoding' : '';
    const all: OutgoingHttpHeaders = {
      ...this.headers,
      'content-encoding': encoding === 'identity' ? this.headers['content-encoding'] : encoding,
      vary: [this.headers.vary, vary].filter(Boolean).join(', ') || undefined,
      etag: this.status === 200 ? this.etag : undefined,
      'content-length': length,
    };
    const list = flatten(all);
    this.#heads.set(encoding, list);
    return list;
  }

  /** Bytes in memory at most; a compressed body that nobody has asked for yet counts as a fifth of the page. */
  get size(): number {
    const of = (encoding: Encoding) => this.#bodies.get(encoding)?.length ?? Math.ceil(this.#length / 5);
    return this.#length + of('gzip') + of('br') + 1_024;
  }
}

/** Headers as the flat list that Node writes without looking at it again. */
export function flatten(headers: Readonly<OutgoingHttpHeaders>): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]),
  );
}

/** Whether `If-None-Match` names this very answer: by weak comparison, as a cache on the way may have made the tag weak. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  const strong = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((one) => one.trim().replace(/^W\//, '') === strong);
}
