import type { StoryFrame } from '@paidang/contract/entities';
import { createMemoryPort } from '@paidang/editor/testing';
import { TooltipProvider } from '@paidang/ui/tooltip';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StoryEditor } from './story-editor';

const frameOf = (at: number, caption: string): StoryFrame => ({
  frame_uuid: `0199a000-0000-7000-8000-00000000010${at}`,
  image: null,
  caption,
  link_sticker: null,
});

interface HeldProps {
  first: StoryFrame[];
  onChange: (frames: readonly StoryFrame[]) => void;
}

function Held({ first, onChange }: HeldProps) {
  const [frames, setFrames] = useState(first);
  const set = (next: StoryFrame[]) => {
    setFrames(next);
    onChange(next);
  };
  return (
    <TooltipProvider>
      <StoryEditor frames={frames} port={createMemoryPort()} errors={{}} onUploadingChange={() => {}} onChange={set} />
    </TooltipProvider>
  );
}

async function open(first: StoryFrame[]) {
  const changed = vi.fn<HeldProps['onChange']>();
  await render(<Held first={first} onChange={changed} />);
  return { last: () => changed.mock.lastCall?.[0] ?? [] };
}

const cards = () => page.getByRole('list').getByRole('listitem');

test('R-cpy-05 a story is written in cards, one per frame, each with picture, caption and link sticker', async () => {
  const { last } = await open([frameOf(1, '開箱'), frameOf(2, '使用')]);
  await expect.element(cards()).toHaveLength(2);
  const second = cards().nth(1);
  await expect.element(second.getByText('加入圖片')).toBeVisible();
  await second.getByLabelText('畫面上的文字').fill('睡前使用');
  await second.getByRole('button', { name: '加連結貼紙' }).click();
  await second.getByLabelText('貼紙上的字').fill('買同款');
  await second.getByLabelText('連結網址').fill('https://sanmin.example/serum');
  expect(last()[1]).toMatchObject({
    caption: '睡前使用',
    link_sticker: { text: '買同款', url: 'https://sanmin.example/serum' },
  });
});

test('R-cpy-05 frames keep the order they are put in, by button too', async () => {
  const { last } = await open([frameOf(1, '開箱'), frameOf(2, '使用')]);
  await cards().nth(1).getByRole('button', { name: '第2格往前移' }).click();
  expect(last().map(({ caption }) => caption)).toEqual(['使用', '開箱']);
  await userEvent.click(page.getByRole('button', { name: '加一格' }));
  expect(last()).toHaveLength(3);
});
