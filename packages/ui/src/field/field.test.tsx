import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { RangeField } from '../range-field/range-field.tsx';
import { Select } from '../select/select.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextField } from '../text-field/text-field.tsx';

const attribute = (html: string, tag: string, name: string) =>
  new RegExp(`<${tag}[^>]* ${name}="([^"]*)"`).exec(html)?.[1];

test.each([
  ['input', <TextField key="text" name="phone" label="Телефон" />],
  ['select', <Select key="select" name="dealer" label="Дилер" options={[{ value: 'a', label: 'А' }]} />],
])('the label of an %s names it', (tag, field) => {
  const html = renderToString(field);
  expect(attribute(html, 'label', 'for')).toBeTruthy();
  expect(attribute(html, 'label', 'for')).toBe(attribute(html, tag, 'id'));
});

test('what is wrong is tied to the field and read out at once', () => {
  const html = renderToString(<TextField name="phone" label="Телефон" error="Некорректный формат телефона." />);
  expect(attribute(html, 'input', 'aria-invalid')).toBe('true');
  expect(attribute(html, 'input', 'aria-describedby')).toBe(attribute(html, 'p', 'id'));
  expect(html).toContain('role="alert">Некорректный формат телефона.');
});

test('a hidden label is still there to be read out', () => {
  expect(renderToString(<TextField name="q" label="Поиск" hideLabel />)).toContain('>Поиск</label>');
});

test('a range is a named group of two named figures, grouped by thousands', () => {
  const html = renderToString(
    <RangeField label="Цена" unit="₽" nameFrom="priceFrom" nameTo="priceTo" max={12500000} defaultFrom={1200000} />,
  );
  expect(html).toContain('Цена, ₽</legend>');
  expect(html).toContain('value="1\u00a0200\u00a0000"');
  expect(html).toContain('placeholder="12\u00a0500\u00a0000"');
  expect(html.match(/<label/g)).toHaveLength(2);
});

test('choices are native inputs inside their labels; a switch says that it is one', () => {
  const checkbox = renderToString(<Checkbox name="body" value="suv" label="Кроссовер" count={1284} defaultChecked />);
  expect(checkbox).toMatch(/^<label.*<input[^>]*name="body"[^>]*>.*Кроссовер.*1\u00a0284.*<\/label>$/);
  expect(checkbox).toContain('checked=""');
  expect(renderToString(<Switch name="credit" label="Кредит" />)).toContain('role="switch"');
});
