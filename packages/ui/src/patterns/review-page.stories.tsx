import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ReviewPage } from './review-page';

const meta = {
  title: 'Patterns/ReviewPage 審稿頁',
  id: 'patterns-review-page',
  tags: ['!autodocs', 'film-底片'],
  component: ReviewPage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    versions: [
      { name: 'v3', time: '今天 09:18' },
      { name: 'v2', time: '11/17（二）21:40' },
      { name: 'v1', time: '11/13（五）16:02' },
    ],
    remarks: [
      {
        id: '1',
        name: '阿澄',
        role: 'creator',
        quote: '畫面切到桌上那瓶還沒拆封的夜間修護精華',
        text: '想確認一下瓶身能不能先不露出標誌？我希望觀眾先對「睡不好」有共鳴，四十秒後才揭曉品牌。',
        time: '09:24',
        done: false,
      },
      {
        id: '2',
        name: '許雅筑',
        role: 'vendor',
        quote: '第三天開始記錄膚況的變化',
        text: '朋友入鏡要記得簽肖像同意書。',
        time: '10:02',
        done: false,
      },
      {
        id: '3',
        name: '阿澄',
        role: 'creator',
        quote: '片尾',
        text: '優惠碼用字卡帶過。',
        time: '昨天 17:21',
        done: true,
      },
    ],
    children: (
      <>
        <h2 className="pd:mb-4 pd:border-b pd:border-line pd:pb-4 pd:text-28 pd:font-strong">睡前五分鐘，把今天關掉</h2>
        <h3 className="pd:mb-1 pd:text-18 pd:font-strong">開場：凌晨一點的書桌</h3>
        <p className="pd:mb-6">
          剪片剪到一半，螢幕的光打在臉上。我對著鏡頭說：「
          <del className="pd:bg-danger-50 pd:text-danger-600">大家好，今天要開箱一瓶精華。</del>
          <ins className="pd:bg-success-50 pd:text-success-600">我已經三個禮拜沒有好好睡了，臉比我先發現。</ins>
          」畫面切到桌上那瓶還沒拆封的夜間修護精華，先不講品牌，讓觀眾好奇。
        </p>
        <h3 className="pd:mb-1 pd:text-18 pd:font-strong">七天實測：只改變一件事</h3>
        <p>每天同一時間、同一盞燈、同一個角度自拍。第三天開始記錄膚況的變化，第七天請朋友盲猜哪一張是素顏。</p>
      </>
    ),
  },
} satisfies Meta<typeof ReviewPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AnotherVersion: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const versions = page.queryByRole('navigation', { name: '版本' });
    if (!versions) return;
    await userEvent.click(within(versions).getByRole('button', { name: /v2/ }));
    await expect(within(versions).getByRole('button', { name: /v2/ })).toHaveAttribute('aria-current', 'true');
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { tags: ['!test'], parameters: { theme: 'dark' } };

/** A window of 1280 px with everything twice as large: no sideways scroll (WCAG 1.4.10). */
export const Zoom200: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
