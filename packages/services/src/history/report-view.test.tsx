import type { VehicleReport } from '@showroom/api-contract/lead';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReportView } from './report-view.tsx';

const report: VehicleReport = {
  vehicleId: 7,
  title: 'Toyota Camry, 2021',
  bodyType: 'sedan',
  vinMasked: 'XW7xxxxxxxx123456',
  year: 2021,
  notice: 'Не выписка из реестра.',
  owners: [
    { from: '2021-03-01', to: '2023-05-04', kind: 'person' },
    { from: '2023-05-04', to: null, kind: 'company' },
  ],
  mileage: [
    { date: '2022-03-01', mileageKm: 15_000, source: 'Технический осмотр' },
    { date: '2026-03-01', mileageKm: 45_000, source: 'Осмотр у дилера' },
  ],
  events: [
    { date: '2022-06-01', kind: 'service', title: 'Замена масла', cost: null },
    { date: '2024-06-01', kind: 'accident', title: 'ДТП: повреждён бампер', cost: 4_500_000 },
    { date: '2025-01-01', kind: 'repair', title: 'Замена лобового стекла', cost: 3_000_000 },
  ],
  restrictions: { pledge: true, wanted: false, registrationBan: false },
};
const text = renderToStaticMarkup(<ReportView report={report} />)
  .replace(/<[^>]+>/g, ' ')
  .replaceAll('\u00a0', ' ')
  .replace(/\s+/g, ' ');

test('the notice about the source stands beside every report', () => {
  expect(text).toContain('Не выписка из реестра.');
});

test('what people look for first is summed up, good or bad', () => {
  expect(text).toContain('Владельцев 2');
  expect(text).toContain('ДТП 1 запись');
  expect(text).toContain('Залог В залоге');
  expect(text).toContain('Розыск Не найден');
});

test('records are there, the newest first, with what they cost', () => {
  expect(text.indexOf('45 000 км')).toBeLessThan(text.indexOf('15 000 км'));
  expect(text).toContain('ДТП: повреждён бампер, 45 000 ₽');
  expect(text).toContain('Ремонт: Замена лобового стекла, 30 000 ₽');
  expect(text).toContain('Юридическое лицо');
});
