import { exampleBrand } from '@showroom/domain/example-brand';
import { Button } from '@showroom/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { sampleMenu } from '../fixtures/menu.data.ts';
import { SideMenu } from './side-menu.tsx';
import { sideMenuId } from './side-menu-id.ts';

/**
 * **Do** begin every panel with «Все».
 *
 * **Don’t** go deeper than two panels.
 */
const meta = {
  title: 'Frame/SideMenu',
  component: SideMenu,
  args: { brand: exampleBrand, city: 'msk', menu: sampleMenu },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Button command="show-modal" commandfor={sideMenuId}>
        Открыть
      </Button>
      <SideMenu {...args} />
    </>
  ),
} satisfies Meta<typeof SideMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Открыть' }));
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Меню' })).toBeVisible());
};

export const Open: Story = { play: open };
export const SecondPanel: Story = {
  play: async (context) => {
    await open(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Каталог' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Каталог' })).toBeVisible());
  },
};
