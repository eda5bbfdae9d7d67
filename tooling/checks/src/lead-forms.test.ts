import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matterDialogs } from '@showroom/domain/dialogs';
import { dialogForms } from '@showroom/domain/lead/dialog-forms';
import { type LeadFormId, leadForms } from '@showroom/domain/lead/lead-forms';
import { describe, expect, test } from 'vitest';
import { root } from './source-files.ts';

/** Forms without a dialog, and why. */
const withoutDialog: Readonly<Record<string, string>> = {
  form_service_online: 'its times are chosen on a page of their own',
};

const personal: Readonly<Record<string, string>> = {
  firstname: 'given-name',
  lastname: 'family-name',
  middlename: 'additional-name',
  name: 'name',
  phone: 'tel',
  email: 'email',
  companyName: 'organization',
  jobTitle: 'organization-title',
};

const declared = (Object.keys(leadForms) as LeadFormId[]).map((id) => leadForms[id]);
const facts = join(root, 'apps/api/src/modules/holdings/facts');
const offered = new Set(
  readdirSync(facts)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => (JSON.parse(readFileSync(join(facts, file), 'utf8')) as { forms: string[] }).forms),
);
const formsFolder = join(root, 'packages/domain/src/lead/forms');
const sources = readdirSync(formsFolder).map((file) => readFileSync(join(formsFolder, file), 'utf8'));

test('every form that is declared is known to the server, and no two have one id', () => {
  const ids = sources.flatMap((text) => /\bid: '(form_[a-z_]+)'/.exec(text)?.[1] ?? []);
  expect(ids.toSorted()).toEqual(Object.keys(leadForms).toSorted());
});

test('every dialog has its form', () => {
  expect(Object.keys(dialogForms).toSorted()).toEqual([...matterDialogs].toSorted());
});

describe.each(declared.map((form) => [form.id, form] as const))('%s', (id, form) => {
  test('has a name of its own, words on its button, and a beginning and an end', () => {
    expect(declared.filter(({ name }) => name === form.name)).toHaveLength(1);
    expect(form.submit.length).toBeGreaterThan(0);
    expect([form.steps[0], form.steps.at(-1)]).toEqual(['default', 'finally']);
  });

  test('opens as a dialog, or says why not', () => {
    const isDialog = Object.values(dialogForms).some((known) => known === id);
    expect([isDialog, isDialog || withoutDialog[id] !== undefined]).toEqual([withoutDialog[id] === undefined, true]);
  });

  test('is offered by a holding', () => {
    expect(offered).toContain(id);
  });

  test('lets a browser fill in who the visitor is, and asks nothing twice', () => {
    const names = form.fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const field of form.fields) {
      const token = personal[field.name];
      if (token !== undefined)
        expect([field.name, 'autoComplete' in field && field.autoComplete]).toEqual([field.name, token]);
    }
  });

  test('can be answered, and says how: a phone, unless the sender may stay unknown', () => {
    const phone = form.fields.find(({ name }) => name === 'phone');
    expect(phone?.required === true || form.isAnonymous === true).toBe(true);
  });
});
