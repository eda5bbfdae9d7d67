import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, isUnchanged } from './answer.ts';
import { chooseEncoding } from './compress.ts';

function withoutLength(head: readonly string[]): string[] {
  return head.toSpliced(head.indexOf('content-length'), 2);
}

function write(req: IncomingMessage, res: ServerResponse, answer: Answer, head: readonly string[], body: Buffer): void {
  if (answer.status === 200 && isUnchanged(req.headers['if-none-match'], answer.etag)) {
    res.writeHead(304, withoutLength(head)).end();
    return;
  }
  res.writeHead(answer.status, head as string[]);
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Writes a whole answer in the encoding that the client takes; at once when that is there already.
 *
 * @param extra headers of this one answer: names and values in turn
 */
export function writeAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  answer: Answer,
  extra: readonly string[] = [],
): void | Promise<void> {
  const encoding = answer.encodingFor(chooseEncoding(req.headers['accept-encoding']));
  const send = (body: Buffer) => {
    const head = answer.head(encoding, body.length);
    write(req, res, answer, extra.length > 0 ? [...head, ...extra] : head, body);
  };
  const ready = answer.ready(encoding);
  return ready ? send(ready) : answer.encoded(encoding).then(send);
}
