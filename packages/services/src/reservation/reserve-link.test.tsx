import type { VehicleDetail } from '@showroom/domain/vehicle';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ReserveLink } from './reserve-link.tsx';

const shown = (facts: Pick<VehicleDetail, 'deposit' | 'reserved'>) =>
  renderToStaticMarkup(<ReserveLink vehicle={{ id: 7, ...facts } as VehicleDetail} />).replaceAll('\u00a0', ' ');

test('a vehicle with a deposit is reserved by a dialog, and by the page of terms where no script runs', () => {
  const html = shown({ deposit: { sum: 2_000_000, days: 3 } });
  expect(html).toContain('href="/reservation/?vehicle=7"');
  expect(html).toContain('data-dialog="deposit"');
  expect(html).toContain('Забронировать за 20 000 ₽');
});

test('a reserved one says until when, as far as it is known, and offers nothing', () => {
  const html = shown({ reserved: { until: '2026-11-26T18:00:00.000Z' } });
  expect(html).toContain('Автомобиль забронирован до 26 ноября, 21:00');
  expect(html).not.toContain('<a ');
  expect(shown({ reserved: { until: null } })).toContain('Автомобиль забронирован<');
});

test('others offer nothing', () => {
  expect(shown({})).toBe('');
});
