import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, iconNames } from './icon.tsx';

test('every sign that the design names is drawn', () => {
  const named =
    'menu close search heart compare basket user phone pin chevron-down chevron-left chevron-right arrow-left ' +
    'arrow-right filter sort check plus minus share print calendar gauge engine gearbox drive seats fuel clock mail vk ' +
    'telegram youtube dzen expand info warning metro external';
  expect(iconNames).toEqual(expect.arrayContaining(named.split(' ')));
});

test.each(iconNames)('%s is a well-formed path that screen readers pass over', (name) => {
  const html = renderToString(<Icon name={name} />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).toMatch(/ d="[Mm][-\d.\sMmLlHhVvCcSsQqAaZz]+"/);
});
