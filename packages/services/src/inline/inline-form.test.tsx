import { exampleBrand as brand } from '@showroom/domain/example-brand';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formFacts } from '../lead/form-facts.ts';
import { InlineForm } from './inline-form.tsx';

const html = renderToStaticMarkup(<InlineForm form="credit" facts={formFacts(brand, 'spb')} />);

test('without scripts the visitor is sent to the phone of the own city', () => {
  const noscript = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
  expect(noscript).toContain('href="tel:+78125550909"');
});

test('nothing of one visitor is rendered on the server: no field, no vehicle', () => {
  expect(html).not.toMatch(/<(input|select|textarea)/);
});
