import '@paidang/ui/styles.css';
import '../../../styles/app.css';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { project, vendor } from '../../../testing/people';
import { PostPreview } from './post-preview';
import { postText } from './post-text';
import { StoryFrames } from './story-frames';

const [task] = project.tasks as [(typeof project.tasks)[number]];
const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"/>')}`;
const platformOf = (platform_title: string) => ({
  platform_uuid: '0199a000-0000-7000-8000-000000000009',
  platform_title,
  kind: 'post' as const,
  needs_text: true,
  needs_photos: true,
});

async function open(html: string, { platform = 'Instagram', pictures = 0 } = {}) {
  const shown = Array.from({ length: pictures }, () => ({ src: dot, alt: '' }));
  await render(
    <TooltipProvider>
      <PostPreview view={{ project, task, platform: platformOf(platform) }} html={html} pictures={shown} />
    </TooltipProvider>,
  );
  return { post: page.getByRole('article') };
}

test('R-cpy-01 a long text is truncated as on Instagram, and 更多 expands it', async () => {
  const { post } = await open('<p>睡前三滴</p><p>一夜好眠</p><p>藏在後面的話 #山眠</p>');
  await expect.element(post.getByText(/藏在後面的話/)).not.toBeInTheDocument();
  const more = post.getByRole('button', { name: '… 更多' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(more);
  await expect.element(post.getByText(/藏在後面的話/)).toBeVisible();
  await expect.element(post.getByRole('button', { name: '收合' })).toHaveFocus();
});

test('R-cpy-01 reports too many characters or hashtags, and a disclosure below the fold', async () => {
  const tags = ['山眠', '好眠', '精油', '開箱', '生活', '夜晚'].map((tag) => `#${tag}`).join(' ');
  await open(`<p>第一行</p><p>第二行</p><p>${tags}</p><p>#業配</p><p>看 https://sanmin.example/</p>`);
  await expect.element(page.getByText('7 / 5')).toBeVisible();
  await expect.element(page.getByText('多了2')).toBeVisible();
  await expect.element(page.getByText('「業配」收在「更多」裡，請移到前面')).toBeVisible();
  await expect.element(page.getByText('1個，Instagram的文字裡點不開')).toBeVisible();
});

test('the same copy can be previewed on another platform', async () => {
  const { post } = await open('<p>業配｜睡前三滴</p><p>一夜好眠</p><p>第三行 #山眠</p>');
  await page.getByRole('combobox', { name: '看成' }).click();
  await page.getByRole('option', { name: 'Threads' }).click();
  await expect.element(post.getByText(/第三行/)).toBeVisible();
  await expect.element(page.getByText(/ \/ 500$/)).toBeVisible();
});

test('marks limits that no source states as estimates, and those from a single source as such', async () => {
  await open('<p>業配｜睡前三滴 https://sanmin.example/</p>', { platform: 'Facebook' });
  const saying = (words: string) => page.getByRole('definition').filter({ hasText: words });
  for (const words of ['0 / 80', '5行或125字之後', '1個，點得開']) {
    await expect.element(saying(words).getByText('估計值')).toBeVisible();
  }
  await expect.element(saying('63,206').getByText('估計值')).not.toBeInTheDocument();
  await expect.element(page.getByText(/整理於2026\/11\/22，來源：socialk\.it/)).toBeVisible();
});

test('several pictures can be browsed by button and by arrow keys', async () => {
  await open('<p>業配</p>', { pictures: 3 });
  await page.getByRole('button', { name: '下一張' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByText('3 / 3', { exact: true })).toBeVisible();
});

test('R-cpy-05 a story plays frame by frame, each with its caption and sticker', async () => {
  const frames = ['開箱', '睡前三滴'].map((caption, index) => ({
    frame_uuid: `5f2d9f9e-52b3-4c4e-9d7a-0f6f1f4d1c1${index}`,
    image: dot,
    caption,
    link_sticker: index === 1 ? { text: '買同款', url: 'https://sanmin.example/serum' } : null,
  }));
  const by = { name: '阿澄', src: null, tone: 'creator' as const };
  await render(
    <TooltipProvider>
      <div className="w-40">
        <StoryFrames by={by} vendor={vendor.name} frames={frames} />
      </div>
    </TooltipProvider>,
  );
  await page.getByRole('button', { name: '下一張' }).click();
  await expect.element(page.getByText('買同款')).toBeInViewport();
});

test('a post is plain text: links are written out, pictures are separate, formatting is lost', () => {
  const html = `<p>睡前<strong>三滴</strong></p><p></p><p><a href="https://sanmin.example/">買同款</a><img src="/files/a.jpg" alt="瓶子"></p>`;
  expect(postText(html)).toEqual({
    text: '睡前三滴\n\n買同款 https://sanmin.example/',
    pictures: ['/files/a.jpg'],
    losesLooks: true,
  });
});
