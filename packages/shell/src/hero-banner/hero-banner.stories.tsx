import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroBanner } from './hero-banner.tsx';

/**
 * **Do** say what one gets and until when.
 *
 * **Don’t** repeat an offer that the page shows anyway.
 */
const meta = {
  title: 'Frame/HeroBanner',
  component: HeroBanner,
  args: {
    banner: {
      title: 'Зимний осмотр за 1 900 ₽',
      lead: 'До 31 января, во всех центрах',
      picture: 'upload:winter',
      link: '/actions/',
    },
  },
} satisfies Meta<typeof HeroBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
