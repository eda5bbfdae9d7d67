import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs.tsx';

const meta = {
  title: 'Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { name: 'Главная', href: '#' },
      { name: 'Автомобили с пробегом', href: '#used' },
      { name: 'Внедорожники', href: '#suv' },
      { name: 'Полный привод, 2021 года' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnATablet: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
