import { listOperations } from '@showroom/api-contract/operations';
import { expect, test } from 'vitest';
import { buildDocument } from './document.ts';
import { renderReference } from './reference-html.ts';

const document = await buildDocument();

test('the document is OpenAPI 3.1 and lists every endpoint of the contract with its parameters', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  for (const { name, method, path, parameters, body } of listOperations()) {
    const operation = document.paths?.[path]?.[method.toLowerCase() as 'get'];
    expect([path, operation?.operationId]).toEqual([path, name]);
    const documented = (operation?.parameters ?? [])
      .map((parameter) => ('name' in parameter ? parameter.name : ''))
      .sort();
    expect([name, documented]).toEqual([name, Object.keys(parameters).sort()]);
    expect([name, operation?.requestBody !== undefined]).toEqual([name, body !== undefined]);
  }
  const count = Object.values(document.paths ?? {}).flatMap((item) => Object.keys(item ?? {})).length;
  expect(count).toBe(listOperations().length);
});

test('every failure is documented with the envelope, and a gone vehicle with 410', () => {
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item ?? {}));
  for (const operation of operations as { responses?: Record<string, unknown> }[]) {
    const responses = operation.responses ?? {};
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(['200', '400', '500', '503', '504']));
    for (const [status, response] of Object.entries(responses)) {
      if (status === '200') continue;
      expect(response).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      });
      expect((response as { description: string }).description).not.toBe(status);
    }
  }
  expect(document.paths?.['/catalog/{id}']?.get?.responses).toHaveProperty('410');
  for (const status of ['403', '409', '429']) {
    expect(document.paths?.['/lead/commit']?.post?.responses).toHaveProperty(status);
  }
});

test('every reference in the document leads somewhere', () => {
  const text = JSON.stringify(document);
  const names = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1]));
  expect(names.size).toBeGreaterThan(3);
  for (const name of names) {
    expect(Object.keys(document.components?.schemas ?? {}).map((key) => `#/components/schemas/${key}`)).toContain(name);
  }
});

test('the readable reference shows every endpoint and asks nothing of the network', async () => {
  const page = String(await renderReference(document));
  for (const { name, path } of listOperations()) {
    expect(page).toContain(`id="${name}"`);
    expect(page).toContain(`/api${path}`);
  }
  expect(page).not.toMatch(/<script|https?:\/\/|style=/);
});
