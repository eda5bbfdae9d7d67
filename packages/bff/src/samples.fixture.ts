import { type FacetKey, facetKeys } from '@showroom/domain/listing';
import type * as v from 'valibot';
import type { Input, Route } from './calls.ts';
import { reservationSamples } from './reservation-samples.fixture.ts';
import { shopSamples } from './shop-samples.fixture.ts';
import type { table } from './table.ts';

/** What a page asks and what the API says to it. A row without a sample does not compile. */
type Samples = { [R in Route]: { input: Input<R>; reply: v.InferInput<(typeof table)[R]['answer']> } };

const named = (code: string) => ({ code, name: code });
const receipt = { id: 'a1', number: '2-000001' };
const formUrl = '/catalog/7/';
const formData = { firstname: 'Анна', phone: '79990000000', policy: true };
const dealer = { ...named('north'), city: 'msk' as const };

const card: v.InferInput<(typeof table)['GET /catalog/short']['answer']>['items'][number]['card'] = {
  id: 7,
  type: 'cars',
  condition: 'used',
  mark: named('kia'),
  model: named('rio'),
  modification: '1.6 AT',
  year: 2020,
  mileageKm: 40_000,
  bodyType: 'sedan',
  engineType: 'petrol',
  engineVolume: 1_600,
  power: 123,
  gearType: 'automatic',
  driveType: 'front',
  colorGroup: 'black',
  price: 100_000_000,
  oldPrice: null,
  monthly: null,
  vat: false,
  dealer,
  pictures: [{ angle: 'front', base: '/media/a', alt: 'Kia Rio' }],
};

const report: v.InferInput<(typeof table)['POST /catalog/report']['answer']>['report'] = {
  vehicleId: 7,
  title: 'Kia Rio',
  bodyType: 'sedan',
  vinMasked: 'xxx1234****',
  year: 2020,
  notice: 'Пример',
  owners: [{ from: '2020-01-01', to: null, kind: 'person' }],
  mileage: [{ date: '2021-01-01', mileageKm: 10_000, source: 'ТО' }],
  events: [{ date: '2021-01-01', kind: 'service', title: 'ТО', cost: null }],
  restrictions: { pledge: false, wanted: false, registrationBan: false },
};

const raw = <Value>(value: Value) => ({ raw: value });
const preview = raw('{"source":{"url":"/media/a/card.webp"}}');
const block = { meta: { page: { totalPages: 1 } }, totalFacetCount: 1 };

const secret = 'k'.repeat(43);
const startsAt = '2026-11-24T10:00:00+03:00';
const endsAt = '2026-11-24T10:30:00+03:00';
const visit = { kind: 'service' as const, dealer: 'north', works: ['oil'], mark: undefined, startsAt, secret };
const bookingSample = {
  kind: 'service' as const,
  status: 'confirmed' as const,
  isChangeable: true,
  isPast: false,
  number: '1-000042',
  startsAt,
  endsAt,
  vehicle: 'Haval Jolion, 2021',
  mark: null,
  works: [],
  price: 190_000,
  dealer: { ...named('north'), address: 'Москва', phone: '74950000000', latitude: 55.7, longitude: 37.6 },
  calendar: 'BEGIN:VCALENDAR',
};
const paymentSample = {
  ...{ id: 'p1', state: 'paid' as const, subject: 'invoice' as const, title: 'Счёт № A-17' },
  lines: [{ name: 'Оплата по счёту', count: 1, sum: 100_000 }],
  ...{
    amount: 100_000,
    refunded: 0,
    isPayable: false,
    refusal: null,
    until: null,
    email: 'a…@mail.ru',
    href: '/pay/p1/',
  },
  receipts: [
    {
      ...{ kind: 'sell' as const, number: '17', sign: '1', url: null, createdAt: startsAt, total: 100_000 },
      paidBy: 'electronic' as const,
      lines: [
        {
          ...{ name: 'Оплата по счёту', price: 100_000, count: 1, sum: 100_000 },
          ...{ method: 'advance' as const, vat: 'vat22/122' as const, vatSum: 18_033 },
        },
      ],
    },
  ],
  next: null,
  isDevelopment: false,
};
const request: v.InferInput<(typeof table)['POST /request/view']['answer']> = {
  number: '2-000001',
  formName: 'Заявка на кредит',
  createdAt: '2026-11-23T09:00:00.000Z',
  stage: 'В работе',
  isOpen: true,
  isWithdrawn: false,
  vehicle: null,
  date: null,
  dealer: null,
  adviser: null,
  phone: '74955550101',
  answerBy: 'до 11:00 завтра',
  isLate: false,
  thread: [],
};
const goods = {
  id: 500_001,
  name: 'Фильтр масляный Mann W 712/75',
  partCode: 'W 712/75',
  brand: 'MANN-FILTER',
  shop: 'parts' as const,
  categories: [{ code: 'detali-dlya-to', name: 'Детали для ТО' }],
  price: 89_000,
  disprice: 79_000,
  picture: '/media/scene/service',
  stock: [{ dealer: 'north', qty: 3 }],
  dealerCode: 'north',
  minCount: 1,
  isUniversal: false,
};
const shelf = { code: 'detali-dlya-to', name: 'Детали для ТО', picture: '/media/scene/service', count: 3 };
const token = 'AAAAAAAAAAAAAAAAAAAAAA';

