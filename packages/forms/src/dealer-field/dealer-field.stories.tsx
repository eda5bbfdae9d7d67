import { Stack } from '@showroom/ui/stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DealerField } from './dealer-field.tsx';

/**
 * **Do** hand it only dealers who can help.
 *
 * **Don’t** hide it while the list is on its way: the form would jump.
 */
const meta = {
  title: 'Forms/DealerField',
  component: DealerField,
  args: {
    name: 'dealer',
    label: 'Дилерский центр',
    onRetry: fn(),
    dealers: [
      { code: 'north', nameRu: 'Северный' },
      { code: 'south', nameRu: 'Южный' },
    ],
  },
} satisfies Meta<typeof DealerField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** There, chosen, on its way, wrong, out of reach. */
export const States: Story = {
  render: (args) => (
    <Stack gap={5}>
      <DealerField {...args} />
      <DealerField {...args} name="chosen" defaultValue="south" />
      <DealerField {...args} name="loading" dealers="loading" />
      <DealerField {...args} name="wrong" error="Необходимо заполнить поле" />
      <DealerField {...args} name="disabled" disabled />
    </Stack>
  ),
};

/** The list did not come: it can be asked for again. */
export const Failed: Story = {
  args: { dealers: 'failed' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Не удалось загрузить');
    await userEvent.click(canvas.getByRole('button', { name: 'Загрузить ещё раз' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
