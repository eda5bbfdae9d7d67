import { makeStaffToken } from '../modules/tools/staff-token.ts';
import type { KnownValues } from './fuzz-calls.ts';
import { knownBookings } from './known-bookings.ts';
import { knownDeals } from './known-deals.ts';
import { knownInsurances } from './known-insurances.ts';
import { knownLeads } from './known-leads.ts';
import { knownOrders } from './known-orders.ts';
import { knownOwned } from './known-owned.ts';
import { knownPayments } from './known-payments.ts';
import { knownPlaces } from './known-places.ts';
import { knownRequests } from './known-requests.ts';
import { knownReservations } from './known-reservations.ts';
import { knownReviews } from './known-reviews.ts';
import { knownSources } from './known-sources.ts';
import { knownStaff } from './known-staff.ts';
import { knownStore } from './known-store.ts';
import { knownStoreOrders } from './known-store-orders.ts';
import type { TestApp } from './test-app.ts';

/** What this database knows, by the parameter that asks for it, so that calls reach the data. */
async function knownSite({ database, services }: TestApp): Promise<KnownValues> {
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
    'deskLeads.report:code': ['lead-counts', 'link-clicks'],
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
    'body:vitals.tell': [
      '{"load":"8b0f2d57-9a33-4c0e-8a56-3f5f6f1f2a11","route":"/cars/{mark}","device":"phone","measured":[{"metric":"CLS","value":0.02}]}',
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

/** Values that reach the data of every operation; a module adds its own. */
export async function knownValues(app: TestApp): Promise<KnownValues> {
  return {
    ...(await knownSite(app)),
    ...(await knownLeads(app)),
    ...(await knownBookings(app)),
    ...(await knownReviews(app)),
    ...(await knownDeals(app)),
    ...(await knownInsurances(app)),
    ...(await knownRequests(app)),
    ...(await knownStaff(app)),
    ...(await knownSources(app)),
    ...(await knownOwned(app)),
    ...(await knownOrders(app)),
    ...(await knownPlaces(app)),
    ...(await knownPayments(app)),
    ...(await knownStore(app)),
    ...(await knownStoreOrders(app)),
    ...(await knownReservations(app)),
  };
}