const noFacets = Object.fromEntries(facetKeys.map((key) => [key, []])) as unknown as Record<FacetKey, []>;

export const samples: Samples = {
  'POST /request/view': { input: { token }, reply: request },
  'POST /request/note': { input: { token, text: 'Перезвоните после шести' }, reply: request },
  'POST /request/withdraw': { input: { token }, reply: request },
  'GET /catalog/count': {
    input: { type: 'cars', condition: 'new', mark: 'kia,haval', priceTo: '2000000' },
    reply: {
      meta: { page: { totalResults: 12 } },
      facets: {
        values: { ...noFacets, gear: [{ value: 'manual', count: 3 }] },
        ...{ vat: 2, sale: 1, promo: 0 },
      },
    },
  },
  'GET /catalog/short': {
    input: { ids: '7,9', detail: '1' },
    reply: { items: [{ state: 'on-sale', card, traits: null }] },
  },
  'GET /store/categories': {
    input: {},
    reply: { items: [{ shop: 'parts', categories: [{ ...shelf, categories: [{ ...shelf, categories: [shelf] }] }] }] },
  },
  'GET /store/count': {
    input: { shop: 'parts', categories: 'detali-dlya-to', brand: 'mann', priceTo: '2000' },
    reply: { meta: { page: { current: 1, size: 0, totalPages: 1, totalResults: 12 } } },
  },
  'GET /store/cars': {
    input: { shop: 'parts', mark: 'haval', model: 'jolion' },
    reply: {
      facets: {
        mark: [{ value: 'haval', label: 'Haval', count: 3 }],
        model: [{ value: 'jolion', label: 'Jolion', count: 2 }],
        year: [{ value: '2023', label: '2023', count: 1 }],
      },
    },
  },
  ...shopSamples,
  ...reservationSamples,
  'GET /store/short': { input: { ids: '500001', city: 'msk' }, reply: { items: [goods] } },
  'GET /models': {
    input: { markCode: 'kia', type: 'cars' },
    reply: { data: [{ ...named('rio'), stock: { total: 3 } }] },
  },
  'GET /models/all': {
    input: { markCode: 'kia' },
    reply: { data: [{ ...named('rio'), stock: { total: 0 } }] },
  },
  'GET /trade-in/estimate': {
    input: { mark: 'kia', model: 'rio', year: '2020', mileage: '60000' },
    reply: {
      range: { from: 90_000_000, to: 110_000_000 },
      count: 4,
      vehicles: [{ id: 7, name: 'Kia Rio', year: 2020, mileageKm: 40_000, price: 100_000_000 }],
    },
  },
  'POST /lead/commit': { input: { formId: 'form_testdrive', formUrl, formData }, reply: receipt },
  'POST /lead/file': {
    input: { file: new File(['%PDF-'], 'cv.pdf') },
    reply: { id: '0198c5f0-6a3e-4b7e-9d55-0123456789ab', name: 'cv.pdf', size: 5, mime: 'application/pdf' },
  },
  'GET /lead/get/{formId}': {
    input: { formId: 'form_testdrive' },
    reply: { formId: 'form_testdrive', name: 'Запись на тест-драйв' },
  },
  'GET /lead/vehicle/{id}': {
    input: { id: 7 },
    reply: { ...card, vinMasked: 'xxx1234****', pictures: [{ base: '/media/a' }, { base: '/media/b' }] },
  },
  'GET /dealers/short': {
    input: { department: 'new-cars', markCode: 'kia' },
    reply: [{ code: 'north', nameRu: 'Север' }],
  },
  'GET /dealers/named': {
    input: { markId: 3, dealerId: 1 },
    reply: { mark: { code: 'kia', name: 'Kia' }, dealer: { code: 'north', nameRu: 'Север' } },
  },
  'POST /catalog/report/code': { input: { phone: '79990000000' }, reply: { sent: true, ttl: 300, resendIn: 60 } },
  'POST /catalog/report': { input: { formUrl, formData, smsCode: '123456' }, reply: { lead: receipt, report } },
  'GET /search': {
    input: { query: 'рио', pageVehicles: 2, filter: '{"model":["Rio"]}' },
    reply: {
      vehicles: {
        ...block,
        results: [
          {
            id: raw(7),
            mark: raw('Kia'),
            model: raw('Rio'),
            modification: raw('1.6'),
            disprice: raw(1),
            year: raw(2021),
            mileage_km: raw(45_000),
            condition: raw('used'),
            Meta: { id: '7' },
            filters: raw('{"car_type_code":"cars"}'),
            preview,
          },
        ],
        facets: { model: [{ value: 'Rio', count: 1 }] },
      },
      accessories: {
        ...block,
        results: [
          {
            name: raw('Коврики'),
            brand: { name_en: raw('Novline') },
            current_disprice: raw(1),
            acc_item_id: raw(5),
            shop: raw('store'),
            accCategory: raw([{ code: 'interior', nameRu: 'Салон' }]),
            accItemId: 5,
            currentDisprice: 1,
            preview,
          },
        ],
        facets: { accCategoryNameRu: [{ value: 'Салон', count: 1 }] },
      },
      pages: {
        ...block,
        results: [{ section: 'services', title: 'Кредит', text: '', path: '/services/credit/', picture: null }],
        facets: { section: [{ value: 'Услуги', count: 1 }] },
      },
    },
  },
  'POST /reviews': {
    input: { dealer: 'north', rating: 5, author: 'Анна', text: 'Всё прошло хорошо, спасибо.', policy: true },
    reply: { status: 'pending' },
  },
  'GET /suggestions/location': { input: {}, reply: { siteCityCode: 'spb' } },
  'POST /vitals': {
    input: {
      load: '8b0f2d57-9a33-4c0e-8a56-3f5f6f1f2a11',
      route: '/cars/{mark}',
      device: 'phone',
      measured: [{ metric: 'LCP', value: 1_200, target: 'main img' }],
    },
    reply: { isDone: true },
  },
  'GET /booking/slots': {
    input: { kind: 'service', dealer: 'north', works: 'oil', mark: undefined },
    reply: { minutes: 30, price: 190_000, days: [{ date: '2026-11-24', state: 'free', times: ['10:00'] }] },
  },
  'POST /booking/hold': { input: visit, reply: { startsAt, endsAt, expiresAt: endsAt } },
  'POST /booking/confirm': {
    input: { ...visit, formUrl, formData },
    reply: { id: 'a1', number: '1-000042', startsAt, endsAt },
  },
  'POST /pay/lookup': { input: { number: 'A-17', phone: '79990000000' }, reply: { id: 'p1' } },
  'GET /pay/status': {
    input: { reference: 'R'.repeat(24) },
    reply: { id: 'p1', state: 'pending', isPayable: true, href: '/pay/p1/' },
  },
  'GET /pay/{id}': { input: { id: 'p1' }, reply: paymentSample },
  'GET /pay/{id}/status': {
    input: { id: 'p1' },
    reply: { id: 'p1', state: 'paid', isPayable: false, href: '/pay/p1/' },
  },
  'POST /pay/{id}': {
    input: { id: 'p1', email: 'anna@mail.ru', origin: 'https://house.example' },
    reply: { id: 'p1', state: 'pending', payUrl: 'https://pay.bank.example/?ORDERID=1' },
  },
  'POST /booking/read': { input: { secret }, reply: bookingSample },
  'POST /booking/move': { input: { secret, startsAt }, reply: bookingSample },
  'POST /booking/cancel': { input: { secret }, reply: bookingSample },
  'POST /auth/passkey/options': {
    input: { origin: 'https://house.example' },
    reply: { options: { challenge: 'abc', rpId: 'house.example', timeout: 60_000, userVerification: 'required' } },
  },
  'POST /auth/validate': {
    input: { phone: '79990000000' },
    reply: { sent: true, ttl: 300, resendIn: 60 },
  },
  'POST /notices/stop': { input: { token: 'a'.repeat(22) }, reply: { name: 'Бонусы' } },
  'POST /user/email/confirm': { input: { token: 'a'.repeat(32) }, reply: { isDone: true } },
};
