import type { Meta, StoryObj } from '@storybook/react-vite';
import { markOverview } from '../fixtures/overview.data.ts';
import { LineUp } from './line-up.tsx';

const models = markOverview.models.map((model) => ({ ...model, picture: { ...model.picture, base: '/media/sample' } }));
const [camry, rav4] = models;
const more =
  camry && rav4
    ? [
        ...models,
        ...['Corolla', 'Crown'].map((name) => ({ ...camry, code: name, name })),
        { ...rav4, code: 'harrier', name: 'Harrier' },
      ]
    : models;

/**
 * **Do** give each model one picture, and each body with several models a heading.
 *
 * **Don’t** mix what is no longer made with what may be ordered.
 */
const meta = {
  title: 'Catalogue/LineUp',
  component: LineUp,
  args: { markName: 'Toyota', models },
} satisfies Meta<typeof LineUp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneRow: Story = { globals: { viewport: { value: 'desktop' } } };
export const ByBody: Story = { args: { models: more }, globals: { viewport: { value: 'desktop' } } };
export const OnATablet: Story = { args: { models: more }, globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { args: { models: more }, globals: { viewport: { value: 'phone' } } };
