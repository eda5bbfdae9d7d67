import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { Answer } from './answer.ts';
import { contentSecurityPolicy, securityHeaders } from './content-security-policy.ts';
import { addAttributes, joinInlineScripts, movePicturesFirst, moveScriptsLast } from './finish-html.ts';
import type { PageOrigins } from './plan.ts';

export type Rendered = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** What concerns one connection, one visitor or the framework alone. */
const dropped: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'date', 'set-cookie', 'etag'],
  ...['x-nextjs-cache', 'x-middleware-rewrite', 'x-powered-by', 'cache-control'],
]);

/** Headers of an answer of the framework that may stay with a stored page. */
export function keptHeaders(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

export const isDocument = (headers: IncomingHttpHeaders): boolean =>
  String(headers['content-type'] ?? '').startsWith('text/html');

export type PagePolicy = {
  /** The status that the page means. */
  status: number;
  frameAncestors?: readonly string[] | undefined;
  origins?: PageOrigins | undefined;
  htmlAttributes?: Readonly<Record<string, string>> | undefined;
  /** Not even the visitor's own browser keeps it. */
  isPrivate?: boolean;
};

/** Never kept by a shared cache on the way: the variant of a page is in a cookie. */
const cacheControl = ({ status, isPrivate = false }: PagePolicy) =>
  status === 200 && !isPrivate ? 'private, no-cache' : 'no-store';

/** A page as it leaves: whole, with one inline script and the policy for it. */
function finishDocument(rendered: Rendered, policy: PagePolicy): Answer {
  // A letter per byte: all that is looked for is ASCII, and a page in Russian is neither decoded nor encoded again.
  const page = addAttributes(
    movePicturesFirst(moveScriptsLast(joinInlineScripts(rendered.body.toString('latin1')))),
    policy.htmlAttributes,
  );
  const headers: OutgoingHttpHeaders = {
    ...keptHeaders(rendered.headers),
    ...securityHeaders(policy.frameAncestors),
    'content-security-policy': contentSecurityPolicy(page, policy),
    'cache-control': cacheControl(policy),
    // The same address also answers in Markdown.
    vary: [rendered.headers.vary, 'Accept'].filter(Boolean).join(', '),
  };
  return new Answer(policy.status, headers, Buffer.from(page, 'latin1'));
}

/** A payload for the framework's router, with the status of its page. */
function finishPayload(rendered: Rendered, policy: PagePolicy): Answer {
  const headers: OutgoingHttpHeaders = {
    ...keptHeaders(rendered.headers),
    ...securityHeaders(),
    'cache-control': cacheControl(policy),
  };
  // The page was rendered without the visitor's query; without this word the router would take it for the page's own.
  headers['x-nextjs-rewritten-query'] ??= '';
  return new Answer(policy.status, headers, rendered.body);
}

/** A page or a payload for the router, by what was rendered. */
export const finishPage = (rendered: Rendered, policy: PagePolicy): Answer =>
  isDocument(rendered.headers) ? finishDocument(rendered, policy) : finishPayload(rendered, policy);

/** A good page as the answer of an outage. */
export const asOutage = ({ headers, body }: Answer): Answer =>
  new Answer(503, { ...headers, 'cache-control': 'no-store', 'retry-after': '10' }, body);
