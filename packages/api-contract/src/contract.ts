import { oc } from '@orpc/contract';
import { codesOf } from '@showroom/domain/dictionaries';
import { type ExistenceParam, existenceKinds } from '@showroom/domain/existence';
import { serviceSections } from '@showroom/domain/service-path';
import {
  cityCode,
  codeSchema,
  markSchema,
  modelSchema,
  transportType,
  vehicleCardSchema,
  vehicleDetailSchema,
} from '@showroom/domain/vehicle';
import * as v from 'valibot';
import { authContract, userContract } from './account.ts';
import { accountContracts } from './account-contracts.ts';
import { bookingContract } from './booking.ts';
import { brandOverview } from './brands.ts';
import { catalogPage, catalogQuery, colorCount, holdingId, integerText } from './catalog.ts';
import { shortQuery, shortVehicle } from './catalog-short.ts';
import {
  type ArticleSection,
  article,
  articlePage,
  banner,
  contentLanguages,
  seoSchema,
  serviceEntry,
  staticPage,
  vacancy,
} from './content.ts';
import { dealersContract } from './dealers-contract.ts';
import { deskContracts } from './desk-contracts.ts';
import { commonFailures, goneFailure, missingFailure } from './failures.ts';
import { get } from './get.ts';
import { leadContract, reportContract } from './lead.ts';
import { passkeysContract } from './passkeys.ts';
import { paymentsContract } from './payments.ts';
import { profileContract } from './profile.ts';
import { requestContract } from './request.ts';
import { reviewsContract } from './reviews.ts';
import { searchAnswer, searchQuery } from './search.ts';
import { sitemapOutline } from './sitemap.ts';
import { storeContract } from './store.ts';
import { storeOrdersContract } from './store-orders.ts';
import { toolsContract } from './tools.ts';
import { tradeInEstimate, tradeInQuery } from './trade-in.ts';
import { vehicleReservationsContract } from './vehicle-reservations.ts';
import { vitalsContract } from './vitals.ts';

const path = v.pipe(v.string(), v.minLength(1), v.maxLength(2048));
const vehicleId = integerText(1, 2_147_483_647);

export const redirectRow = v.object({
  urlFrom: v.string(),
  urlTo: v.string(),
  status: v.picklist([301, 302, 307, 308, 410]),
});
export type RedirectRow = v.InferOutput<typeof redirectRow>;

/** As a path has it: nothing invisible, no controls. */
const existenceParam = v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^\P{C}+$/u)));
const existenceParams: Record<ExistenceParam, typeof existenceParam> = {
  id: existenceParam,
  vin: existenceParam,
  code: existenceParam,
  mark: existenceParam,
  model: existenceParam,
  series: existenceParam,
  slug: existenceParam,
  dealer: existenceParam,
  adviser: existenceParam,
};

/** Query of GET /resolve: the kind of thing that a page shows, the parameters that name it, and the page's path. */
export const resolveQuery = v.pipe(
  v.strictObject({ holdingId, kind: v.picklist(codesOf(existenceKinds)), path, ...existenceParams }),
  v.check(
    ({ kind, ...given }) => existenceKinds[kind].every((name) => given[name] !== undefined),
    'не хватает параметров этого вида',
  ),
);
export type ResolveQuery = v.InferOutput<typeof resolveQuery>;

/** Answer of page validation: the page exists, is gone, or has moved. */
export const resolveAnswer = v.variant('state', [
  v.object({ state: v.literal('exists') }),
  v.object({ state: v.literal('missing') }),
  v.object({ state: v.literal('gone') }),
  v.object({ state: v.literal('moved'), to: v.string(), status: v.picklist([301, 302, 307, 308]) }),
]);
export type ResolveAnswer = v.InferOutput<typeof resolveAnswer>;

const lang = v.optional(v.picklist(contentLanguages));

/** A section of articles: its list and one of them. */
const articlesOf = (section: ArticleSection, name: string) => ({
  list: get(`/${section}`, 'Содержимое', `${name}: страница списка, сначала новые`)
    .input(
      v.strictObject({
        holdingId,
        city: v.optional(cityCode),
        lang,
        tag: v.optional(codeSchema),
        page: v.optional(integerText(1, 1_000)),
        size: v.optional(integerText(1, 48)),
      }),
    )
    .output(articlePage),
  detail: get(`/${section}/{id}`, 'Содержимое', `${name}: одна запись; 404 — такой нет, 410 — её срок вышел`)
    .errors({ ...missingFailure, ...goneFailure })
    .input(v.strictObject({ id: codeSchema, holdingId, lang }))
    .output(article),
});

