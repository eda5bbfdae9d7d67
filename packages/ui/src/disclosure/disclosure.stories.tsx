import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Text } from '../text/text.tsx';
import { Disclosure } from './disclosure.tsx';

/**
 * **Do** open to begin with what most people need.
 *
 * **Don’t** hide a price or a condition in it.
 */
const meta = {
  title: 'Layers/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Тип кузова',
    children: <Checkbox name="body" label="Кроссовер" count={412} />,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div>
      <Disclosure {...args} />
      <Disclosure {...args} open count={3} />
      <Disclosure summary="Какие документы нужны, чтобы оформить автомобиль в кредит с господдержкой?" open>
        <Text>Паспорт, водительское удостоверение и СНИЛС.</Text>
      </Disclosure>
    </div>
  ),
};

export const Opening: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Кроссовер')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Тип кузова'));
    await expect(canvas.getByText('Кроссовер')).toBeVisible();
  },
};

/** Of one name only one is open. */
export const OneOfSeveral: Story = {
  render: (args) => (
    <div>
      <Disclosure {...args} name="faq" open summary="Доставка">
        <Text>По всей России.</Text>
      </Disclosure>
      <Disclosure {...args} name="faq" summary="Возврат">
        <Text>В течение 14 дней.</Text>
      </Disclosure>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Возврат'));
    await expect(canvas.getByText('В течение 14 дней.')).toBeVisible();
    await expect(canvas.getByText('По всей России.')).not.toBeVisible();
  },
};
