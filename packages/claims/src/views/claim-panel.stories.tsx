import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { checkDisclosure } from '..';
import { en } from '../labels/en';
import '../styles/styles.css';
import { ClaimPanel, type ClaimPanelProps } from './claim-panel';
import { foundIn, reasons, text } from './stories-data';

function PanelStory({ active: first, ...props }: ClaimPanelProps) {
  const [active, setActive] = useState(first);
  return (
    <div style={{ display: 'flex', width: 'min(400px, 100%)', minHeight: 640, border: '1px solid var(--pd-line)' }}>
      <ClaimPanel {...props} active={active} onActiveChange={setActive} />
    </div>
  );
}

const found = { ...foundIn(text, 'cosmetics'), disclosure: checkDisclosure(text, { platform: 'instagram' }) };

const meta = {
  title: 'Claims/ClaimPanel 廣告用語健檢 (compliance, advertising law)',
  id: 'claim-panel',
  tags: ['claims-廣告用語'],
  component: PanelStory,
  args: {
    found,
    active: null,
    user: 'creator',
    onActiveChange: () => undefined,
    onReplace: () => undefined,
    onReason: async () => undefined,
  },
} satisfies Meta<typeof PanelStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { active: found.claims[0]?.id ?? null } };

export const Playground: Story = {};

/** A user has given a reason why the most severe claim is permissible. */
export const Answered: Story = { args: { active: found.claims[0]?.id ?? null, reasons } };

/** A version that was sent: no replacements are offered. */
export const Sent: Story = { args: { isSent: true, onReplace: undefined } };

export const NothingFound: Story = { args: { found: foundIn('睡前滴兩滴，燈一關就睡。', 'cosmetics') } };

/** Mandatory notices of alcohol, and the approval of medical devices. */
export const Demands: Story = { args: { found: foundIn('配生蠔剛好。', 'alcohol') } };

export const Loading: Story = {
  args: { found: null },
  play: async ({ canvasElement }) => {
    const [figures] = within(canvasElement).getByRole('status').children;
    await expect(figures?.getBoundingClientRect()).toMatchObject({ height: 64 });
    await expect(figures?.getBoundingClientRect().width).toBeGreaterThan(300);
  },
};

export const NeverChecked: Story = { args: { found: null, isSent: true } };

/** The typed reason stays if it could not be stored. */
export const Refused: Story = {
  args: { active: found.claims[0]?.id ?? null, onReason: async () => Promise.reject(new Error('offline')) },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: /因為…$/ }));
    const reason = await panel.findByRole('textbox');
    await userEvent.type(reason, '附測試報告');
    await userEvent.click(panel.getByRole('button', { name: '儲存理由' }));
    await expect(await panel.findByText('理由沒有存起來，請再試一次')).toBeVisible();
    await expect(reason).toHaveValue('附測試報告');
  },
};

export const English: Story = { args: { ...Answered.args, labels: en } };

export const Dark: Story = { ...Default, globals: { theme: 'dark' }, tags: ['!test'] };
