import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ProjectForm } from './project-form';

const meta = {
  title: 'Patterns/Forms 表單',
  id: 'patterns-forms',
  tags: ['!autodocs', 'forms-表單'],
  component: ProjectForm,
  args: { onSend: fn(async () => {}) },
} satisfies Meta<typeof ProjectForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithErrors: Story = {
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/作品連結/), 'youtu.be/x7k2');
    await userEvent.click(form.getByRole('button', { name: '送出提案' }));
    await expect(form.getByLabelText(/專案名稱/)).toHaveFocus();
    await expect(form.getByLabelText(/專案名稱/)).toBeInvalid();
    await expect(form.getByRole('alert')).toHaveTextContent('還有4個地方要改');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise<void>(() => {})) },
  play: async ({ args, canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/專案名稱/), '夜間精華一週實測');
    await userEvent.type(form.getByLabelText(/電子郵件/), 'cheng@film.example');
    await userEvent.click(form.getByRole('checkbox'));
    await userEvent.click(form.getByRole('button', { name: '送出提案' }));
    await expect(form.getByRole('button', { name: '送出中' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ name: '夜間精華一週實測', kind: 'short' }),
    );
  },
};

export const Dark: Story = { ...WithErrors, tags: ['!test'], parameters: { theme: 'dark' } };

/** A window of 1280 px with everything twice as large: no sideways scroll (WCAG 1.4.10). */
export const Zoom200: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
