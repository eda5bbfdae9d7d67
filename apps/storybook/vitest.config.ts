import { join } from 'node:path';
import { pictureBrowser } from '@showroom/browser/find-browser';
import { createPictureCheck } from '@showroom/visual-regression/picture-check';
import { baselineFolder, reportFolder } from '@showroom/visual-regression/picture-folders';
import { picturesReporter } from '@showroom/visual-regression/pictures-reporter';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { type Shot, shoot } from './src/tests/shoot.ts';

const { executablePath, args, env } = await pictureBrowser();
const pictures = createPictureCheck({ baseline: baselineFolder, report: reportFolder });

// Every story is drawn and played once; as it then stands it is dressed in each theme, heard by axe and held against its picture.
export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    // Files share a frame and what it has loaded: to load all of it anew for each took a third of the time (`pictures.setup.ts` clears up).
    isolate: false,
    setupFiles: ['./src/tests/pictures.setup.ts'],
    reporters: [
      'default',
      ['json', { outputFile: 'test-results/stories.json' }],
      picturesReporter(pictures, baselineFolder),
    ],
    // Far above what a story takes: beside busy neighbours a picture in three themes took half a minute.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      provider: playwright({
        launchOptions: { executablePath, args, env },
        contextOptions: {
          viewport: { width: 1480, height: 1400 },
          deviceScaleFactor: 1,
          locale: 'ru-RU',
          timezoneId: 'Europe/Moscow',
          reducedMotion: 'reduce',
          colorScheme: 'light',
        },
      }),
      instances: [
        {
          browser: 'chromium' as const,
          name: 'stories',
          // The key under which Storybook's own plugin hands initial globals to the stories.
          provide: { 'storybook/test-initial-globals': { viewport: { value: 'tablet', isRotated: false } } },
        },
      ],
      commands: {
        comparePicture: async (context, shot: Shot) =>
          pictures.check(`${shot.theme}/${shot.id}.webp`, await shoot(context, shot), shot.width),
      },
    },
  },
});
