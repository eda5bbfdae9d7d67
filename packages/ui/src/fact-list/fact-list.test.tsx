import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactList, factListColumns } from './fact-list.tsx';

test.each(factListColumns)('in %d columns each fact is named', (columns) => {
  const html = renderToString(
    <FactList columns={columns} facts={[{ label: 'Пробег', value: '34 500 км', icon: 'gauge' }]} />,
  );
  expect(html).toMatch(/^<dl.*<dt[^>]*>Пробег<\/dt><dd[^>]*>34 500 км<\/dd>/);
});
