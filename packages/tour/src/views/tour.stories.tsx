import '../styles/styles.css';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, within } from 'storybook/test';
import { Tour, type TourComponents, type TourLabels, type TourPopoverProps, type TourStep, useTour } from '..';
import { en } from '../labels/en';
import { TourStepTable, UseTourTable } from './tour-options.docs';

interface DemoProps {
  /** Asks before closing. */
  confirmClose?: boolean;
  /** Index of the step to start at. */
  at?: number;
  labels?: Partial<TourLabels>;
  steps?: TourStep[];
  components?: Partial<TourComponents>;
}

const steps: TourStep[] = [
  {
    id: 'brief',
    target: '#brief-title',
    side: 'bottom',
    title: '這是品牌的需求單',
    text: '品牌想說什麼、想對誰說，都在這一頁。',
  },
  {
    id: 'must',
    target: '#brief-must',
    title: '先看「一定要提到」',
    text: '這幾點是品牌最在意的，之後大綱和腳本送出前，系統會提醒你有沒有漏掉。',
  },
  {
    id: 'must-not',
    target: '#brief-avoid',
    side: 'top',
    title: '避開這些說法',
    text: '療效字眼會讓影片下架，寫大綱前先看過。',
  },
  {
    id: 'confirm',
    target: '#brief-confirm',
    side: 'top',
    title: '沒問題就確認',
    text: '確認之後，就可以開始寫創意大綱。',
  },
];

function Demo({ confirmClose, at = 0, labels, components, steps: shown = steps }: DemoProps) {
  const tour = useTour({ steps: shown, confirmClose });
  const started = useRef(false);
  return (
    <Tour tour={tour} labels={labels} components={components}>
      <article
        ref={() => {
          if (!started.current) tour.start({ at });
          started.current = true;
        }}
        style={{ maxWidth: 640, padding: '32px 40px', background: 'var(--pd-surface)', lineHeight: '30px' }}
      >
        <h2 id="brief-title" style={{ fontSize: 28, lineHeight: '38px', marginBottom: 24 }}>
          夜間修護精華｜一週實測
        </h2>
        <section id="brief-must" style={{ padding: '16px 24px', margin: '0 -24px' }}>
          <h3>一定要提到</h3>
          <ul>
            <li>睡前使用，每次三滴，按壓到吸收</li>
            <li>連續七天、同一條件下的真實紀錄</li>
            <li>瓶身正面至少出現一次，看得到「夜間修護」</li>
          </ul>
        </section>
        <section id="brief-avoid" style={{ padding: '16px 24px', margin: '0 -24px' }}>
          <h3>請避免</h3>
          <p>「治療」「根治」等療效字眼</p>
        </section>
        <button type="button" id="brief-confirm" style={{ marginTop: 16, padding: '4px 16px', border: '1px solid' }}>
          確認需求單
        </button>
        <button type="button" style={{ marginLeft: 8, padding: '4px 16px' }} onClick={() => tour.start({ at: 0 })}>
          再看一次導覽
        </button>
      </article>
    </Tour>
  );
}

