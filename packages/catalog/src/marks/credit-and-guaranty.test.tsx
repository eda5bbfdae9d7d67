import { fullCostWords, monthlyPayment, standardCredit } from '@showroom/domain/credit';
import { formatRoubles } from '@showroom/domain/text';
import { expect, test } from 'vitest';
import { emptySeries, markOverview, modelOverview } from '../fixtures/overview.data.ts';
import { linksOf, render, textOf } from '../fixtures/render.tsx';
import { brand, camryDetail } from '../fixtures/vehicle.data.ts';
import { percentWords } from '../text/percent-words.ts';
import { creditProgrammes, termsOf, withinProgramme } from './credit-programmes.data.ts';
import { CreditScreen } from './credit-screen.tsx';
import { guarantyQuestions, termsWords } from './guaranty-questions.ts';
import { GuarantyScreen } from './guaranty-screen.tsx';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('the payment of a credit page is that of the cards: the standard credit on the least real price', () => {
  const html = render(<CreditScreen brand={brand} overview={modelOverview} dealers={[camryDetail.dealerFull]} />);
  const text = textOf(html);
  const payment = plain(formatRoubles(monthlyPayment(300_000_000)));
  expect(text).toContain('Toyota Camry в кредит');
  expect(text).toContain(`От ${payment} в месяц за машину по цене 3 000 000 ₽`);
  expect(text).toContain(`Платёж в месяц ${payment}`);
  expect(text).toContain('Оценивайте свои финансовые возможности и риски');
  expect(html).toContain('data-dialog="credit"');
  expect(linksOf(html)).toContain('/contacts/?mark=toyota&model=camry&name=Toyota+Camry');
});

test('every programme tells its full cost before its rate', () => {
  const text = textOf(render(<CreditScreen brand={brand} overview={markOverview} dealers={[]} />));
  for (const { name, annualRate } of creditProgrammes) {
    const card = plain(text.slice(text.lastIndexOf(`${name} Полная стоимость`)));
    const [cost, rate] = [plain(fullCostWords(annualRate)), `Ставка ${plain(percentWords(annualRate))} годовых`];
    expect(card.startsWith(`${name} Полная стоимость кредита ${cost} ${rate}`), card.slice(0, 120)).toBe(true);
  }
});

test('without stock the calculator begins with a plain price and promises no payment', () => {
  const html = render(<CreditScreen brand={brand} overview={{ ...emptySeries, current: null }} dealers={[]} />);
  expect(textOf(html)).toContain('подберём условия к поступлению');
  expect(html).toContain('value="2\u00a0000\u00a0000"');
});

test('the first programme is what cards quote, and terms stay within the programme', () => {
  const [standard, half] = creditProgrammes;
  expect(termsOf(standard)).toEqual(standardCredit);
  if (!half) throw new Error('There is one programme only.');
  expect(withinProgramme(half, { downPayment: 0.1, months: 84 })).toEqual({
    annualRate: half.annualRate,
    downPayment: half.leastDownPayment,
    months: half.mostMonths,
  });
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
