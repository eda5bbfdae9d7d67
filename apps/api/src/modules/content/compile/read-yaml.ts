import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { Problems } from './problem.ts';

export type Path = readonly (string | number)[];
export type YamlText = {
  value: unknown;
  /** Line of the file where the value of a path stands, or of the nearest that is there. */
  lineOf(path: Path): number;
};

function child(node: Node, key: string | number): Node | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === String(key));
    return isNode(pair?.value) ? pair.value : isNode(pair?.key) ? pair.key : undefined;
  }
  const item = isSeq(node) && typeof key === 'number' ? node.items[key] : undefined;
  return isNode(item) ? item : undefined;
}

/**
 * YAML whose first line is `firstLine` of its file. What cannot be read goes to `problems` and gives undefined. Anchors are refused:
 * they make much of little.
 */
export function readYaml(text: string, firstLine: number, problems: Problems): YamlText | undefined {
  const lines = new LineCounter();
  const at = (offset: number) => firstLine + Math.max(1, lines.linePos(offset).line) - 1;
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  for (const error of document.errors)
    problems.add(at(error.pos[0]), [
      `YAML cannot be read: ${error.message}`,
      'Разметка YAML не читается: проверьте отступы, двоеточия и кавычки.',
    ]);
  if (document.errors.length > 0) return undefined;
  const lineOf = (path: Path) => {
    let node = document.contents as Node | null;
    let line = node?.range ? at(node.range[0]) : firstLine;
    for (const key of path) {
      const next: Node | undefined = node ? child(node, key) : undefined;
      if (!next) break;
      node = next;
      if (node.range) line = at(node.range[0]);
    }
    return line;
  };
  try {
    return { value: document.toJS({ maxAliasCount: 0 }), lineOf };
  } catch {
    problems.add(firstLine, ['YAML anchors are not allowed', 'Якоря YAML (& и *) не поддерживаются.']);
    return undefined;
  }
}
