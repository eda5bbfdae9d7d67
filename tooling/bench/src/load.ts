import { connect } from 'node:net';
import { summarize } from './statistics.ts';

export type Load = {
  url: URL;
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
  /** Path of the next request; the address's own unless told. */
  path?: () => string;
};
/** `rate` is in answers a second, the others in ms from the request's first byte to the answer's last. */
export type LoadFigures = { rate: number; p50: number; p99: number; max: number };

const headEnd = Buffer.from('\r\n\r\n');
/** What the last chunk of an answer without a length ends with. */
const lastChunk = Buffer.from('0\r\n\r\n');

/** Says of each piece of an answer whether it was the last one. @throws on any status but 2xx. */
function answerReader(): (piece: Buffer) => boolean {
  let head: Buffer = Buffer.alloc(0);
  let isRead = false;
  /** Bytes to come; `undefined` where the answer is sent in chunks. */
  let left: number | undefined;
  let tail: Buffer = Buffer.alloc(0);
  const isLast = (body: Buffer) => {
    if (left !== undefined) {
      left -= body.length;
      return left <= 0;
    }
    tail = Buffer.concat([tail, body.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    return tail.equals(lastChunk);
  };
  return (piece) => {
    if (isRead) return isLast(piece);
    head = head.length === 0 ? piece : Buffer.concat([head, piece]);
    const end = head.indexOf(headEnd);
    if (end < 0) return false;
    const words = head.toString('latin1', 0, end);
    if (!/^HTTP\/1\.1 2\d\d /.test(words)) throw new Error(`answered ${words.split('\r\n', 1)[0]}`);
    const [, length] = /\r\ncontent-length: (\d+)/i.exec(words) ?? [];
    left = length === undefined ? undefined : Number(length);
    isRead = true;
    return isLast(head.subarray(end + headEnd.length));
  };
}

/**
 * What a server answers to so many connections that each ask again as soon as they are answered. Answers are counted by their
 * bytes: a client that decodes compressed bodies into text is ten times slower than the server that it measures.
 * @throws on any status but 2xx and on any broken connection: then nothing was measured.
 */
export async function load({ url, connections, seconds, headers, path }: Load): Promise<LoadFigures> {
  const fields = Object.entries({ host: url.host, 'accept-encoding': 'br', ...headers });
  const rest = ` HTTP/1.1\r\n${fields.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;

  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(Number(url.port || 80), url.hostname);
      let sentAt = 0;
      let reader = answerReader();
      const ask = () => {
        reader = answerReader();
        sentAt = performance.now();
        socket.write(`GET ${path?.() ?? `${url.pathname}${url.search}`}${rest}`);
      };
      socket.setNoDelay(true).on('connect', ask).on('error', reject);
      socket.on('close', () => reject(new Error('the connection was closed')));
      socket.on('data', (piece) => {
        try {
          if (!reader(piece)) return;
        } catch (error) {
          socket.destroy(error as Error);
          return;
        }
        const now = performance.now();
        times.push(now - sentAt);
        if (now < end) return ask();
        resolve();
        socket.destroy();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));

  const { p50, p99, max } = summarize(times);
  return { rate: times.length / seconds, p50: Math.round(p50), p99: Math.round(p99), max: Math.round(max) };
}
