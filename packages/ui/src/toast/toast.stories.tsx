import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../button';
import { InEveryState } from '../foundations/in-every-state';
import { LayerFrame } from '../foundations/layer-frame';
import { zoomed } from '../foundations/story-states';
import { type ToastOptions, ToastProvider, useToast } from '.';
import { ToastOptionsTable } from './toast-options.docs';

interface ExampleProps {
  toasts: ToastOptions[];
  /** Shows the toasts immediately. */
  open?: boolean;
}

function Show({ toasts, open }: ExampleProps) {
  const toast = useToast();
  return (
    <>
      <Button onClick={() => toasts.map(toast.show)}>顯示通知</Button>
      {open && <Shown toasts={toasts} />}
    </>
  );
}

function Shown({ toasts }: Pick<ExampleProps, 'toasts'>) {
  const toast = useToast();
  useEffect(() => {
    const ids = toasts.map((options) => toast.show(options));
    return () => {
      for (const id of ids) toast.dismiss(id);
    };
  }, [toast, toasts]);
  return null;
}

const stay = Number.POSITIVE_INFINITY;

const meta = {
  title: 'UI/Toast 通知訊息 (snackbar, notification, flash message)',
  id: 'ui-toast',
  tags: ['feedback-回饋'],
  component: Show,
  subcomponents: { 'toast.show(…)': ToastOptionsTable },
  args: { toasts: [{ title: '儲存留言成功', tone: 'success' }] },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Show>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { toasts: [{ title: '連結已複製' }] } };

const deleted: ToastOptions[] = [
  { title: '已刪除留言', duration: stay, action: { label: '復原', onSelect: () => {} } },
];

/** Hovered, focused and pressed. */
export const Interaction: Story = {
  render: () => (
    <InEveryState>
      {(state) => (
        <LayerFrame className="pd:h-20 pd:[--pd-toast-top:16px]">
          <ToastProvider labels={{ region: `通知（${state}）` }}>
            <Shown toasts={deleted} />
          </ToastProvider>
        </LayerFrame>
      )}
    </InEveryState>
  ),
};

export const Tones: Story = {
  args: {
    open: true,
    toasts: [
      { title: '連結已複製', duration: stay },
      { title: '儲存留言成功', tone: 'success', duration: stay },
      { title: '網路連線異常，請檢查網路狀態', tone: 'danger', duration: stay },
    ],
  },
};

const onSelect = fn();

export const Undo: Story = {
  args: { toasts: [{ title: '已刪除留言', action: { label: '復原', onSelect } }] },
  play: async ({ canvas, userEvent }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: '顯示通知' }));
    await userEvent.click(await within(document.body).findByRole('button', { name: '復原' }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    open: true,
    toasts: [
      {
        title: `Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuer${'這則訊息很長，長到一行放不下。'.repeat(5)}`,
        duration: stay,
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...Tones, tags: ['!test'], parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(Tones);
