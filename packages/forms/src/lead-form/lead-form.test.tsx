import { consentTexts } from '@showroom/domain/lead/consent';
import { type LeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LeadForm } from './lead-form.tsx';
import type { LeadFormProps } from './lead-form-props.ts';

const words = (html: string) => html.replace(/<[^>]*>/g, '').replaceAll('&nbsp;', '\u00a0');
const draw = ({ formId, ...props }: Omit<Partial<LeadFormProps>, 'form'> & { formId: LeadFormId }) =>
  renderToString(
    <LeadForm
      form={leadForms[formId]}
      consentMode="spec"
      send={() => Promise.resolve({ failed: true })}
      loadDealers={async () => []}
      {...props}
    />,
  );

const every = Object.keys(leadForms) as LeadFormId[];

test.each(every)('%s draws each field of its declaration, in order, and the button', (formId) => {
  const html = draw({ formId });
  const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="([a-zA-Z]+)"/g)].map((match) => match[1]);
  expect(names).toEqual([...leadForms[formId].fields.map(({ name }) => name), 'robot', 'policy']);
  expect(words(html)).toContain(leadForms[formId].submit);
  for (const { label } of leadForms[formId].fields) expect(words(html)).toContain(label);
});

test.each(every)('%s never puts personal data into an address, even without script', (formId) => {
  expect(draw({ formId })).toMatch(/^<form noValidate="" method="post"/);
});

test('what the page knows of the wanted vehicle is not asked for; of the own one it is, filled', () => {
  const init = { markCode: 'bmw', modelCode: 'x5', title: 'BMW X5' };
  const wanted = draw({ formId: 'form_testdrive', init });
  expect(wanted).not.toMatch(/name="(?:mark|model)"/);
  expect(wanted).toContain('BMW X5');
  expect(draw({ formId: 'form_trade_in', init })).toMatch(/<input[^>]*name="mark"[^>]*value="bmw"/);
});

test('a vehicle whose page led here is not asked for in words: they stand in the field', () => {
  const init = { vehicleId: 7, wanted: 'Kia Bongo III 2.5 MT L 2018' };
  expect(draw({ formId: 'form_commercial', init })).toMatch(/<input[^>]*name="wanted"[^>]*value="Kia Bongo III/);
});

test('what stands after the fields knows the centre and the mark that were chosen', () => {
  const after: LeadFormProps['after'] = ({ dealer, mark }) => <p>{`${dealer} / ${mark}`}</p>;
  const init = { markCode: 'bmw', dealerCode: 'north' };
  expect(words(draw({ formId: 'form_testdrive', init, after }))).toContain('north / bmw');
  expect(words(draw({ formId: 'form_testdrive', after }))).toContain(' / ');
});

test('a visitor finds the own name and phone there', () => {
  const html = draw({ formId: 'form_callback', prefill: { firstname: 'Анна', phone: '79991234567' } });
  expect(html).toContain('value="Анна"');
  expect(html).toContain('value="+7 999-123-45-67"');
});

test('a covered VIN is never put into a field', () => {
  expect(draw({ formId: 'form_trade_in', init: { VIN: 'xxx1234****' } })).not.toContain('xxx1234');
});

test('one reason of the opener is the only one; an unknown one leaves all five', () => {
  const options = (reasons: string) => draw({ formId: 'form_feedback', init: { reasons } }).match(/<option/g)?.length;
  // The list of dealers has its one line too.
  expect(options('Предложение')).toBe(2);
  expect(options('Другое')).toBe(7);
});

test('robots find a field that people neither see nor reach', () => {
  expect(draw({ formId: 'form_callback' })).toMatch(
    /<div class="[^"]+" aria-hidden="true"><label>.*?<input type="text" tabindex="-1" autoComplete="off" name="robot"/i,
  );
});

describe('consent', () => {
  test('spec: one box, the sentence letter for letter, both documents linked, not ticked', () => {
    const html = draw({ formId: 'form_callback' });
    // A space that does not break is a space.
    expect(words(html).replaceAll('\u00a0', ' ')).toContain(consentTexts.policy);
    expect(html).toContain('href="/terms-of-use/"');
    expect(html).toContain('href="/consent-to-processing/"');
    expect(html.match(/type="checkbox"/g)).toHaveLength(1);
    expect(html).not.toContain('checked');
  });

  test('separate: three boxes, none ticked, marketing free', () => {
    const html = draw({ formId: 'form_callback', consentMode: 'separate' });
    const boxes = [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(([box]) => box);
    expect(boxes.map((box) => /name="(\w+)"/.exec(box)?.[1])).toEqual(['agreement', 'data', 'marketing']);
    expect(boxes.map((box) => box.includes('required'))).toEqual([true, true, false]);
    expect(html).not.toContain('checked');
    expect(words(html)).toContain(consentTexts.data);
  });
});
