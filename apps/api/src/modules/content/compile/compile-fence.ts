import { type PageBlock, pageBlock } from '@showroom/api-contract/blocks';
import type { Code } from 'mdast';
import { referenceProblem } from './check-reference.ts';
import { checkValue } from './check-value.ts';
import type { Problems } from './problem.ts';
import { richText } from './read-markdown.ts';
import { type Path, readYaml, type YamlText } from './read-yaml.ts';
import { toCode } from './transliterate.ts';

/** Kinds that a fence may be; text between them is Markdown. */
export const fenceKinds = [
  ...['hero', 'cards', 'facts', 'latest', 'vehicles', 'call', 'code', 'steps', 'questions', 'gallery', 'timeline'],
  ...['awards', 'documents', 'chart', 'vacancies', 'marks', 'form', 'calculator', 'prices'],
];

type Fields = Record<string, unknown>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What an editor may leave out. */
function withDefaults(kind: string, fields: Fields): Fields {
  if (kind !== 'cards') return fields;
  const cards = listOf(fields.cards).map((card) => (isRecord(card) ? { scene: null, link: null, ...card } : card));
  return {
    code: toCode(String(fields.title ?? '')) || 'cards',
    ...fields,
    ...(fields.cards !== undefined && { cards }),
  };
}

/** Answers are Markdown. */
function withAnswers(fields: Fields, { lineOf }: YamlText, problems: Problems): Fields {
  if (!Array.isArray(fields.items)) return fields;
  const items = fields.items.map((item: unknown, index) => {
    if (!isRecord(item) || typeof item.answer !== 'string') return item;
    const first = lineOf(['items', index, 'answer']);
    return { ...item, answer: richText(item.answer, (line, words) => problems.add(first + line - 1, words)) };
  });
  return { ...fields, items };
}

/** Checks addresses and pictures by the keys that they stand under. */
function checkReferences(value: unknown, lineOf: YamlText['lineOf'], problems: Problems, path: Path = []): void {
  if (typeof value === 'string') {
    const words = referenceProblem(String(path.at(-1)), value);
    if (words) problems.add(lineOf(path), words);
    return;
  }
  const parts: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : Object.entries(isRecord(value) ? value : {});
  for (const [key, inner] of parts) checkReferences(inner, lineOf, problems, [...path, key]);
}

/** The block of a fence; undefined, with problems at their lines, when it is none. `line` is that of the fence. */
export function compileFence({ lang, value: text }: Code, line: number, problems: Problems): PageBlock | undefined {
  const kind = lang ?? '';
  if (!fenceKinds.includes(kind)) {
    problems.add(line, [
      `"${kind}" is no block; blocks are ${fenceKinds.join(', ')}`,
      kind === '' ? 'У блока не указан вид.' : `Нет блока «${kind}».`,
    ]);
    return undefined;
  }
  const yaml = readYaml(text, line + 1, problems);
  if (!yaml) return undefined;
  if (!isRecord(yaml.value)) {
    problems.add(line, [`block "${kind}" needs keys and values`, `Блок «${kind}» пуст или записан неверно.`]);
    return undefined;
  }
  const before = problems.list.length;
  checkReferences(yaml.value, yaml.lineOf, problems);
  const fields = withDefaults(kind, kind === 'questions' ? withAnswers(yaml.value, yaml, problems) : yaml.value);
  const { kind: own, ...rest } = fields;
  if (own !== undefined) problems.add(yaml.lineOf(['kind']), ['unknown key "kind"', 'Неизвестное поле «kind».']);
  if (problems.list.length > before) return undefined;
  return checkValue(pageBlock, { kind, ...rest }, yaml.lineOf, problems);
}
