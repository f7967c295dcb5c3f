import type { Meta, StoryObj } from '@storybook/react-vite';
import { InEveryState } from '../foundations/in-every-state';
import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from '.';

interface ExampleProps {
  /** One section at a time, or any number. */
  type: 'single' | 'multiple';
  /** Sections open at the start. */
  open: string[];
  questions: { id: string; title: string; text: string; disabled?: boolean }[];
}

function Example({ type, open, questions }: ExampleProps) {
  const items = questions.map(({ id, title, text, disabled = false }) => (
    <AccordionItem key={id} value={id} disabled={disabled}>
      <AccordionTrigger>{title}</AccordionTrigger>
      <AccordionContent>{text}</AccordionContent>
    </AccordionItem>
  ));
  return type === 'single' ? (
    <Accordion type="single" collapsible defaultValue={open[0] ?? ''}>
      {items}
    </Accordion>
  ) : (
    <Accordion type="multiple" defaultValue={open}>
      {items}
    </Accordion>
  );
}

const questions = [
  { id: 'fee', title: '平台怎麼收費？', text: '廠商發佈專案免費，合作完成後依預算收取服務費。' },
  { id: 'script', title: '腳本可以改幾次？', text: '合約裡約定的次數都算在預算內，每一次修改都會留下版本。' },
  { id: 'pay', title: '什麼時候收到款項？', text: '成品上線、雙方確認後，款項在七個工作天內匯出。' },
];

const meta = {
  title: 'UI/Accordion 手風琴',
  id: 'ui-accordion',
  tags: ['data-資料'],
  component: Example,
  args: { type: 'single', open: [], questions },
  decorators: [
    (Story) => (
      <div className="pd:max-w-150">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { open: ['script'] } };

export const Multiple: Story = { args: { type: 'multiple', open: ['fee', 'pay'] } };

export const Disabled: Story = {
  args: {
    questions: [...questions, { id: 'later', title: '海外合作（即將開放）', text: '', disabled: true }],
  },
};

export const LongText: Story = {
  args: {
    open: ['long'],
    questions: [
      {
        id: 'long',
        title: '如果拍攝當天下雨，廠商和創作者都同意改期，原本約定的上線日期、分期付款和素材使用期限會一起順延嗎？',
        text: '會。'.repeat(120),
      },
      { id: 'latin', title: 'Donaudampfschifffahrtsgesellschaftskapitaenskajuetentuerschluessel', text: '鑰匙' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Dark: Story = { args: { open: ['fee'] }, parameters: { theme: 'dark' } };

/** Under the pointer, focused and pressed. */
export const Interaction: Story = {
  args: { questions: questions.slice(0, 1) },
  render: (args) => <InEveryState>{() => <Example {...args} />}</InEveryState>,
};
