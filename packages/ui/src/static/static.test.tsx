import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Badge } from '../badge/badge.tsx';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { ButtonLink } from '../button/button-link.tsx';
import { Chip } from '../chip/chip.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { FactList } from '../fact-list/fact-list.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { JsonLd } from '../json-ld/json-ld.tsx';
import { Pagination } from '../pagination/pagination.tsx';
import { Picture } from '../picture/picture.tsx';
import { Popover } from '../popover/popover.tsx';
import { Price } from '../price/price.tsx';
import { markupOf } from './markup-of.ts';
import { Static } from './static.tsx';

describe('static markup is what React itself says of', () => {
  test.each([
    ['texts and numbers', <p key="">{[1, ' & ', '<b>"\'', null, false, 0, '']}</p>],
    ['a fragment in a fragment', [<b key="b">1</b>, [[<i key="i">2</i>]]]],
    ['flags', <button key="" type="button" disabled hidden={false} aria-pressed={false} data-on={true} />],
    ['what is not there', <p key="" id={undefined} title="" data-x={null} hidden={false} />],
    [
      'styles',
      <span key="" style={{ aspectRatio: '4 / 3', '--at': '1', backgroundImage: 'url("a&b")', color: '' } as object} />,
    ],
    [
      'signs',
      <svg key="" aria-hidden="true" viewBox="0 0 1 1" strokeWidth={2} fillRule="evenodd">
        <path d="M0 0" />
      </svg>,
    ],
    [
      'void elements',
      <p key="">
        <br />
        <img alt="" src="/a.webp" srcSet="/a.webp 1x" loading="lazy" />
        <wbr />
      </p>,
    ],
    [
      'popovers and commands',
      <button key="" type="button" popoverTarget="a" command="show-modal" commandfor="b" tabIndex={-1} />,
    ],
    [
      'a badge',
      <Badge key="" tone="action">
        Новый
      </Badge>,
    ],
    ['crumbs', <Breadcrumbs key="" items={[{ name: 'Главная', href: '/' }, { name: 'Марки' }]} />],
    [
      'a button',
      <ButtonLink key="" href="/cars/?a=1&b=2" icon="phone">
        Позвонить
      </ButtonLink>,
    ],
    [
      'a chip',
      <Chip key="" href="/" onRemoveLabel="Убрать">
        Седан
      </Chip>,
    ],
    [
      'a dialog',
      <Dialog key="" id="d" title="Меню">
        …
      </Dialog>,
    ],
    [
      'a disclosure',
      <Disclosure key="" summary="Кузов">
        Седан
      </Disclosure>,
    ],
    ['facts', <FactList key="" facts={[{ label: 'Год', value: 2026 }]} />],
    ['a sign', <IconButton key="" icon="close" label="Закрыть" />],
    ['structured data', <JsonLd key="" nodes={[{ name: '</script>' }]} />],
    ['pages', <Pagination key="" current={2} total={9} hrefOf={(page) => `/?page=${page}`} />],
    ['a lazy picture', <Picture key="" base="/media/a" size="card" alt="Седан" />],
    [
      'a popover',
      <Popover key="" id="p">
        …
      </Popover>,
    ],
    ['prices', <Price key="" minor={100_00} oldMinor={200_00} from />],
  ])('%s', (_name, node) => {
    expect(markupOf(node)).toBe(renderToStaticMarkup(node));
  });
});

test('one element of React, and the rest is its text', () => {
  const made = Static({ as: 'ul', 'aria-label': 'Марки', children: <li>BMW</li> });
  expect(made.props).toEqual({ 'aria-label': 'Марки', dangerouslySetInnerHTML: { __html: '<li>BMW</li>' } });
});

test.each([
  ['a handler', <button key="" type="button" onClick={() => {}} />, 'answers no events'],
  ['a flag that nobody taught it', <video key="" playsInline muted />, 'does not know this flag'],
  ['a field', <select key="" defaultValue="a" />, 'keeps a value'],
  ['a number of pixels', <p key="" style={{ width: 3 }} />, 'must be a string'],
  ['a component of the browser', <ClientReference key="" />, 'no client components'],
])('%s is refused aloud', (_name, node, message) => {
  expect(() => markupOf(node)).toThrow(message);
});

function ClientReference() {
  return null;
}
Object.assign(ClientReference, { $$typeof: Symbol.for('react.client.reference') });

test('what is awaited is refused aloud', () => {
  expect(() => markupOf(Promise.resolve('late') as never)).toThrow('waits for nothing');
});
