import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { room, stage } from '../../test/stage';
import { buildTheContact, buildTheRoom } from '../../test/the-room';
import { type ChatComponents, type ChatComposerProps, ChatProvider } from '../react';
import { buildMessage } from '../testing';
import { Chat } from './window/chat';

const marked = (name: string) => () => <span>{`own ${name}`}</span>;

/** The chat with custom parts, in a provider inside that of the stage. */
async function staged(components: Partial<ChatComponents>, options: Parameters<typeof stage>[0] = {}) {
  const { store } = await stage({ ...options, open: false, children: <p>page</p> });
  await render(
    <ChatProvider store={store} components={components}>
      <Chat />
    </ChatProvider>,
  );
  await expect.poll(() => store.getSnapshot().roomsStatus).toBe('ready');
  store.open(room);
  return store;
}

const item = () => buildTheRoom({ contact: buildTheContact() });
const picture = () => buildMessage({ text: '', file: { name: '瓶身.jpg', path: 'data:,' } });

test('prop: components replaces each given part', async () => {
  const names = ['Bubble', 'Header', 'Composer', 'DateDivider', 'Avatar'] as const;
  await staged(Object.fromEntries(names.map((name) => [name, marked(name)])));
  for (const name of names.slice(0, 4)) await expect.element(page.getByText(`own ${name}`).first()).toBeVisible();
});

test('prop: components replaces a message, its attachment and the content of an empty room', async () => {
  const rooms = [{ item: item(), messages: [picture()] }];
  await staged({ Attachment: marked('Attachment') }, { port: { rooms } });
  await expect.element(page.getByText('own Attachment')).toBeVisible();
});

test('a custom message stays in the article of the feed, with its name and keys', async () => {
  await staged({ Message: marked('Message') }, { port: { rooms: [{ item: item(), messages: [picture()] }] } });
  await expect.element(page.getByRole('article', { name: /^阿澄/ }).getByText('own Message')).toBeVisible();
});

test('prop: components replaces the content of an empty room', async () => {
  await staged({ EmptyState: marked('EmptyState') }, { port: { rooms: [{ item: item(), messages: [] }] } });
  await expect.element(page.getByText('own EmptyState')).toBeVisible();
});

function OwnComposer({ contact, fieldRef }: ChatComposerProps) {
  return <textarea ref={fieldRef} aria-label={`To ${contact.name}`} />;
}

test('a custom composer is focused when its room is opened', async () => {
  await staged({ Composer: OwnComposer });
  await expect.element(page.getByRole('textbox', { name: 'To 阿澄' })).toHaveFocus();
});
