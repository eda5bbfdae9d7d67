import { Static } from '@showroom/ui/static';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { camry } from '../fixtures/vehicle.data.ts';
import { VehicleCard } from './vehicle-card.tsx';

test('as static markup a card is what React would make of it', () => {
  for (const vehicle of [camry, { ...camry, price: null, oldPrice: null, monthly: null, pictures: [] }]) {
    const card = <VehicleCard vehicle={vehicle} ahead note={<p>НДС</p>} />;
    expect(render(<Static as="li">{card}</Static>)).toBe(render(<li>{card}</li>));
  }
});

test('the link says what a press on it needs: the picture that comes next, and whether it is fetched when seen', () => {
  const html = render(<VehicleCard vehicle={camry} ahead />);
  expect(html).toContain('data-card="" data-ahead=""');
  expect(render(<VehicleCard vehicle={camry} />)).not.toContain('data-ahead');
});

test('beside its price every card says how it is paid for: no row keeps an empty line', () => {
  const paid = (vehicle: typeof camry) => render(<VehicleCard vehicle={vehicle} />).replaceAll('\u00a0', ' ');
  expect(paid(camry)).toContain('₽/мес.');
  expect(paid({ ...camry, monthly: null })).toContain('обмен с доплатой');
  expect(paid({ ...camry, monthly: null, type: 'commercial', bodyType: 'truck' })).toContain('доступен лизинг');
  expect(paid({ ...camry, monthly: null, price: null })).not.toMatch(/обмен|лизинг|НДС/);
});

test('a vehicle of the other city says where it comes from, when and for how much', () => {
  const html = render(<VehicleCard vehicle={camry} delivery={{ sum: 1_800_000, days: 3 }} />);
  expect(html.replaceAll('\u00a0', ' ')).toContain('Из Москвы за 3 дня, 18 000 ₽');
  expect(html).not.toContain(camry.dealer.name);
});
