import { testDriveForm } from '@showroom/domain/lead/test-drive-form';
import { LeadForm } from '@showroom/forms/lead-form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTestDriveTime } from './use-test-drive-time.tsx';

function Form({ init }: { init: object }) {
  const { after, sendWith } = useTestDriveTime({ companyPhone: '74950000000' }, null);
  const send = sendWith(async () => ({ failed: true }));
  return (
    <LeadForm
      form={testDriveForm}
      consentMode="spec"
      init={init}
      loadDealers={async () => []}
      send={send}
      after={after}
    />
  );
}
const draw = (init: object) => renderToStaticMarkup(<Form init={init} />);

test('a time is offered once centre and mark are known, and the calendar is not loaded before it is asked for', () => {
  const html = draw({ markCode: 'haval', dealerCode: 'north' });
  expect(html).toMatch(/<button aria-expanded="false" type="button"[^>]*><span[^>]*>Выбрать точное время/);
  expect(html).not.toContain('Время московское');
});

test.each([
  ['no centre', { markCode: 'haval' }],
  ['no mark', { dealerCode: 'north' }],
  ['a mark in words', { markCode: 'Haval Jolion', dealerCode: 'north' }],
])('with %s the form is the wish that it was', (_name, init) => {
  expect(draw(init)).not.toContain('Выбрать точное время');
});
