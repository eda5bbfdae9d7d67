import type { Meta, StoryObj } from '@storybook/react-vite';
import { policies } from '../fixtures/account.data.ts';
import { answer, withAnswers } from '../fixtures/answered.fixture.tsx';
import { InsurancesSection } from './insurances-section.tsx';

/** **Do** keep a policy that has ended: claims are made after its last day. */
const meta = { title: 'Account/InsurancesSection', component: InsurancesSection } satisfies Meta<
  typeof InsurancesSection
>;
export default meta;
type Story = StoryObj<typeof meta>;

const listed = (items: typeof policies): Story => ({
  decorators: [withAnswers(answer('GET /insurances', {}, { items: [...items] }))],
});

export const EndsSoon: Story = listed(policies);
export const None: Story = listed([]);
