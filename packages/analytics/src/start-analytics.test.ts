import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from './analytics-event.ts';
import type { CounterSettings } from './counter-settings.ts';
import type { PageAccess } from './sinks/sink.ts';
import { tellOnLeaving } from './sinks/vitals.ts';
import { startAnalytics } from './start-analytics.ts';
import { clientSession, giveSession, onTracked, track } from './track.ts';

const counter = { id: '11', origin: 'https://counter.example' };
const everything: CounterSettings = {
  metrika: counter,
  tagManager: { id: 'GTM-ABC1', origin: 'https://tags.example' },
  callTracking: { id: '22', scriptOrigin: 'https://script.example', apiOrigin: 'https://calls.example' },
  hub: 'https://hub.example/take',
};
const sender = { fio: 'Петрова Анна', phone: '79991112233', email: 'anna@mail.ru', comment: 'Позвоните утром' };
const form: AnalyticsEvent = {
  ...{ name: 'form_sent', formId: 'form_credit', subject: 'Кредит', path: '/services/credit/', sender },
};

type Sent = { url: string; body: string };

/** A page of its own, and what was done to it. */
function openPage() {
  const loaded: string[] = [];
  const sent: Sent[] = [];
  const access: PageAccess = {
    load: (src) => loaded.push(src),
    post: (url, body) => sent.push({ url, body: String(body) }),
  };
  const page: { ym?: { a?: unknown[][] }; dataLayer?: object[]; call_value?: string } = {};
  vi.stubGlobal('window', page);
  vi.stubGlobal('location', { origin: 'https://house.example' });
  vi.stubGlobal('document', { addEventListener: () => {} });
  return { page, access, loaded, sent };
}

const stops: (() => void)[] = [];
const start = (...given: Parameters<typeof startAnalytics>) => void stops.push(startAnalytics(...given));

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 23) }));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  giveSession(undefined);
});

test('each service is loaded once, by its id, and told of the page that is open', () => {
  const { page, access, loaded, sent } = openPage();
  start(everything, '/cars/?utm_source=mail', access);
  expect(loaded).toEqual([
    'https://counter.example/metrika/tag.js',
    'https://tags.example/gtm.js?id=GTM-ABC1',
    'https://script.example/init.js?id=22',
  ]);
  expect(page.ym?.a?.map((command) => [...command])).toEqual([
    [11, 'init', { defer: true, clickmap: false, webvisor: false, trackLinks: false, accurateTrackBounce: true }],
    [11, 'hit', '/cars/?utm_source=mail'],
  ]);
  expect(page.dataLayer).toEqual([
    { 'gtm.start': Date.now(), event: 'gtm.js' },
    { event: 'page_view', path: '/cars/?utm_source=mail' },
  ]);
  expect(sent).toEqual([
    {
      url: 'https://hub.example/take',
      body: JSON.stringify({ name: 'page_view', path: '/cars/?utm_source=mail', at: '2026-11-23T00:00:00.000Z' }),
    },
  ]);
});

test('a form is a goal of its id, an event of the hub and a registered request, each once', () => {
  const { page, access, sent } = openPage();
  start(everything, '/', access);
  page.call_value = 'session-7';
  const before = { goals: page.ym?.a?.length ?? 0, sent: sent.length };
  track(form);
  expect(page.ym?.a?.slice(before.goals)).toEqual([
    [11, 'reachGoal', 'form_credit', { formId: 'form_credit', subject: 'Кредит', path: '/services/credit/' }],
  ]);
  const [call, hub, ...rest] = sent.slice(before.sent);
  expect(rest).toEqual([]);
  expect(call?.url).toBe('https://calls.example/calls-service/RestAPI/requests/22/register/');
  expect(Object.fromEntries(new URLSearchParams(call?.body))).toEqual({
    ...{ email: sender.email, phoneNumber: sender.phone, fio: sender.fio, subject: 'Кредит', comment: sender.comment },
    ...{ requestUrl: 'https://house.example/services/credit/', sessionId: 'session-7' },
  });
  expect(JSON.parse(hub?.body ?? '')).toMatchObject({ name: 'form_sent', formId: 'form_credit' });
  expect(clientSession()).toBe('session-7');
});

