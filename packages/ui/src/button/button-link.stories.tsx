import type { Meta, StoryObj } from '@storybook/react-vite';
import { choiceOf } from '../choice-of.fixture.ts';
import { Cluster } from '../cluster/cluster.tsx';
import { buttonSizes, buttonTones } from './button-class.ts';
import { ButtonLink } from './button-link.tsx';

/**
 * **Do** use it where a click changes the address: a new tab, a bookmark and a crawler then work.
 *
 * **Don’t** use it for what happens on the page: that is a `Button`.
 */
const meta = {
  title: 'Actions/ButtonLink',
  component: ButtonLink,
  argTypes: { tone: choiceOf(buttonTones), size: choiceOf(buttonSizes) },
  args: { href: '#', children: 'Все автомобили' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Cluster gap={3}>
      {buttonTones.map((tone) => (
        <ButtonLink key={tone} {...args} tone={tone} />
      ))}
    </Cluster>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Cluster gap={3} align="end">
      {buttonSizes.map((size) => (
        <ButtonLink key={size} {...args} size={size} icon="car" />
      ))}
    </Cluster>
  ),
};

export const WideOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { wide: true, tone: 'outline', children: 'Показать ещё 24 автомобиля с пробегом до 30 000 километров' },
};
