import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { defaultLabels } from '../labels';
import { en } from '../labels/en';
import '../styles/styles.css';
import { ReasonForm } from './reason-form';

const meta = {
  title: 'Claims/ReasonForm 說明理由 (reason, justification, overrule)',
  id: 'reason-form',
  tags: ['claims-廣告用語'],
  component: ReasonForm,
  args: { labels: defaultLabels.reason, onReason: async () => undefined, onClose: () => undefined },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(400px, 100%)', padding: 16 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReasonForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The typed reason stays, with the error message of the host. */
export const Refused: Story = {
  args: {
    onReason: async () => Promise.reject(new Error('offline')),
    describeError: () => '網路連線異常，請檢查網路狀態後再試一次',
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    const reason = await form.findByRole('textbox');
    await userEvent.type(reason, '附測試報告');
    await userEvent.click(form.getByRole('button', { name: '儲存理由' }));
    await expect(await form.findByText('網路連線異常，請檢查網路狀態後再試一次')).toBeVisible();
    await expect(reason).toHaveValue('附測試報告');
  },
};

export const English: Story = { args: { labels: en.reason } };

export const Dark: Story = { globals: { theme: 'dark' }, tags: ['!test'] };