const meta = {
  title: 'Tour/Tour 導覽 (onboarding, product tour, walkthrough, coach marks)',
  id: 'tour-tour',
  tags: ['tour-導覽'],
  component: Demo,
  render: (args, { globals }) => <Demo {...(globals.language === 'en' ? { labels: en } : {})} {...args} />,
  subcomponents: { Tour, 'useTour(…)': UseTourTable, TourStep: TourStepTable },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof Demo>;

export default meta;
type Story = StoryObj<typeof meta>;

// The docs page shows all stories in frames but has only one focus; the component's own tests cover focus.
export const Default: Story = {
  play: async () => {
    const body = within(document.body);
    await expect(await body.findByRole('dialog', { name: '這是品牌的需求單' })).toBeInTheDocument();
  },
};

const englishSteps: TourStep[] = [
  {
    id: 'brief',
    target: '#brief-title',
    side: 'bottom',
    title: 'Start with the brief',
    text: 'What the brand wants to say.',
  },
  {
    id: 'must',
    target: '#brief-must',
    title: 'What must be said',
    text: 'We remind you of these points before you send.',
  },
];

export const InEnglish: Story = {
  args: { steps: englishSteps, labels: en },
  globals: { language: 'en' },
  play: async ({ userEvent }) => {
    const body = within(document.body);
    const step = await body.findByRole('dialog', { name: 'Start with the brief' });
    await expect(step.closest('[lang]')).toHaveAttribute('lang', 'en');
    await userEvent.click(within(step).getByRole('button', { name: 'Next' }));
    await expect(await body.findByRole('button', { name: 'Done' })).toBeInTheDocument();
  },
};

/** In right-to-left text ← moves to the next step. */
export const RightToLeft: Story = {
  args: { steps: englishSteps, labels: en },
  globals: { language: 'en', direction: 'rtl' },
  play: async ({ userEvent }) => {
    const body = within(document.body);
    (await body.findByRole('dialog', { name: 'Start with the brief' })).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(await body.findByRole('dialog', { name: 'What must be said' })).toBeInTheDocument();
  },
};

export const Playground: Story = { args: { confirmClose: true, at: 1 } };

export const Middle: Story = { args: { at: 1 } };

export const Dark: Story = { args: { at: 1 }, parameters: { theme: 'dark' } };

export const LastStep: Story = { args: { at: 3 } };

export const AskBeforeClosing: Story = {
  args: { confirmClose: true, at: 1 },
  play: async ({ userEvent }) => {
    const body = within(document.body);
    await userEvent.click(await body.findByRole('button', { name: '關閉' }));
    await expect(await body.findByRole('button', { name: '留在導覽' })).toBeInTheDocument();
  },
};

export const AskBeforeClosingDark: Story = { ...AskBeforeClosing, tags: ['!test'], parameters: { theme: 'dark' } };

export const WithoutTarget: Story = {
  args: { steps: [{ id: 'hello', title: '歡迎來到拍檔', text: '我們用一個示範專案，帶你走一遍。' }] },
};

export const MissingTarget: Story = {
  args: { steps: [{ id: 'gone', target: '#nowhere', title: '不在這一頁', text: '這一步會被略過。' }, ...steps] },
  play: async () => {
    await expect(
      await within(document.body).findByRole('dialog', { name: '這是品牌的需求單' }, { timeout: 3000 }),
    ).toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    steps: [
      {
        id: 'long',
        target: '#brief-must',
        title: 'Averyveryverylongunbrokenwordthatmustnotpushthepopoverwide',
        text: '這幾點是品牌最在意的，之後大綱和腳本送出前，系統會提醒你有沒有漏掉。'.repeat(8),
      },
    ],
  },
};

const shownElement = () => {
  const list = document.createElement('ol');
  list.append(
    ...['睡前使用', '連續七天'].map((text) => Object.assign(document.createElement('li'), { textContent: text })),
  );
  return list;
};

/** Text rendered by React, and an element created by the page. */
export const RichContent: Story = {
  args: {
    steps: [
      {
        id: 'react',
        target: '#brief-title',
        side: 'bottom',
        title: '這是品牌的需求單',
        text: (
          <>
            先看<strong>一定要提到</strong>的三點。
          </>
        ),
      },
      { id: 'element', target: '#brief-must', title: '先看「一定要提到」', text: shownElement() },
    ],
  },
  play: async ({ userEvent }) => {
    const body = within(document.body);
    const first = await body.findByRole('dialog', { name: '這是品牌的需求單' });
    await expect(first).toHaveAccessibleDescription('先看一定要提到的三點。');
    await userEvent.click(within(first).getByRole('button', { name: '繼續' }));
    const second = await body.findByRole('dialog', { name: '先看「一定要提到」' });
    await expect(within(second).getAllByRole('listitem')).toHaveLength(2);
  },
};

function OwnPopover({ title, titleId, text, textId, n, total, actions }: TourPopoverProps) {
  return (
    <div style={{ width: 260, padding: 16, borderRadius: 16, background: 'var(--pd-ink)', color: 'var(--pd-on-ink)' }}>
      <h2 id={titleId}>{title}</h2>
      <div id={textId}>{text}</div>
      <div style={{ display: 'flex', gap: 12, marginTop: 12 }}>
        <span style={{ flex: 1 }}>{`${n} / ${total}`}</span>
        {actions.map(({ label, onClick }) => (
          <button key={label} type="button" style={{ textDecoration: 'underline' }} onClick={onClick}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

/** A custom card: the tour still handles its position, focus and keys. */
export const OwnParts: Story = {
  args: { at: 1, components: { Popover: OwnPopover } },
  play: async ({ userEvent }) => {
    const body = within(document.body);
    const step = await body.findByRole('dialog', { name: '先看「一定要提到」' });
    await expect(step).toHaveTextContent('2 / 4');
    step.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await body.findByRole('dialog', { name: '避開這些說法' })).toBeInTheDocument();
  },
};

export const Narrow: Story = { args: { at: 1 }, globals: { viewport: { value: 'narrow' } } };
