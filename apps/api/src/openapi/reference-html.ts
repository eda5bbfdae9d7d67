import type { OpenAPI } from '@orpc/openapi';
import { html } from 'hono/html';
import { innerObject, type Shape, shapeText, sharedName } from './schema-text.ts';

type Html = ReturnType<typeof html>;
type Parameter = { name: string; in: string; required?: boolean; schema?: Shape };
type Answer = { description: string; content?: Record<string, { schema?: Shape }> };
type Operation = { method: string; path: string; spec: OpenAPI.OperationObject };

/** The OpenAPI document as one page that reads without scripts, styles from elsewhere, or a network. */
export function renderReference(document: OpenAPI.Document): Html {
  const operations = listOperations(document);
  const tags = [...new Set(operations.map((operation) => operation.spec.tags?.[0] ?? ''))];
  const schemas = Object.entries((document.components?.schemas ?? {}) as Record<string, Shape>);
  return html`<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${document.info.title}: справочник</title>
    <link rel="stylesheet" href="/docs/reference.css" />
  </head>
  <body>
    <header>
      <h1>${document.info.title}</h1>
      <p>${document.info.description}</p>
      <p>Машинное описание: <a href="/openapi.json">openapi.json</a> (OpenAPI ${document.openapi})</p>
    </header>
    <nav aria-label="Содержание">
      ${tags.map((tag) => html`<a href="#tag-${tag}">${tag}</a> `)} <a href="#schemas">Общие объекты</a>
    </nav>
    <main>
      ${tags.map(
        (tag) => html`<section id="tag-${tag}"><h2>${tag}</h2>
          ${operations.filter((operation) => operation.spec.tags?.[0] === tag).map(renderOperation)}
        </section>`,
      )}
      <section id="schemas"><h2>Общие объекты</h2>
        ${schemas.map(
          ([name, shape]) => html`<article id="schema-${name}"><h3>${name}</h3>${renderFields(shape)}</article>`,
        )}
      </section>
    </main>
  </body>
</html>`;
}

const places: Record<string, string> = { path: 'путь', query: 'запрос', header: 'заголовок' };

function listOperations(document: OpenAPI.Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, spec]) => ({ method, path, spec: spec as OpenAPI.OperationObject })),
  );
}

function renderOperation({ method, path, spec }: Operation): Html {
  const parameters = (spec.parameters ?? []) as Parameter[];
  const body = (spec.requestBody as Omit<Answer, 'description'> | undefined)?.content?.['application/json']?.schema;
  const answers = Object.entries((spec.responses ?? {}) as Record<string, Answer>);
  return html`<article id="${spec.operationId}">
    <h3><span class="method">${method.toUpperCase()}</span> <code>/api${path}</code></h3>
    <p>${spec.summary}</p>
    <table>
      <caption>Параметры</caption>
      <thead><tr><th scope="col">Имя</th><th scope="col">Где</th><th scope="col">Значение</th></tr></thead>
      <tbody>
        ${parameters.map(
          (parameter) => html`<tr>
            <th scope="row"><code>${parameter.name}</code>${parameter.required ? html` <em>обязателен</em>` : ''}</th>
            <td>${places[parameter.in] ?? parameter.in}</td>
            <td>${shapeText(parameter.schema ?? {})}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${body ? html`<details open><summary>Тело запроса</summary>${renderFields(body)}</details>` : ''}
    ${answers.map(([status, answer]) => renderAnswer(status, answer))}
  </article>`;
}

function renderAnswer(status: string, answer: Answer): Html {
  const shape = answer.content?.['application/json']?.schema;
  const text = status === '200' ? 'Ответ' : answer.description;
  if (!shape || status !== '200') return html`<p class="failure"><code>${status}</code> ${text}</p>`;
  return html`<details><summary><code>${status}</code> ${text}: ${linkOrText(shape)}</summary>${renderFields(shape)}</details>`;
}

function renderFields(shape: Shape): Html | '' {
  const fields = Object.entries(innerObject(shape)?.properties ?? {});
  if (fields.length === 0) return '';
  return html`<ul>
    ${fields.map(([name, field]) => html`<li><code>${name}</code> ${linkOrText(field)}${renderFields(field)}</li>`)}
  </ul>`;
}

function linkOrText(shape: Shape): Html | string {
  const shared = sharedName(shape) ?? (shape.items && sharedName(shape.items));
  return shared ? html`<a href="#schema-${shared}">${shapeText(shape)}</a>` : shapeText(shape);
}