const stockContracts = {
  brands: {
    list: get('/brands', 'Марки', 'Марки с числом машин в наличии')
      .input(v.strictObject({ holdingId, type: v.optional(transportType) }))
      .output(v.object({ data: v.array(markSchema) })),
    models: get('/models', 'Марки', 'Модели марки или всех марок, которые есть или были в наличии')
      .input(v.strictObject({ holdingId, type: v.optional(transportType), markCode: v.optional(codeSchema) }))
      .output(v.object({ data: v.array(modelSchema) })),
    mark: get('/brands/{mark}', 'Марки', 'Обзор марки: модели, наличие, цены и характеристики')
      .errors(missingFailure)
      .input(v.strictObject({ mark: codeSchema, holdingId }))
      .output(brandOverview),
    model: get('/brands/{mark}/{model}', 'Марки', 'Обзор модели: поколения, модификации, комплектации, наличие')
      .errors(missingFailure)
      .input(v.strictObject({ mark: codeSchema, model: codeSchema, holdingId }))
      .output(brandOverview),
    series: get('/brands/{mark}/{model}/{series}', 'Марки', 'Обзор поколения модели')
      .errors(missingFailure)
      .input(v.strictObject({ mark: codeSchema, model: codeSchema, series: codeSchema, holdingId }))
      .output(brandOverview),
  },
  catalog: {
    list: get('/catalog', 'Каталог', 'Страница каталога: машины, фасеты, итог и подсказки, если ничего не нашлось')
      .input(catalogQuery)
      .output(catalogPage),
    short: get('/catalog/short', 'Каталог', 'Отложенные машины по номерам; detail=1 — с данными для сравнения')
      .input(shortQuery)
      .output(v.object({ items: v.array(shortVehicle) })),
    detail: get('/catalog/{id}', 'Каталог', 'Одна машина; 404 — такой не было, 410 — продана или снята')
      .errors({ ...missingFailure, ...goneFailure })
      .input(v.strictObject({ id: vehicleId, holdingId }))
      .output(vehicleDetailSchema),
    colors: get('/catalog/colors', 'Каталог', 'Сколько машин каждого цвета: всех, по маркам или по моделям')
      .input(v.strictObject({ holdingId, type: transportType, depth: v.picklist(['color', 'mark', 'model']) }))
      .output(v.object({ data: v.array(colorCount) })),
    similar: get('/catalog/{id}/similar', 'Каталог', 'Самые похожие машины в наличии, в том числе для проданной')
      .errors(missingFailure)
      .input(v.strictObject({ id: vehicleId, holdingId, size: v.optional(integerText(1, 24)) }))
      .output(v.object({ items: v.array(vehicleCardSchema) })),
  },
} as const;

