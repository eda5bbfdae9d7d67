import { errorEnvelope } from '@showroom/api-contract/error';
import { listOperations } from '@showroom/api-contract/operations';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../db/testing.ts';
import { makeStaffToken } from '../modules/tools/staff-token.ts';
import { fuzzRuns } from '../testing/env.ts';
import { fuzzCalls, type KnownValues } from '../testing/fuzz-calls.ts';
import { knownBookings } from '../testing/known-bookings.ts';
import { knownLeads } from '../testing/known-leads.ts';
import { knownRequests } from '../testing/known-requests.ts';
import { knownReviews } from '../testing/known-reviews.ts';
import { knownStaff } from '../testing/known-staff.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Internals that no body may contain: stack frames, file paths, SQL, driver names. */
const internals = /\bat \S+ \(|node_modules|\.ts:\d|select .* from|Failed query|valibot|ORPCError|PGlite/i;

/** What this database knows, by the parameter that asks for it, so that calls reach the data. */
async function knownValues({ database, services }: TestApp): Promise<KnownValues> {
  const column = async (sql: string) => (await database.rows(sql)).map(([value]) => String(value));
  const ids = await column('select id from vehicle where holding_id = 1 order by id limit 30');
  const marks = await column('select code from mark order by id limit 20');
  // A model is one of its mark and a series one of its model, so all three come from one vehicle.
  const [series = '', model = '', mark = ''] = await column(
    `with one as (select v.generation, o.code as model, m.code as mark from vehicle v join model o on o.id = v.model_id
       join mark m on m.id = v.mark_id where v.holding_id = 1 and v.generation ~ '^[A-Z0-9]+$' order by v.id limit 1)
     select lower(generation) from one union all select model from one union all select mark from one`,
  );
  const shortLinks = await column(
    `insert into short_link (code, holding_id, target, created_by)
     select 'abcdefgh' || n, 1, '/cars/', 'nobody' from generate_series(22, 41) as n returning code`,
  );
  const redirects = await column('select url_from from redirect order by id');
  const paths = [
    '/cars/',
    ...redirects,
    ...ids.map((id) => `/catalog/${id}/`),
    ...marks.map((mark) => `/cars/new/${mark}/`),
  ];
  const articles = async (type: string) =>
    column(
      `select code from content_entry where holding_id = 1 and type = '${type}' and lang = 'ru' and status = 'published'`,
    );
  const news = await articles('news');
  return {
    'content.news.detail:id': news,
    'content.blog.detail:id': await articles('blog'),
    'content.media.detail:id': await articles('media'),
    'content.actions.detail:id': await articles('offer'),
    holdingId: ['1'],
    id: ids,
    code: [...(await column('select code from dealer order by id')), ...shortLinks],
    click: ['1'],
    vin: await column('select vin from vehicle where holding_id = 1 order by id limit 20'),
    authorization: [
      `Bearer ${await makeStaffToken(services.staffSecret ?? '', { role: 'admin', holdingId: 1, days: 1 })}`,
    ],
    ...Object.fromEntries(
      ['entry', 'putEntry', 'version'].flatMap((name) => [
        [`deskContent.${name}:type`, ['news']],
        [`deskContent.${name}:lang`, ['ru']],
        [`deskContent.${name}:version`, ['1']],
        [`deskContent.${name}:code`, news],
      ]),
    ),
    'deskContent.unpublish:type': ['vacancy'],
    'deskContent.unpublish:lang': ['ru'],
    'deskContent.unpublish:code': await articles('vacancy'),
    'body:deskContent.unpublish': ['{}'],
    'body:deskContent.putEntry': ['{"source":"no head","base":1,"isPublished":false}'],
    'body:deskContent.preview': ['{"type":"news","lang":"ru","code":"a","source":"---\\ntitle: A\\n---\\n\\nText"}'],
    'body:deskSeo.putRedirect': ['{"urlFrom":"/fuzz-old/","urlTo":"/cars/","status":301}'],
    'body:deskSeo.deleteRedirect': redirects.map((urlFrom) => JSON.stringify({ urlFrom })),
    'body:deskSeo.importRedirects': ['{"csv":"urlFrom,urlTo,status\\n/fuzz-a/,/cars/,301","isTrial":true}'],
    'body:deskSeo.putSeo': [
      '{"path":"/cars/","data":{"title":"A","description":"","h1":"A","canonical":null,"robots":"index,follow","text":[]}}',
    ],
    'body:deskSeo.deleteSeo': ['{"path":"/cars/"}'],
    'body:deskSeo.importSeo': [
      '{"csv":"path,title,description,h1,canonical,robots,text\\n/fuzz/,A,B,C,,,","isTrial":true}',
    ],
    'body:tools.createShortLink': [
      '{"path":"/cars/new/","utm":{"source":"sms"}}',
      '{"path":"/contacts/?a=1#map","days":7}',
    ],
    slug: await column("select distinct code from content_entry where type = 'page' order by code"),
    mark: [mark],
    model: [model],
    series: [series],
    markCode: marks,
    path: paths,
    query: [
      'тойота',
      'njqjnf x5',
      'коврики веста',
      'до 2 млн',
      '205/55 r16',
      ...(await column('select vin from vehicle limit 3')),
    ],
    filter: ['{}', '{"model":["Vesta"]}', '{"accCategoryNameRu":["Моторные масла"]}'],
    url: [...paths, ...paths.map((path) => Buffer.from(path).toString('base64'))],
  };
}

describe.each(engines)('whatever is sent, on %s', (kind) => {
  let app: TestApp;
  let known: KnownValues;
  beforeAll(async () => {
    app = await openTestApp(kind, { vehicles: 200 });
    known = {
      ...(await knownValues(app)),
      ...(await knownLeads(app)),
      ...(await knownBookings(app)),
      ...(await knownReviews(app)),
      ...(await knownRequests(app)),
      ...(await knownStaff(app)),
    };
  });
  afterAll(() => app.close());

  // These have tests of their own: a file is no JSON, and hits are a shell's to report, with its secret.
  const operations = listOperations().filter(
    ({ name }) => !['lead.file', 'deskPictures.upload', 'navigation.countHits'].includes(name),
  );
  test.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s answers what it promises or refuses in the envelope',
    async (_name, operation) => {
      let answered = 0;
      await fc.assert(
        fc.asyncProperty(fuzzCalls(operation, known), async ({ method, path, headers, body }) => {
          const response = await app.fetch(path, { method, headers, ...(body !== undefined && { body }) });
          const text = await response.text();
          expect(response.status, text).toBeLessThan(500);
          expect([401, 422]).not.toContain(response.status);
          if (response.ok) answered += 1;
          if (method === 'HEAD') expect(text).toBe('');
          else if (response.ok) {
            expect(method).toBe(operation.method);
            expect(v.safeParse(operation.output, JSON.parse(text)).issues).toBeUndefined();
          } else {
            expect(v.safeParse(errorEnvelope, JSON.parse(text)).issues).toBeUndefined();
            expect(text).not.toMatch(internals);
          }
        }),
        { numRuns: fuzzRuns(60), seed: 20_261_120 },
      );
      // Some calls must succeed, else the run proves little.
      expect(answered).toBeGreaterThan(0);
    },
  );
});
