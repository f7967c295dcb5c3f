import type { ChatStore } from '@paidang/chat/core';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useLive } from '../../stores/live';
import { creator } from '../../testing/people';
import { MessageButton } from './message-button';

const button = page.getByRole('button', { name: /傳訊息/ });

afterEach(() => useLive.setState({ chat: null }));

test('is idle until pressed, even without the chat; pressed before the chat has loaded, it opens it afterwards', async () => {
  await render(<MessageButton person={creator} />);
  await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  const openContact = vi.fn(async () => null);
  useLive.setState({ chat: { openContact } as unknown as ChatStore });
  await expect.element(button).not.toHaveAttribute('aria-busy', 'true');
  expect(openContact).toHaveBeenCalledExactlyOnceWith(creator.uuid);
});