test('who sent a form is in the body of call tracking and nowhere else', () => {
  const { page, access, loaded, sent } = openPage();
  start(everything, '/', access);
  track(form);
  const others = sent.filter(({ url }) => !url.startsWith('https://calls.example'));
  const told = JSON.stringify([page.ym?.a, page.dataLayer, loaded, others, sent.map(({ url }) => url)]);
  for (const value of Object.values(sender)) expect(told).not.toContain(value);
});

test.each<AnalyticsEvent>([
  { name: 'basket_added', itemId: '5' },
  { name: 'favorite_added', list: 'cars', id: '7' },
  { name: 'compare_added', list: 'moto', id: '8' },
  { name: 'phone_pressed' },
  { name: 'install_prompt', outcome: 'accepted' },
  { name: 'app_installed' },
  { name: 'update_available' },
  { name: 'offline_ready' },
])('$name is told to counters, tag manager and hub with its fields, and to call tracking never', (event) => {
  const { page, access, sent } = openPage();
  start(everything, '/', access);
  const before = sent.length;
  track(event);
  const { name, ...fields } = event;
  expect(page.ym?.a?.at(-1)).toEqual([11, 'reachGoal', name, fields]);
  expect(page.dataLayer?.at(-1)).toEqual({ event: name, ...fields });
  expect(sent.slice(before).map(({ url }) => url)).toEqual(['https://hub.example/take']);
});

test('nothing is loaded or told of what is not turned on', () => {
  const { page, access, loaded, sent } = openPage();
  start({}, '/', access);
  track(form);
  expect([page, loaded, sent]).toEqual([{}, [], []]);
});

test('a service that fails breaks neither the page nor its neighbours', () => {
  const { access, sent } = openPage();
  start({ hub: 'https://hub.example/take' }, '/', access);
  start({ hub: 'https://other.example/' }, '/', {
    ...access,
    post: () => {
      throw new Error('blocked');
    },
  });
  const before = sent.length;
  expect(() => track({ name: 'phone_pressed' })).not.toThrow();
  expect(sent.length).toBe(before + 1);
});

test('once it is ended neither an event nor a press on a phone is told, and the session of call tracking is gone', () => {
  const { page, access, sent } = openPage();
  class Phone extends EventTarget {
    closest = () => this;
  }
  const phone = new Phone();
  vi.stubGlobal('Element', Phone);
  vi.stubGlobal('document', phone);
  const stop = startAnalytics(everything, '/', access);
  page.call_value = 'session-7';
  phone.dispatchEvent(new Event('click'));
  expect(sent.map(({ body }) => JSON.parse(body).name)).toEqual(['page_view', 'phone_pressed']);
  expect(clientSession()).toBe('session-7');
  const told = JSON.stringify([page, sent]);
  const heard = vi.fn();
  const stopHearing = onTracked(heard);
  stop();
  phone.dispatchEvent(new Event('click'));
  expect(heard).not.toHaveBeenCalled();
  stopHearing();
  track(form);
  expect(JSON.stringify([page, sent])).toBe(told);
  expect(clientSession()).toBe('');
});

test('web vitals are told once to our own endpoint when a page is left, and never after the end', async () => {
  const beacons: { url: string; body: Blob }[] = [];
  const leaving = new EventTarget();
  vi.stubGlobal('addEventListener', leaving.addEventListener.bind(leaving));
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('navigator', { sendBeacon: (url: string, body: Blob) => beacons.push({ url, body }) });
  const leave = () => leaving.dispatchEvent(new Event('pagehide'));
  const measured = { metric: 'LCP', value: 900, target: 'h1' } as const;
  const fresh = new Map([['LCP', measured]]);
  const ended = new AbortController();
  tellOnLeaving('/catalog/{id}', fresh, ended.signal);
  leave();
  leave();
  expect(beacons.map(({ url }) => url)).toEqual(['/api/vitals/']);
  const told = JSON.parse((await beacons[0]?.body.text()) ?? '');
  expect(told).toEqual({ load: expect.any(String), route: '/catalog/{id}', device: 'phone', measured: [measured] });
  fresh.set('LCP', measured);
  ended.abort();
  leave();
  expect(beacons).toHaveLength(1);
});
