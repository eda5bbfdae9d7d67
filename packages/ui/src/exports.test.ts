import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { exports: entries } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  exports: Record<string, string>;
};

test('the public surface is what was decided', () => {
  expect(Object.keys(entries).sort()).toEqual(
    [
      ...[
        'after-paint',
        'announce',
        'badge',
        'below-the-fold',
        'breadcrumbs',
        'button',
        'button-link',
        'checkbox',
        'chip',
        'cluster',
        'container',
        'dialog',
      ],
      ...[
        'disclosure',
        'empty-state',
        'fact-list',
        'format',
        'grid',
        'heading',
        'icon',
        'icon-button',
        'icon-count',
        'icon-link',
      ],
      ...[
        'json-ld',
        'jsx',
        'load-polyfills',
        'notice',
        'pagination',
        'picture',
        'popover',
        'price',
        'progress-bar',
        'radio',
        'regroup-input',
      ],
      ...[
        'range-field',
        'save-data',
        'select',
        'site-link',
        'skeleton',
        'skip-link',
        'slider-field',
        'stack',
        'static',
        'surface',
        'switch',
        'text',
        'text-area',
        'text-field',
      ],
      ...['text-link', 'toast', 'use-taking-over', 'visually-hidden', 'whole-words'],
      ...[
        'theme/color',
        'theme/contract',
        'theme/contrast',
        'theme/define-theme',
        'theme/font-face',
        'theme/global.css',
      ],
      ...[
        'theme/layers.css',
        'theme/media',
        'theme/scrolled-row',
        'theme/section-link',
        'theme/styles',
        'theme/tokens',
        'theme/type',
        'theme/wireframe',
      ],
    ]
      .map((name) => `./${name}`)
      .sort(),
  );
});

test('every entry leads to a file', () => {
  expect(Object.values(entries).filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
