import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from '../checkbox';
import { zoomed } from '../foundations/story-states';
import { Input, PasswordInput } from '../input';
import { Radio, RadioGroup } from '../radio-group';
import { Select } from '../select';
import { Textarea } from '../textarea';
import { Field } from './field';

const meta = {
  title: 'UI/Field 欄位 (form field, label, form control)',
  id: 'ui-field',
  tags: ['forms-表單'],
  component: Field,
  argTypes: { children: { control: false } },
  args: {
    label: '專案名稱',
    hint: '品牌和創作者都看得到',
    children: <Input placeholder="例如：夜間精華一週實測" />,
  },
  decorators: [
    (Story) => (
      <div className="pd:max-w-80">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { required: true, error: '', optional: '' } };

export const WithError: Story = {
  args: {
    label: '作品連結',
    hint: undefined,
    error: '請以http或https開頭',
    children: <Input defaultValue="youtu.be/x7k2" />,
  },
};

export const ErrorAndHint: Story = {
  args: {
    label: '密碼',
    hint: '不能有空白和全形字',
    error: '注意格式是否錯誤',
    children: <PasswordInput showLabel="顯示密碼" hideLabel="隱藏密碼" />,
  },
};

/** Space is reserved for the message, so that nothing below moves. */
export const RoomForOneLine: Story = {
  args: { label: '電子郵件', hint: undefined, lines: 1, children: <Input type="email" /> },
  render: (args) => (
    <div className="pd:grid pd:gap-2">
      <Field {...args} />
      <Field {...args} label="備用電子郵件" error="電子郵件不正確" />
      <Field {...args} label="電話" hint="例：0912345678" error="無效的電話號碼" lines={2} />
    </div>
  ),
};

export const Optional: Story = {
  args: { label: '合作費用', optional: '選填', hint: undefined, children: <Input prefix="NT$" inputMode="numeric" /> },
};

/** Shows no mark: where most fields are required, the optional ones are marked. Screen readers announce it. */
export const Required: Story = {
  args: { label: '電子郵件', hint: '用來登入和收通知', required: true, children: <Input type="email" /> },
};

export const HiddenLabel: Story = {
  args: {
    label: '搜尋專案',
    labelHidden: true,
    hint: undefined,
    children: <Input type="search" placeholder="搜尋專案" />,
  },
};

export const AllControls: Story = {
  render: () => (
    <div className="pd:grid pd:gap-4">
      <Field label="統一編號" hint="8個數字">
        <Input disabled defaultValue="12345678" />
      </Field>
      <Field label="給創作者的話" hint={<span className="pd:tabular-nums">27/500</span>}>
        <Textarea defaultValue="第三天開始記錄膚況，語氣像朋友聊天就好，不用刻意推銷。" />
      </Field>
      <Field label="任務類型" error="請填寫此欄位">
        <Select placeholder="選擇類型" options={[{ value: 'video', label: '影片' }]} />
      </Field>
      <Field label="你是">
        <RadioGroup defaultValue="a" orientation="horizontal">
          <Radio value="a" label="廠商" />
          <Radio value="b" label="創作者" />
        </RadioGroup>
      </Field>
      <Field error="請先同意條款">
        <Checkbox label="我同意服務條款" />
      </Field>
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: '請寫下這一次合作裡最希望觀眾記住的一件事情，以及它為什麼重要',
    error: 'averyveryverylonganswerwithoutanyplacetobreakitatall是不行的，請縮短到一百個字以內再送出一次',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { ...AllControls, parameters: { theme: 'dark' } };

export const Zoom200: Story = zoomed(AllControls);
