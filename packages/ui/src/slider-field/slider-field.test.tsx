import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SliderField } from './slider-field.tsx';

const render = (max: number) =>
  renderToStaticMarkup(
    <SliderField
      name="price"
      label="Стоимость"
      unit="₽"
      value={300_000}
      min={300_000}
      max={max}
      step={10_000}
      onChange={() => {}}
    />,
  );

test('only the typed number is sent by a form; the slider says it with its unit', () => {
  const html = render(900_000);
  expect(html.match(/name="price"/g)).toHaveLength(1);
  expect(html).toContain('value="300\u00a0000"');
  expect(html).toContain('aria-valuetext="300\u00a0000 ₽"');
});

test('one possible value has no slider', () => {
  expect(render(300_000)).not.toContain('type="range"');
});
