import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { stage } from '../../../test/stage';
import { buildTheContact, buildTheRoom, room } from '../../../test/the-room';
import { buildMessage } from '../../testing';

const ana = { uuid: 'ana', name: 'Ana', role: 'Creator' as const };
const ben = { uuid: 'ben', name: 'Ben Lee' };
const at = (minute: number) => `2026-11-19T06:0${minute}:00.000Z`;

const withGroup = (markdown = false) =>
  stage({
    port: {
      markdown,
      rooms: [
        {
          item: buildTheRoom({ contact: buildTheContact({ name: '上市小組' }), members: [ana, ben] }),
          messages: [
            buildMessage({ text: '開場**再快**一點', sender: ana, created_at: at(1) }),
            buildMessage({ text: '> 三萬\n可以', sender: ben, created_at: at(2) }),
          ],
        },
      ],
    },
  });
const field = () => page.getByRole('textbox', { name: '給上市小組的訊息' });
const options = () => page.getByRole('option');

test('a group shows who wrote what, who is in it and who is typing', async () => {
  const { port } = await withGroup();
  await expect.element(page.getByRole('article', { name: /^Ana / })).toBeVisible();
  await expect.element(page.getByRole('article', { name: /^Ben Lee / })).toBeVisible();
  await expect.element(page.getByText('Ana和Ben Lee')).toBeVisible();
  port.type(room, ben.uuid);
  await expect.element(page.getByText('Ben Lee正在輸入⋯⋯')).toBeVisible();
});

test('one member reading does not mean that all have read', async () => {
  const { port } = await withGroup();
  await field().fill('好');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('article', { name: /^你 / })).toBeVisible();
  port.read(room, ben.uuid);
  await expect.element(page.getByText('已讀')).not.toBeInTheDocument();
});

test('a name picked below an @ is mentioned: Enter picks, and does not send', async () => {
  const { port } = await withGroup();
  await field().click();
  await userEvent.keyboard('看 @');
  await expect
    .poll(() =>
      options()
        .elements()
        .map((one) => one.textContent),
    )
    .toEqual(['AAna', 'BBen Lee']);
  await userEvent.keyboard('be');
  await expect.poll(() => options().elements()).toHaveLength(1);
  await expect.element(field()).toHaveAttribute('aria-activedescendant', options().element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveValue('看 @Ben Lee ');
  expect(port.stored).toEqual([]);
  await userEvent.keyboard('好嗎{Enter}');
  await expect.poll(() => port.stored).toMatchObject([{ text: '看 @Ben Lee 好嗎', mentions: ['ben'] }]);
  await expect.element(page.getByText('@Ben Lee', { exact: true })).toHaveAttribute('data-slot', 'chat-mention');
});

test('a name that was deleted again is not mentioned', async () => {
  const { port } = await withGroup();
  await field().click();
  await userEvent.keyboard('@an');
  await options().click();
  await expect.element(field()).toHaveValue('@Ana ');
  await field().fill('算了');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => port.stored).toHaveLength(1);
  expect(port.stored[0]?.mentions).toBe(undefined);
});

test('Escape closes the list; an email address or a composition opens none', async () => {
  await withGroup();
  await field().click();
  await userEvent.keyboard('@a');
  await expect.element(options()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(options()).not.toBeInTheDocument();
  await expect.element(field()).toHaveValue('@a');
  await userEvent.keyboard(' ana@b');
  await expect.element(options()).not.toBeInTheDocument();
  await field().fill('');
  field()
    .element()
    .dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
  await userEvent.keyboard('@a');
  await expect.element(options()).not.toBeInTheDocument();
  field()
    .element()
    .dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  await expect.element(options()).toBeVisible();
});

test('Markdown is rendered if the port supports it, and HTML stays as typed', async () => {
  const { port } = await withGroup(true);
  await expect.element(page.getByText('再快', { exact: true })).toBeVisible();
  expect(page.getByText('再快', { exact: true }).element().tagName).toBe('STRONG');
  expect(page.getByText('三萬', { exact: true }).element().tagName).toBe('BLOCKQUOTE');
  port.say(room, { text: '<img src=x onerror=alert(1)>', sender: ana });
  await expect.element(page.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible();
});

test('without Markdown support the signs stay', async () => {
  await withGroup();
  await expect.element(page.getByText('開場**再快**一點')).toBeVisible();
});
