import '@fontsource-variable/arimo/wght.css';
import '@showroom/ui/jsx';
import { rootClass } from '@showroom/ui/theme/global.css';
import type { Preview } from '@storybook/react-vite';
import { DocsPage } from '../src/docs/docs-page.tsx';
import { dress } from '../src/dress.ts';
import { loadFonts } from '../src/load-fonts.ts';
import { toldTheme } from '../src/nested-theme.ts';
import { stage } from '../src/stage.css.ts';
import { themes } from '../src/themes.ts';
import { viewports } from '../src/viewports.ts';
import { withoutElementControls } from '../src/without-element-controls.ts';

const preview: Preview = {
  tags: ['autodocs'],
  beforeAll: loadFonts,
  decorators: [
    (Story, { globals }) => {
      dress(toldTheme() ?? globals.theme);
      return (
        <div className={`${rootClass} ${stage}`}>
          <Story />
        </div>
      );
    },
  ],
  argTypesEnhancers: [withoutElementControls],
  initialGlobals: { theme: 'brand-one' },
  globalTypes: {
    theme: {
      description: 'Whose tokens the components wear',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        dynamicTitle: true,
        items: themes.map(({ name }) => ({ value: name, title: name })),
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: { options: viewports },
    // The ground belongs to the theme.
    backgrounds: { disable: true },
    // Describing each element that is well takes longer than finding what is not: of what passes one is named.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    controls: { expanded: true, sort: 'requiredFirst' },
    docs: { toc: true, page: DocsPage },
    options: {
      storySort: {
        // Read as it is written, without being run: no spread here.
        order: [
          'Workshop',
          ['Start here', 'Principles', 'Tokens'],
          'Actions',
          'Fields',
          'Forms',
          'Text',
          'Media',
          'Layout',
          'Layers',
          'Feedback',
          'Navigation',
          'Blocks',
        ],
      },
    },
  },
};

export default preview;