const pageContracts = {
  navigation: {
    redirects: get('/redirects', 'Навигация', 'Переадресации одного пути или вся таблица, если url не указан')
      .input(v.strictObject({ holdingId, url: v.optional(path) }))
      .output(v.object({ items: v.array(redirectRow) })),
    resolve: get('/resolve', 'Навигация', 'Есть ли такая страница, снята она или переехала')
      .input(resolveQuery)
      .output(resolveAnswer),
    countHits: oc
      .errors({ ...commonFailures, ...missingFailure })
      .route({
        method: 'POST',
        path: '/redirects/hits',
        tags: ['Служебное'],
        summary: 'Сколько раз витрина последовала переадресациям; только с её секретом, остальным 404',
        inputStructure: 'detailed',
      })
      .input(
        v.object({
          headers: v.object({ 'x-revalidate-secret': v.optional(v.pipe(v.string(), v.maxLength(200))) }),
          query: v.strictObject({ holdingId }),
          body: v.strictObject({
            hits: v.pipe(
              v.array(
                v.strictObject({
                  path,
                  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
                }),
              ),
              v.maxLength(500),
            ),
          }),
        }),
      )
      .output(v.object({ isDone: v.literal(true) })),
    sitemap: get('/sitemap', 'Навигация', 'Из чего складывается карта сайта: непустые списки, марки, страницы')
      .input(v.strictObject({ holdingId }))
      .output(sitemapOutline),
  },
  content: {
    seo: get('/seo', 'Содержимое', 'Тексты SEO для пути (url — base64 от UTF-8); null, если их нет')
      .input(
        v.strictObject({
          holdingId,
          url: v.pipe(v.string(), v.maxLength(4096), v.regex(/^[A-Za-z0-9+/_ -]+={0,2}$/, 'base64')),
        }),
      )
      .output(v.object({ data: v.nullable(seoSchema) })),
    page: get('/static/page/{slug}', 'Содержимое', 'Статичная страница из блоков')
      .errors(missingFailure)
      .input(v.strictObject({ holdingId, slug: codeSchema, lang }))
      .output(staticPage),
    services: get('/static/section/{section}', 'Содержимое', 'Тексты раздела услуг: заголовок и вступление каждого')
      .input(v.strictObject({ holdingId, section: v.picklist(serviceSections) }))
      .output(v.object({ data: v.array(serviceEntry) })),
    news: articlesOf('news', 'Новости'),
    blog: articlesOf('blog', 'Блог'),
    media: articlesOf('media', 'СМИ о нас'),
    actions: articlesOf('actions', 'Акции'),
    banner: get('/banner', 'Содержимое', 'Баннер шапки: своего города, если он есть; null, если сегодня никакого')
      .input(v.strictObject({ holdingId, city: cityCode }))
      .output(v.object({ data: v.nullable(banner) })),
    vacancies: get('/vacancies', 'Содержимое', 'Открытые вакансии, сначала свой город')
      .input(v.strictObject({ holdingId, city: v.optional(cityCode) }))
      .output(v.object({ data: v.array(vacancy) })),
  },
} as const;

const serviceContracts = {
  dealers: dealersContract,
  lead: leadContract,
  booking: bookingContract,
  payments: paymentsContract,
  profile: profileContract,
  report: reportContract,
  request: requestContract,
  tradeIn: {
    estimate: get('/trade-in/estimate', 'Оценка', 'Предварительная цена в трейд-ин по похожим машинам в наличии')
      .input(tradeInQuery)
      .output(tradeInEstimate),
  },
  auth: authContract,
  user: userContract,
  passkeys: passkeysContract,
  tools: toolsContract,
  vitals: vitalsContract,
  store: storeContract,
  reviews: reviewsContract,
  storeOrders: storeOrdersContract,
  vehicleReservations: vehicleReservationsContract,
  search: {
    find: get(
      '/search',
      'Поиск',
      'Машины и товары магазина по тексту: раскладка, алфавит, падежи, опечатки, VIN и артикул',
    )
      .input(searchQuery)
      .output(searchAnswer),
  },
  system: {
    location: get('/suggestions/location', 'Служебное', 'Город по адресу в сети; null, если неизвестен')
      .input(
        v.strictObject({
          holdingId: v.optional(holdingId),
          ip: v.optional(
            v.pipe(v.string(), v.maxLength(45), v.union([v.pipe(v.string(), v.ipv4()), v.pipe(v.string(), v.ipv6())])),
          ),
        }),
      )
      .output(v.object({ siteCityCode: v.nullable(v.picklist(['msk', 'spb', 'krasnodar'])) })),
    build: get('/build', 'Служебное', 'Номер последней сборки витрины')
      .input(
        v.strictObject({
          holdingId: v.optional(holdingId),
          timestamp: v.optional(v.pipe(v.string(), v.maxLength(32))),
        }),
      )
      .output(v.object({ id: v.string() })),
  },
} as const;

/**
 * Every endpoint once. What has an owner takes `authorizationHeaders`. Its type is named group by group: inferred whole, it is
 * longer than a declaration file may hold.
 */
export const contract: typeof stockContracts &
  typeof pageContracts &
  typeof serviceContracts &
  typeof deskContracts &
  typeof accountContracts = {
  ...stockContracts,
  ...pageContracts,
  ...serviceContracts,
  ...deskContracts,
  ...accountContracts,
};
