import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consentVersion } from '@showroom/domain/lead/consent';
import { expect, test } from 'vitest';

const page = (code: string) =>
  readFileSync(join(import.meta.dirname, '../../../content/shared/pages', `${code}.md`), 'utf8');

/** A lead keeps only the version: whoever reads it must find the text under that name. */
test('the text of the consent names the version that leads are stored with', () => {
  expect(page('consent-to-processing')).toContain(`Обозначение редакции в записи о согласии — ${consentVersion}`);
});

test.each(['cookie', 'consent-to-processing', 'terms-of-use'])('%s leads to its former edition', (code) => {
  const [, former] = /\]\(\/([a-z-]+\d{4}-\d{2})\/\)/.exec(page(code)) ?? [];
  expect(former).toMatch(new RegExp(`^${code}-`));
  expect(page(String(former))).toContain(`](/${code}/)`);
});
