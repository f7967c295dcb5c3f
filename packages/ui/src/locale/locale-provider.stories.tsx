import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BarChart } from '../chart';
import { Combobox } from '../combobox';
import { DatePicker } from '../date-picker';
import { Field } from '../field';
import { en } from '../labels/en';
import { NumberInput } from '../number-input';
import { Pagination } from '../pagination';
import { Progress } from '../progress';
import { Rating, RatingDisplay } from '../rating';
import { Segmented } from '../segmented';
import { Slider } from '../slider';
import { Switch } from '../switch';
import { UploadItem } from '../upload-item';
import { LocaleProvider, type LocaleProviderProps, useLanguageAttributes } from '.';

const chinese = {
  campaign: '檔期',
  budget: '預算',
  brand: '品牌',
  view: '檢視',
  list: '清單',
  board: '看板',
  notify: '收到通知時播放音效',
  fee: '費用',
  score: '合作體驗',
  views: '每日觀看',
  day: '日期',
  watched: '觀看',
  file: '初剪.mp4',
};
type Words = typeof chinese;

const english: Words = {
  campaign: 'Goes live on',
  budget: 'Budget',
  brand: 'Brand',
  view: 'View',
  list: 'List',
  board: 'Board',
  notify: 'Play a sound for notifications',
  fee: 'Fee',
  score: 'Working together',
  views: 'Daily views',
  day: 'Day',
  watched: 'Views',
  file: 'first-cut.mp4',
};

/** Components with built-in labels, translated only by the provider. */
function Parts({ words }: { words: Words }) {
  return (
    <div {...useLanguageAttributes()} className="pd-root pd:grid pd:max-w-[640px] pd:gap-5">
      <Segmented
        label={words.view}
        defaultValue="list"
        options={[
          { value: 'list', label: words.list },
          { value: 'board', label: words.board },
        ]}
      />
      <Field label={words.campaign}>
        <DatePicker defaultValue="2026-11-21" today="2026-11-23" />
      </Field>
      <Field label={words.budget}>
        <NumberInput defaultValue={42_000} step={1000} />
      </Field>
      <Field label={words.brand}>
        <Combobox options={[{ value: 'tea', label: 'Hillside Tea' }]} defaultValue="tea" />
      </Field>
      <Switch label={words.notify} defaultChecked />
      <Slider label={words.fee} min={0} max={20} defaultValue={[4, 12]} />
      <Field label={words.score}>
        <Rating defaultValue={4} clearable />
      </Field>
      <RatingDisplay value={4.5} />
      <UploadItem name={words.file} size={8_400_000} state="uploading" progress={56} onCancel={() => undefined} />
      <Progress label={words.file} value={56} />
      <BarChart
        title={words.views}
        categoryLabel={words.day}
        valueLabel={words.watched}
        bars={[
          { label: '12/16', value: 38_412 },
          { label: '12/17', value: 52_100 },
          { label: '12/18', value: 31_950 },
        ]}
        height={140}
      />
      <Pagination page={2} pageCount={12} onPageChange={() => undefined} />
    </div>
  );
}

function Example(props: Omit<LocaleProviderProps, 'children'>) {
  return (
    <LocaleProvider {...props}>
      <Parts words={props.locale?.startsWith('zh') ? chinese : english} />
    </LocaleProvider>
  );
}

const meta = {
  title: 'UI/LocaleProvider 語言 (i18n, language, rtl, translation)',
  id: 'ui-localeprovider',
  tags: ['base-基礎'],
  component: Example,
  subcomponents: { LocaleProvider },
  args: { locale: 'zh-TW' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { locale: 'en-GB', labels: en } };

export const InEnglish: Story = {
  args: { locale: 'en-US', labels: en },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pagination' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Fee, minimum' })).toBeVisible();
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Goes live on' }),
      '{Control>}a{/Control}Dec 3, 2026{Enter}',
    );
    await expect(canvas.getByRole('textbox', { name: 'Goes live on' })).toHaveValue('2026-12-03');
  },
};

/** Arrow keys follow the writing direction: ← moves to the next item, and values increase to the left. */
export const RightToLeft: Story = {
  args: { locale: 'ar', labels: en },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'List' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Board' })).toHaveFocus();
    const [from] = canvas.getAllByRole('slider');
    from?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(from).toHaveAttribute('aria-valuenow', '5');
    const next = canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect();
    const previous = canvas.getByRole('button', { name: 'Previous' }).getBoundingClientRect();
    await expect(next.left).toBeLessThan(previous.left);
  },
};

export const RightToLeftNarrow: Story = {
  args: { locale: 'ar', labels: en },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { locale: 'en', labels: en }, parameters: { theme: 'dark' } };
