import { pageBlock } from '@showroom/api-contract/blocks';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { compileEntry } from './compile-entry.ts';
import { fenceKinds } from './compile-fence.ts';

const facts = { name: 'Проба', site: 'proba.example', entity: 'ООО «Проба»', ogrn: '1', address: 'Москва', light: '' };
const front = 'title: Заголовок\ndate: 2026-11-16\nlead: О чём речь';
const file = 'news/a.md';
const source = (body: string, head = front) => `---\n${head}\n---\n${body}`;
const compile = (body: string, head = front, name = file) => compileEntry(source(body, head), name, facts);
const entryOf = (body: string, head = front, name = file) => {
  const compiled = compile(body, head, name);
  if ('problems' in compiled) throw new Error(JSON.stringify(compiled.problems));
  return compiled.entry;
};
const richOf = (body: string) => {
  const [block] = entryOf(body).blocks;
  return block?.kind === 'rich' ? block.content : [];
};
/** Line and message of each problem. */
const wrongs = (compiled: ReturnType<typeof compileEntry>) =>
  'problems' in compiled ? compiled.problems.map(({ line, message }) => `${line} ${message}`) : [];

describe('front matter', () => {
  test('says what an entry is', () => {
    const head = `${front}\nuntil: 2026-12-31\ntags: [Зимние шины, Сервис]\ncity: spb\npicture: scene:service\nauthor: Анна\nvehicles: /cars/new/`;
    expect(entryOf('', head, 'actions/shiny.md')).toMatchObject({
      ...{ type: 'offer', lang: 'ru', code: 'shiny', status: 'published', city: 'spb', picture: 'scene:service' },
      // Nine in the morning in Moscow; over at midnight after the last day.
      ...{ publishAt: '2026-11-16T06:00:00.000Z', until: '2026-12-31', expiresAt: '2026-12-31T21:00:00.000Z' },
      tags: [
        { code: 'zimnie-shiny', name: 'Зимние шины' },
        { code: 'servis', name: 'Сервис' },
      ],
      fields: { vehicles: '/cars/new/' },
    });
  });

  test('pay is written in roubles and kept in kopecks', () => {
    const head = 'title: Механик\ndate: 2026-11-16\ncity: msk\nplace: Центр\nschedule: 5/2\npayFrom: 90000';
    expect(entryOf('', head, 'vacancies/mechanic.md').fields).toMatchObject({ payFrom: 9_000_000, payTo: null });
  });

  test('description and title for search engines are those of the text unless told', () => {
    expect(entryOf('').seo).toMatchObject({ title: 'Заголовок', description: 'О\u00a0чём речь', h1: 'Заголовок' });
    const told = entryOf('', `${front}\ndescription: Кратко\nseoTitle: Другой`).seo;
    expect(told).toMatchObject({ title: 'Другой', description: 'Кратко', h1: 'Заголовок' });
    expect(entryOf('', 'title: Страница', 'pages/a.md').seo).toBeNull();
  });

  test.each<[string, string, string[]]>([
    ['no front matter', 'Текст', ['1 the file must begin with front matter between two lines ---']],
    ['never closed', '---\ntitle: a\n', ['1 the file must begin with front matter between two lines ---']],
    ['empty', '---\n---\n', ['2 "title" is missing', '2 "date" is missing', '2 "lead" is missing']],
    ['an unknown key', source('', `${front}\nlede: x`), ['5 unknown key "lede"']],
    ['a day that is none', source('', front.replace('11-16', '02-30')), ['3 "date" is wrong: there is no such day']],
    ['an end before the beginning', source('', `${front}\nuntil: 2026-11-15`), ['5 "until" is before "date"']],
    ['no such picture', source('', `${front}\npicture: scene:moon`), ['5 "scene:moon" is no picture of this project']],
    ['no listing', source('', `${front}\nvehicles: /about/`), ['5 "/about/" is no listing of vehicles']],
    ['a tag without letters', source('', `${front}\ntags: [Шины, «»]`), ['5 tag "«»" has no letters']],
    ['anchors', source('', `${front}\nauthor: &a x\ndescription: *a`), ['2 YAML anchors are not allowed']],
    ['an unknown placeholder', source('{{price}}'), ['6 unknown placeholder {{price}}']],
  ])('%s', (_name, text, expected) => {
    expect(wrongs(compileEntry(text, file, facts))).toEqual(expected);
  });

  test('broken YAML is named with its line', () => {
    expect(wrongs(compile('', `${front}\nauthor: "open`))[0]).toMatch(/^\d YAML cannot be read/);
    expect(wrongs(compile('', `${front}\ntitle: twice`))[0]).toMatch(/^5 YAML cannot be read/);
  });
});

