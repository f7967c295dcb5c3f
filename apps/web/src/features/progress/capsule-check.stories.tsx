import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inApp } from '../../testing/in-app';
import { CapsuleVerdict } from './capsule-check';

const chain = '0199a000-0000-7000-8000-000000000003';

const meta = {
  title: 'App/CapsuleVerdict 存證包 (evidence, verify)',
  id: 'app-capsule-verdict',
  tags: ['!autodocs'],
  component: CapsuleVerdict,
  decorators: [inApp],
  args: {
    project: chain,
    verdict: {
      isIntact: true,
      findings: [],
      facts: {
        issuer: 'https://paidang.example',
        chain,
        madeAt: '2026-11-22T10:00:00.000Z',
        key: 'b1f2',
        entries: 128,
        withheld: 0,
        contents: 64,
        erased: 0,
        head: 'a'.repeat(64),
        checkpoints: [],
      },
    },
  },
} satisfies Meta<typeof CapsuleVerdict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** One byte of a file was changed, an entry breaks the chain, and a file was added. */
export const Changed: Story = {
  args: {
    verdict: {
      isIntact: false,
      findings: [
        { problem: 'changed', file: 'files/script-v2.docx' },
        { problem: 'order', entry: 57 },
        { problem: 'extra', file: 'files/another.pdf' },
      ],
      facts: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

/** A valid capsule of another project. */
export const OfAnother: Story = { args: { project: '0199a000-0000-7000-8000-000000000004' } };

export const Dark: Story = { ...Changed, tags: ['!test'], parameters: { theme: 'dark' } };
