import type { GuestPost as Post } from '@paidang/contract/entities';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import GuestPost from './guest-post';

const post: Post = {
  platform: 'Instagram',
  kind: 'post',
  content: { mode: 'post', text: '<p>慢慢睡</p>' },
  pictures: [],
};

test('copy is shown as the post it will be, without names of the project', async () => {
  const screen = await render(<GuestPost post={post} title="給法務看的貼文" />);
  const article = screen.getByRole('article', { name: /Instagram/ });
  await expect.element(article.getByText('慢慢睡')).toBeVisible();
  await expect.element(article.getByText('與品牌的付費合作夥伴')).toBeVisible();
});

test('a story is shown frame by frame, with the pictures that were sent for it', async () => {
  const frame = {
    frame_uuid: '00000000-0000-4000-8000-000000000001',
    image: null,
    caption: '晚安',
    link_sticker: null,
  };
  const story: Post = {
    ...post,
    kind: 'story',
    content: { mode: 'story', frames: [frame] },
    pictures: [{ path: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', caption: '' }],
  };
  const screen = await render(<GuestPost post={story} title="給法務看的限時動態" />);
  await expect.element(screen.getByText('晚安')).toBeVisible();
  await expect.element(screen.getByRole('img', { name: '晚安' })).toHaveAttribute('src', story.pictures[0]?.path);
});
