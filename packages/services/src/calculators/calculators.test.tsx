import { calculatorParams } from '@showroom/domain/calculators/calculator-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CreditCalculator } from './credit-calculator.tsx';
import { InsuranceCalculator } from './insurance-calculator.tsx';
import { LeasingCalculator } from './leasing-calculator.tsx';
import { MaintenanceCalculator } from './maintenance-calculator.tsx';
import { TradeInCalculator } from './trade-in-calculator.tsx';

const props = { action: '/services/credit/', city: 'msk', thisYear: 2026 } as const;
const marks = [{ code: 'kia', name: 'Kia' }];
const models = [{ code: 'rio', name: 'Rio' }];
const estimate = {
  range: { from: 90_000_000, to: 110_000_000 },
  count: 4,
  vehicles: [{ id: 7, name: 'Kia Rio', year: 2020, mileageKm: 40_000, price: 100_000_000 }],
};
const plain = (html: string) => html.replaceAll('\u00a0', ' ');

const all = {
  credit: (query: string) => <CreditCalculator {...props} query={query} />,
  leasing: (query: string) => <LeasingCalculator {...props} query={query} />,
  insurance: (query: string) => <InsuranceCalculator {...props} query={query} />,
  maintenance: (query: string) => <MaintenanceCalculator {...props} query={query} marks={marks} models={models} />,
  tradeIn: (query: string) => (
    <TradeInCalculator {...props} query={query} marks={marks} models={models} estimate={estimate} />
  ),
};
const render = (name: keyof typeof all, query: string) => plain(renderToStaticMarkup(all[name](query)));

test.each(Object.keys(all) as (keyof typeof all)[])(
  'the calculator %s is a form that asks its page, with its result in the HTML',
  (name) => {
    const html = render(name, 'mark=kia&model=rio');
    expect(html).toMatch(/<form [^>]*action="\/services\/credit\/" method="get"/);
    expect(html).toMatch(/<button[^>]*type="submit"/);
    const names = [...html.matchAll(/ name="([^"]+)"/g)].map(([, field]) => field);
    expect(names.length).toBeGreaterThan(3);
    expect(names.filter((field) => !calculatorParams.includes(field ?? ''))).toEqual([]);
    expect(html).toMatch(/<output[^>]*aria-live="polite"/);
    expect(html).toMatch(/<output.*\d ₽.*<\/output>/s);
  },
);

test('a query is what is calculated', () => {
  const html = render('credit', 'price=3000000&term=84');
  expect(html).toContain('48 908 ₽');
  expect(html).toContain('value="3 000 000"');
});

test('the full cost of a credit stands before its rate, with bank and date', () => {
  const html = render('credit', '');
  expect(html.indexOf('Полная стоимость кредита')).toBeLessThan(html.indexOf('Ставка'));
  expect(html).toContain('банк-партнёр');
  expect(html).toContain('20 ноября 2026');
});

test('the way to the request carries what was calculated', () => {
  const [, href = ''] = /href="([^"]+)"[^>]*data-dialog="trade-in"/.exec(render('tradeIn', 'mark=kia&model=rio')) ?? [];
  const query = new URLSearchParams(href.replaceAll('&amp;', '&').split('?')[1]);
  expect(query.get('mark')).toBe('kia');
  expect(query.get('name')).toBe('Kia Rio');
  expect(plain(query.get('note') ?? '')).toContain('900 000–1 100 000 ₽');
});

test('an estimate names the vehicles that it rests on; without enough of them there is none', () => {
  const html = render('tradeIn', 'mark=kia&model=rio');
  expect(html).toContain('900 000–1 100 000 ₽');
  expect(html).toContain('href="/catalog/7/"');
  const few = plain(
    renderToStaticMarkup(
      <TradeInCalculator
        {...props}
        query="mark=kia&model=rio"
        marks={marks}
        models={models}
        estimate={{ range: null, count: 1, vehicles: [] }}
      />,
    ),
  );
  expect(few).toContain('Мало данных');
  expect(render('tradeIn', '')).toContain('Выберите модель');
});

test('without an answer of the server the calculator stands, and its estimate says so', () => {
  const html = plain(
    renderToStaticMarkup(
      <TradeInCalculator {...props} query="mark=kia&model=rio" marks={marks} models={models} estimate="failed" />,
    ),
  );
  expect(html).toMatch(/<output.*Не получилось посчитать.*<\/output>/s);
  expect(html).toContain('data-dialog="trade-in"');
});

test('the saving of tax stands apart from the offer and is called an estimate', () => {
  const html = render('leasing', '');
  expect(html).toContain('Оценка для компании');
  expect(html.indexOf('НДС к вычету')).toBeLessThan(html.indexOf('Оценка для компании'));
});