describe('names of files', () => {
  test.each([
    ['news/a-b.md', 'news', 'ru', 'a-b'],
    ['content/brand-one/news/a.en.md', 'news', 'en', 'a'],
    ['pages/about.md', 'page', 'ru', 'about'],
    ['pages/about.en.md', 'page', 'en', 'en-about'],
    ['pages/en-about.en.md', 'page', 'en', 'en-about'],
    ['pages/en-about.md', 'page', 'en', 'en-about'],
    ['pages/zh.md', 'page', 'zh', 'zh'],
    ['pages/english-lessons.md', 'page', 'ru', 'english-lessons'],
  ])('%s', (name, type, lang, code) => {
    expect(entryOf('', front, name)).toMatchObject({ type, lang, code });
  });

  test.each(['a.md', 'news/A.md', 'news/новость.md', 'other/a.md', 'news/a.de.md', 'news/a.txt', 'news/a_b.md'])(
    '%s is none',
    (name) => {
      expect(wrongs(compile('', front, name))[0]).toMatch(/^1 the file must be <folder>/);
    },
  );
});

describe('Markdown', () => {
  test('a chapter begins with ##', () => {
    expect(entryOf('До.\n\n## Первая\n\nТекст.\n\n## Вторая\n').blocks).toEqual([
      { kind: 'rich', title: null, content: [{ node: 'paragraph', content: [{ text: 'До.' }] }] },
      { kind: 'rich', title: 'Первая', content: [{ node: 'paragraph', content: [{ text: 'Текст.' }] }] },
      { kind: 'rich', title: 'Вторая', content: [] },
    ]);
  });

  test.each<[string, string, unknown[]]>([
    [
      'runs',
      'Это **важно**, [*тут*](/about/) ясно.',
      [
        {
          node: 'paragraph',
          content: [
            { text: 'Это ' },
            { text: 'важно', look: 'strong' },
            { text: ', ' },
            { text: 'тут', look: 'emphasis', href: '/about/' },
            { text: ' ясно.' },
          ],
        },
      ],
    ],
    ['lines of a paragraph', 'Одна\nдругая', [{ node: 'paragraph', content: [{ text: 'Одна другая' }] }]],
    ['a heading', '### Мелкий', [{ node: 'heading', text: 'Мелкий' }]],
    [
      'lists',
      '1. Раз\n2. Два\n\n- Три',
      [
        { node: 'list', isOrdered: true, items: [[{ text: 'Раз' }], [{ text: 'Два' }]] },
        { node: 'list', isOrdered: false, items: [[{ text: 'Три' }]] },
      ],
    ],
    ['a quote', '> Слова\n> — Анна', [{ node: 'quote', content: [{ text: 'Слова' }], source: 'Анна' }]],
    [
      'a quote of two paragraphs',
      '> Слова\n>\n> — Анна, мастер',
      [{ node: 'quote', content: [{ text: 'Слова' }], source: 'Анна, мастер' }],
    ],
    ['a quote of nobody', '> Слова', [{ node: 'quote', content: [{ text: 'Слова' }], source: null }]],
    [
      'a picture',
      '![Зал](scene:service "Подпись")',
      [{ node: 'picture', picture: 'scene:service', alt: 'Зал', caption: 'Подпись' }],
    ],
    [
      'a table',
      '| Год | Число |\n|---|---|\n| 2025 | 7 |',
      [
        {
          node: 'table',
          head: [[{ text: 'Год' }], [{ text: 'Число' }]],
          rows: [[[{ text: '2025' }], [{ text: '7' }]]],
        },
      ],
    ],
  ])('%s', (_name, body, expected) => {
    expect(richOf(body)).toEqual(expected);
  });

  test.each([
    ['# Большой', '6 only "## chapter" and "### heading"'],
    ['Абзац.\n\n#### Мелкий', '8 only "## chapter" and "### heading"'],
    ['<b>a</b>', '6 raw HTML is not allowed'],
    ['<div>\na\n</div>', '6 raw HTML is not allowed'],
    ['[a](javascript:alert(1))', '6 "javascript:alert(1)" is no address'],
    ['[a](http://a.ru/)', '6 "http://a.ru/" is no address'],
    ['[a](//evil.example/)', '6 "//evil.example/" is no address'],
    ['[a](/about)', '6 "/about" lacks the slash'],
    ['![](scene:service)', '6 a picture needs words'],
    ['![a](https://a.ru/b.png)', '6 "https://a.ru/b.png" is no picture'],
    ['![a](studio:suv/transparent)', '6 "studio:suv/transparent" is no picture'],
    ['Слова ![a](scene:service)', '6 a picture stands in a paragraph of its own'],
    ['- a\n  - b', '7 only text may stand here'],
    ['a\n\n---\n', '8 thematicBreak is not allowed'],
    ['```\na\n```', '6 "" is no block'],
    ['```js\na\n```', '6 "js" is no block'],
    ['```rich\na\n```', '6 "rich" is no block'],
  ])('%j is refused', (body, expected) => {
    expect(wrongs(compile(body))[0]).toContain(expected);
  });
});

