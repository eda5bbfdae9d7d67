import type { ExistenceQuestion } from '@showroom/domain/existence';
import type { Answer } from './answer.ts';
import type { LogEntry, Lookups, RedirectRow, ResolveAnswer } from './lookups.ts';
import { createPipeline, type PipelineOptions, type PipelineRequest } from './pipeline.ts';
import { fixtureRoutes } from './routes.fixture.ts';

export const fixtureRedirects: readonly RedirectRow[] = [
  { urlFrom: '/old', urlTo: '/cars', status: 301 },
  { urlFrom: '/Old-Page', urlTo: '/brands', status: 302 },
  { urlFrom: '/cars/new/volga', urlTo: '/cars/new/gaz', status: 308 },
  { urlFrom: '/sold', urlTo: '', status: 410 },
  { urlFrom: '/circle', urlTo: '/circle/', status: 301 },
  { urlFrom: '/trap', urlTo: '//evil.example', status: 301 },
  { urlFrom: '/price.pdf', urlTo: '/cars', status: 301 },
];

const data: Record<string, ResolveAnswer> = {
  '/cars/new/nobody/': { state: 'missing' },
  '/catalog/404/': { state: 'missing' },
  '/catalog/410/': { state: 'gone' },
  '/catalog/301/': { state: 'moved', to: '/catalog/302', status: 301 },
  '/catalog/999/': { state: 'moved', to: '//evil.example', status: 301 },
  '/catalog/998/': { state: 'moved', to: '/catalog/998/', status: 301 },
};

/** A shop's data in memory: the pipeline under test is the real one, only the network is missing. */
export function createFixture(options: Partial<PipelineOptions> = {}) {
  const asked: string[] = [];
  const questions: ExistenceQuestion[] = [];
  const lines: LogEntry[] = [];
  const lookups: Lookups = {
    resolve: async (question) => {
      const { path } = question;
      asked.push(path);
      questions.push(question);
      return data[path] ?? { state: 'exists' };
    },
    redirects: async () => fixtureRedirects,
  };
  const pipeline = createPipeline({
    brand: 'brand-one',
    routes: fixtureRoutes,
    hosts: { own: 'one.example', allowed: [] },
    lookups,
    log: (entry) => lines.push(entry),
    clock: () => Date.UTC(2026, 10, 21),
    canonicalQuery: (_, __, query) => query,
    readRoles: (token) => JSON.parse(token),
    ...options,
  });
  const run = (url: string, request: Partial<PipelineRequest> = {}): Promise<Answer> =>
    pipeline.run({ url, method: 'GET', cookies: {}, ...request });
  return { pipeline, run, asked, questions, lines, lookups };
}

/** An answer in one line: `308 /cars/`, `404 Not Found`, `410`, `→ /msk/cars/-`, `pass`. */
export function print(answer: Answer): string {
  if (answer.kind === 'redirect') return `${answer.status} ${answer.location}`;
  if (answer.kind === 'notFound') return `404 ${answer.message}`;
  if (answer.kind === 'rewrite') return `→ ${answer.to}`;
  return answer.kind === 'gone' ? '410' : 'pass';
}
