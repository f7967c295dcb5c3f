import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../../test/stage';
import { buildTheContact, buildTheRoom, room } from '../../../test/the-room';
import { buildMessage } from '../../testing';

const just = () => new Date().toISOString();
const row = () => page.getByRole('article').last();
const button = (name: string) => row().getByRole('button', { name, exact: true });

async function withOwn(text = '明天交v3') {
  const messages = [buildMessage({ text, is_sender: true, created_at: just() })];
  const staged = await stage({ port: { rooms: [{ item: buildTheRoom({ contact: buildTheContact() }), messages }] } });
  await row().hover();
  return { ...staged, uuid: messages[0]?.message_uuid ?? '' };
}

test('R-chat-24 a message is edited in place: Enter saves, and it is marked as edited', async () => {
  await withOwn();
  await button('編輯').click();
  const field = page.getByRole('textbox', { name: '編輯訊息' });
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('，早上{Enter}');
  await expect.element(page.getByText('明天交v3，早上')).toBeVisible();
  await expect.element(page.getByText('已編輯')).toBeVisible();
  await expect.element(row()).toHaveFocus();
});

test('R-chat-24 Enter that ends a composition does not save', async () => {
  const { port } = await withOwn();
  await button('編輯').click();
  const field = page.getByRole('textbox', { name: '編輯訊息' }).element();
  field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true };
  field.dispatchEvent(new KeyboardEvent('keydown', key));
  expect(port.requests).not.toContain('edit');
});

test('R-chat-24 Escape cancels the edit, and nothing else', async () => {
  await withOwn();
  await button('編輯').click();
  await userEvent.keyboard('，不要了{Escape}');
  await expect.element(page.getByRole('textbox', { name: '編輯訊息' })).not.toBeInTheDocument();
  await expect.element(page.getByText('明天交v3')).toBeVisible();
  await expect.element(page.getByRole('dialog', { name: '與阿澄的對話' })).toBeVisible();
});

test('R-chat-24 the reason for a refused edit is below the field, which keeps the text', async () => {
  const { port } = await withOwn();
  port.fail('edit', 1, 'refused');
  await button('編輯').click();
  await userEvent.keyboard('！{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: '編輯訊息' })).toHaveValue('明天交v3！');
});

test('R-chat-25 unsending asks first; the row keeps the focus', async () => {
  const { port } = await withOwn();
  await button('收回').click();
  await expect.element(row().getByRole('group', { name: '收回這則訊息？' })).toBeVisible();
  await expect.element(button('收回')).toHaveFocus();
  await button('保留').click();
  expect(port.requests).not.toContain('unsend');
  await button('收回').click();
  await userEvent.keyboard('{Enter}');
  await expect.element(row().getByText('此訊息已收回')).toBeVisible();
  await expect.element(row()).toHaveFocus();
  await expect.element(button('回覆')).not.toBeInTheDocument();
});

test('R-chat-26 an emoji is chosen by keyboard and removed by pressing it again', async () => {
  await withOwn();
  await button('表達心情').click();
  await expect.element(row().getByRole('button', { name: '👍', exact: true })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const chosen = page.getByRole('button', { name: '👍 1人，包括你' });
  await expect.element(chosen).toHaveAttribute('aria-pressed', 'true');
  await chosen.click();
  await expect.element(chosen).not.toBeInTheDocument();
});

test('changes by the other side appear at once', async () => {
  const { port, uuid } = await withOwn();
  port.change(room, uuid, { reactions: [{ emoji: '❤️', count: 1, is_own: false }] });
  await expect.element(page.getByRole('button', { name: '❤️ 1人' })).toBeVisible();
});

test('messages older than five minutes can only be replied to and reacted to', async () => {
  const messages = [buildMessage({ text: '早', is_sender: true })];
  await stage({ port: { rooms: [{ item: buildTheRoom({ contact: buildTheContact() }), messages }] } });
  await row().hover();
  await expect.element(button('表達心情')).toBeInTheDocument();
  await expect.element(button('編輯')).not.toBeInTheDocument();
  await expect.element(button('收回')).not.toBeInTheDocument();
});

test('R-chat-25 an unsent message says so, also if the port sends no text for it', async () => {
  const messages = [buildMessage({ text: '', is_sender: true, removal: 'unsent' })];
  await stage({ port: { rooms: [{ item: buildTheRoom(), messages }] } });
  await expect.element(row().getByText('此訊息已收回')).toBeVisible();
});