const fence = (kind: string, yaml: string) => `\n\`\`\`${kind}\n${yaml}\n\`\`\`\n`;

describe('blocks', () => {
  test('an answer is Markdown, what may be left out is filled in', () => {
    const yaml = 'items:\n  - question: Что?\n    answer: |\n      Слова и [ссылка](/faq/).';
    expect(entryOf(fence('questions', yaml)).blocks).toEqual([
      {
        kind: 'questions',
        title: null,
        items: [
          {
            question: 'Что?',
            answer: [
              {
                node: 'paragraph',
                content: [{ text: 'Слова и\u00a0' }, { text: 'ссылка', href: '/faq/' }, { text: '.' }],
              },
            ],
          },
        ],
      },
    ]);
    expect(entryOf(fence('cards', 'title: Услуги\ncards:\n  - title: A\n    text: B')).blocks).toEqual([
      { kind: 'cards', title: 'Услуги', code: 'uslugi', cards: [{ title: 'A', text: 'B', scene: null, link: null }] },
    ]);
  });

  test('text around a block stays in its place', () => {
    const kinds = entryOf(`До.\n${fence('latest', 'title: Новости\nsection: news\ncount: 3')}\nПосле.`).blocks;
    expect(kinds.map(({ kind }) => kind)).toEqual(['rich', 'latest', 'rich']);
  });

  test.each([
    ['steps', 'title: Шаги\nitems:\n  - title: Раз', '10 "items.0.text" is missing'],
    ['steps', 'title: Шаги\nitems:\n  - title: Раз\n    text: Два\n    txt: x', '12 unknown key "items.0.txt"'],
    ['latest', 'title: a\nsection: news\ncount: 99', '10 "count" is wrong'],
    ['call', 'title: a\ntext: b\nbutton: c\ndialog: nope\nlink: /a/', '11 "dialog" is wrong'],
    ['call', 'title: a\ntext: b\nbutton: c\nlink: /a', '11 "/a" lacks the slash'],
    ['vehicles', 'title: a\nlisting: /faq/\ncount: 3', '9 "/faq/" is no listing'],
    ['hero', 'title: a\nlead: b\nscene: moon', '10 "scene:moon" is no picture'],
    ['gallery', 'pictures:\n  - picture: scene:moon\n    alt: a', '9 "scene:moon" is no picture'],
    ['questions', 'items:\n  - question: a\n    answer: "<b>x</b>"', '10 raw HTML is not allowed'],
    ['steps', 'title: [', 'YAML cannot be read'],
    ['steps', 'just words', '7 block "steps" needs keys and values'],
    ['steps', 'kind: hero\ntitle: a\nitems: []', '8 unknown key "kind"'],
  ])('a wrong %s block is told by its line: %j', (kind, yaml, expected) => {
    expect(wrongs(compile(fence(kind, yaml)))[0]).toContain(expected);
  });

  test('every kind that a page has may be written, but for those that Markdown itself makes and the old one', () => {
    const kinds = pageBlock.options.map(({ entries }) => entries.kind.literal);
    expect(kinds.filter((kind) => !fenceKinds.includes(kind))).toEqual(['text', 'rich']);
    expect(fenceKinds.filter((kind) => !kinds.some((known) => known === kind))).toEqual([]);
  });
});

test('whatever is written, there is an entry in the shape of the contract or a problem with a line', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('---', '```steps', '```questions', '```', '# a', '## b', '> c', '- d', '| a | b |', '|---|---|'),
    fc.constantFrom(
      '[a](/b/)',
      '![a](scene:hero)',
      'title: x',
      'items:',
      '  - answer: "*"',
      '&a [*a]',
      '{{name}}',
      '~~',
    ),
    fc.constantFrom('date: 2026-01-01', 'lead: y', '<x>', '[^1]', '__proto__: 1', '? [a]: b', '!!js x', '"«'),
  );
  const text = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('\n'));
  fc.assert(
    fc.property(text, fc.boolean(), (body, hasFront) => {
      const compiled = compileEntry(hasFront ? source(body) : body, file, facts);
      if ('problems' in compiled) {
        expect(compiled.problems.length).toBeGreaterThan(0);
        for (const { line } of compiled.problems) expect(line).toBeGreaterThan(0);
      } else expect(v.safeParse(v.array(pageBlock), compiled.entry.blocks).issues).toBeUndefined();
    }),
    { numRuns: 400 },
  );
});
