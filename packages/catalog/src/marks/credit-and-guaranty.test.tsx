import type { BrandOverview } from '@showroom/api-contract/brands';
import { leastPayment } from '@showroom/domain/calculators/credit';
import { creditProgrammes } from '@showroom/domain/calculators/credit-programmes';
import { fullCostWords } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import { expect, test } from 'vitest';
import { emptySeries, markOverview, modelOverview } from '../fixtures/overview.data.ts';
import { render, textOf } from '../fixtures/render.tsx';
import { brand, camryDetail } from '../fixtures/vehicle.data.ts';
import { percentWords } from '../text/percent-words.ts';
import { CreditScreen } from './credit-screen.tsx';
import { guarantyQuestions, termsWords } from './guaranty-questions.ts';
import { GuarantyScreen } from './guaranty-screen.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const screenOf = (overview: BrandOverview) =>
  render(
    <CreditScreen brand={brand} overview={overview} dealers={[camryDetail.dealerFull]} calculator="Калькулятор" />,
  );

test('the payment of a credit page is the least that a vehicle in stock is given', () => {
  const text = textOf(screenOf(modelOverview));
  const { monthly, price } = modelOverview.credit ?? { monthly: 0, price: 0 };
  expect(text).toContain('Toyota Camry в кредит');
  expect(text).toContain(
    `От ${plain(formatRoubles(monthly))} в месяц за машину по цене ${plain(formatRoubles(price))}`,
  );
  expect(text).toContain('Калькулятор');
});

test('every programme tells its full cost before its rate, and a payment over the term that the vehicle is given', () => {
  const text = textOf(screenOf(modelOverview));
  const { price, months } = modelOverview.credit ?? { price: 0, months: 0 };
  for (const programme of creditProgrammes) {
    const card = plain(text.slice(text.lastIndexOf(`${programme.name} Полная стоимость`)));
    const cost = plain(fullCostWords(programme.annualRate));
    const rate = `Ставка ${plain(percentWords(programme.annualRate))} годовых`;
    expect(card.startsWith(`${programme.name} Полная стоимость кредита ${cost} ${rate}`), card.slice(0, 120)).toBe(
      true,
    );
    expect(card).toContain(`платёж от ${plain(formatRoubles(leastPayment(programme, price, months) ?? 0))}`);
  }
});

test('without stock, or where nothing in it is lent on, no payment is promised', () => {
  const none = textOf(screenOf({ ...emptySeries, current: null }));
  expect(none).toContain('подберём условия к поступлению');
  const old = textOf(screenOf({ ...emptySeries, stock: modelOverview.stock, current: null }));
  expect(old).toContain('подберём условия.');
  for (const text of [none, old]) expect(text).not.toContain('платёж от');
});

test('the guaranty of a known mark is told in years and kilometres, of an unknown one never made up', () => {
  expect(plain(termsWords({ years: 3, thousandKm: 100 }))).toBe('3 года или 100 000 км, смотря что наступит раньше');
  expect(plain(termsWords({ years: 2, thousandKm: null }))).toBe('2 года без ограничения пробега');
  const html = render(<GuarantyScreen brand={brand} overview={markOverview} dealers={[camryDetail.dealerFull]} />);
  expect(textOf(html)).toContain('На новые автомобили — 3 года или 100 000 км');
  const unknown = { ...markOverview, mark: { ...markOverview.mark, code: 'nobody', name: 'Nobody' } };
  const text = textOf(render(<GuarantyScreen brand={brand} overview={unknown} dealers={[]} />));
  expect(text).not.toMatch(/\d+ (?:год|года|лет) или/);
  expect(guarantyQuestions('Nobody', undefined)[0]?.text).toContain('сервисной книжке');
});
