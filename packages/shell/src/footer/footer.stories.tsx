import { exampleBrand } from '@showroom/domain/example-brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleMenu } from '../fixtures/menu.data.ts';
import { Footer } from './footer.tsx';

/**
 * **Do** keep the notice that the site is no public offer.
 *
 * **Don’t** link to pages that the brand lacks.
 */
const meta = {
  title: 'Frame/Footer',
  component: Footer,
  args: { brand: exampleBrand, city: 'msk', menu: sampleMenu },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnADesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const OnATablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
