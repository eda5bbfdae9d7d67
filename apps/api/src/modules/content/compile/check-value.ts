import * as v from 'valibot';
import type { Problems } from './problem.ts';
import type { Path, YamlText } from './read-yaml.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Paths of what was given and did not come out: a key that the schema does not have. */
function unknownKeys(given: unknown, taken: unknown, path: Path = []): Path[] {
  if (Array.isArray(given) && Array.isArray(taken))
    return given.flatMap((item, index) => unknownKeys(item, taken[index], [...path, index]));
  if (!isRecord(given) || !isRecord(taken)) return [];
  return Object.entries(given).flatMap(([key, value]) =>
    Object.hasOwn(taken, key) ? unknownKeys(value, taken[key], [...path, key]) : [[...path, key]],
  );
}

const pathOf = (issue: v.BaseIssue<unknown>): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

function wordsOf(issue: v.BaseIssue<unknown>, name: string): readonly [string, string] {
  if (issue.received === 'undefined') return [`"${name}" is missing`, `Не заполнено поле «${name}».`];
  return [`"${name}" is wrong: ${issue.message}`, `Поле «${name}» заполнено неверно.`];
}

/** The value in the shape of the schema; undefined with problems at the lines that are wrong, unknown keys among them. */
export function checkValue<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  lineOf: YamlText['lineOf'],
  problems: Problems,
): v.InferOutput<S> | undefined {
  const result = v.safeParse(schema, value);
  if (!result.success) {
    for (const issue of result.issues) {
      const path = pathOf(issue);
      problems.add(lineOf(path), wordsOf(issue, path.join('.') || 'block'));
    }
    return undefined;
  }
  const strange = unknownKeys(value, result.output);
  for (const path of strange)
    problems.add(lineOf(path), [`unknown key "${path.join('.')}"`, `Неизвестное поле «${path.join('.')}».`]);
  return strange.length > 0 ? undefined : result.output;
}
