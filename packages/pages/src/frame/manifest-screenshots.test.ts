import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifestScreenshots } from './manifest-screenshots.ts';

const apps = join(import.meta.dirname, '../../../../apps');

/** Width and height of a lossy WebP, from its frame header. */
const sizeOf = (file: Buffer) => [26, 28].map((at) => file.readUInt16LE(at) & 0x3fff).join('x');

test.each(['brand-one', 'asc'])(
  '%s shows itself on a phone and on a wide screen, in the sizes that are told',
  (code) => {
    const shell = join(apps, code);
    const told = manifestScreenshots(shell);
    expect(told.map(({ src }) => src)).toEqual(
      readdirSync(join(shell, 'public/screenshots'))
        .toSorted()
        .map((file) => `/screenshots/${file}`),
    );
    expect(new Set(told.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
    for (const { src, sizes } of told) {
      const file = readFileSync(join(shell, 'public', src));
      expect([file.toString('latin1', 8, 16), sizeOf(file)]).toEqual(['WEBPVP8 ', sizes]);
      expect(file.length).toBeLessThan(100_000);
    }
  },
);

test('a brand without pictures names none', () => {
  expect(manifestScreenshots(join(apps, 'nobody'))).toEqual([]);
});
