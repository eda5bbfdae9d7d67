import { lookup as resolveName } from 'node:dns/promises';
import { get as getHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { get as getHttps } from 'node:https';
import { FeedFailure } from '../parse/feed-failure.ts';
import { isAllowedAddress } from './private-address.ts';

export type FetchLimits = {
  allowLoopback: boolean;
  maxBytes?: number;
  /** Timeouts: total, and between chunks. */
  totalMs?: number;
  silenceMs?: number;
};
export type FeedBytes = { bytes: AsyncIterable<Uint8Array>; size: number | undefined };

const defaults = { maxBytes: 1024 * 1024 * 1024, totalMs: 15 * 60_000, silenceMs: 30_000 };

/** The address to connect to: checked and then pinned, against DNS rebinding. */
async function checkedAddress(hostname: string, allowLoopback: boolean): Promise<{ address: string; family: number }> {
  const bare = hostname.replace(/^\[|\]$/g, '');
  const found = await resolveName(bare, { all: true }).catch(() => []);
  if (found.length === 0) throw new FeedFailure(`Узел «${bare}» не найден.`);
  const refused = found.find(({ address }) => !isAllowedAddress(address, allowLoopback));
  const [first] = found;
  if (refused || !first) {
    throw new FeedFailure(
      `Узел «${bare}» находится во внутренней сети: оттуда выгрузки не загружаются${
        allowLoopback ? '' : ' (для этого компьютера есть --allow-loopback)'
      }.`,
    );
  }
  return first;
}

function ask(url: URL, options: RequestOptions): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? getHttps : getHttp)(url, options, resolve);
    request.on('timeout', () => request.destroy(new FeedFailure('Сервер выгрузки молчит.')));
    request.on('error', (error) =>
      reject(
        error instanceof FeedFailure
          ? error
          : new FeedFailure(`Выгрузку не удалось загрузить с узла «${url.hostname}».`),
      ),
    );
  });
}

async function* bounded(answer: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new FeedFailure(`Выгрузка больше ${Math.round(maxBytes / 2 ** 20)} МБ.`);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FeedFailure) throw error;
    throw new FeedFailure('Загрузка выгрузки оборвалась. Ничего не изменено.');
  } finally {
    answer.destroy();
  }
}

/**
 * Fetches a feed by http(s) (B-24): no redirects, no inner networks, bounded in bytes and
 * time. Throws `FeedFailure`.
 */
export async function fetchFeed(url: URL, limits: FetchLimits): Promise<FeedBytes> {
  const { allowLoopback, maxBytes, totalMs, silenceMs } = { ...defaults, ...limits };
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new FeedFailure('Выгрузка берётся из файла или по http(s).');
  const { address, family } = await checkedAddress(url.hostname, allowLoopback);
  const answer = await ask(url, {
    lookup: (_name, options, callback) =>
      options.all ? callback(null, [{ address, family }]) : callback(null, address, family),
    headers: { accept: 'application/xml, text/xml, text/csv, */*;q=0.5', 'accept-encoding': 'identity' },
    timeout: silenceMs,
    signal: AbortSignal.timeout(totalMs),
    agent: false,
  });
  const { statusCode = 0 } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    const moved = statusCode >= 300 && statusCode < 400;
    throw new FeedFailure(
      `Сервер выгрузки ответил ${statusCode}${moved ? ': переадресации не выполняются, укажите конечный адрес' : ''}.`,
    );
  }
  const declared = Number(answer.headers['content-length']);
  if (declared > maxBytes) {
    answer.destroy();
    throw new FeedFailure(`Выгрузка больше ${Math.round(maxBytes / 2 ** 20)} МБ.`);
  }
  return { bytes: bounded(answer, maxBytes), size: Number.isFinite(declared) ? declared : undefined };
}
