import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd, jsonLdText } from './json-ld.tsx';

test('no text can close the script element or open a comment in it', () => {
  const nasty = '</script><script>alert(1)</script><!-- ';
  const html = renderToStaticMarkup(<JsonLd nodes={[{ '@type': 'Thing', name: nasty }]} />);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<!--');
  expect(JSON.parse(jsonLdText([{ name: nasty }]))['@graph'][0].name).toBe(nasty);
});

test('what is not known is left out', () => {
  expect(JSON.parse(jsonLdText([{ '@type': 'Thing', name: undefined }]))['@graph']).toEqual([{ '@type': 'Thing' }]);
});
