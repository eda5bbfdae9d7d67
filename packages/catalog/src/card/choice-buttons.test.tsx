import { expect, test } from 'vitest';
import { render } from '../fixtures/render.tsx';
import { camry } from '../fixtures/vehicle.data.ts';
import { VehicleCard } from './vehicle-card.tsx';

const html = render(<VehicleCard vehicle={camry} />);

test('favourite and compare are named toggle buttons, outside the card’s link', () => {
  const link = /<a [^>]*data-card=""[^>]*>[\s\S]*?<\/a>/.exec(html)?.[0] ?? '';
  expect(link).not.toContain('<button');
  expect(html).toMatch(
    /<button type="button"[^>]*data-choose="favorites" aria-pressed="false" aria-label="В избранное: Toyota Camry"/,
  );
  expect(html).toMatch(
    /<button type="button"[^>]*data-choose="compare" aria-pressed="false" aria-label="В сравнение: Toyota Camry"/,
  );
});

test('the card carries what the lists keep: id, type, price of the day', () => {
  expect(html).toContain('data-item="1001" data-group="cars" data-price="345000000"');
  expect(render(<VehicleCard vehicle={{ ...camry, price: null }} />)).not.toContain('data-price');
});
