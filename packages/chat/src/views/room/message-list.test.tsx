import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { room, stage } from '../../../test/stage';
import { buildTheContact as buildContact, buildTheRoom as buildRoom } from '../../../test/the-room';
import { conversationOf } from '../../core';
import { buildConversation, buildMessage, uuid } from '../../testing';
import { ChatFull } from '../window/chat-full';

const messages = (texts: string[]) =>
  texts.map((text, at) =>
    buildMessage({
      message_uuid: uuid(2_000 + at),
      text,
      created_at: new Date(Date.parse('2026-11-19T06:00:00.000Z') + at * 60_000).toISOString(),
    }),
  );
const withMessages = (list: ReturnType<typeof messages>, more = {}) => ({
  rooms: [{ item: buildRoom({ contact: buildContact(), ...more }), messages: list }],
});
const feed = () => page.getByRole('feed');
const rows = () => page.getByRole('article');

test('R-chat-10 markup is shown as typed, newlines break lines, addresses become links', async () => {
  const typed = '<b>粗</b> & <img src=x onerror=alert(1)>\n看 https://paidang.test/a?b=1&c=2';
  await stage({ port: withMessages(messages([typed])) });
  const said = page.getByText(/<b>粗/);
  await expect.element(said).toBeVisible();
  expect(said.element().querySelector('b, img')).toBe(null);
  expect(getComputedStyle(said.element()).whiteSpace).toBe('pre-wrap');
  const link = page.getByRole('link', { name: /^https:/ });
  await expect.element(link).toHaveAttribute('href', 'https://paidang.test/a?b=1&c=2');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
});

test('an address with Chinese in it is one link; Chinese directly after it is not part of it', async () => {
  const text = '百科https://zh.wikipedia.org/wiki/台灣，影片https://youtu.be/abc這支';
  await stage({ port: withMessages([buildMessage({ text })]) });
  const addresses = () =>
    page
      .getByRole('link')
      .elements()
      .map((link) => link.firstChild?.textContent);
  await expect.poll(addresses).toEqual(['https://zh.wikipedia.org/wiki/台灣', 'https://youtu.be/abc']);
});

test('R-chat-03 messages are grouped by date, each with its time as YYYY-MM-DD HH:mm', async () => {
  const at = (day: number, minute: number) => new Date(2026, 10, day, 14, minute).toISOString();
  const list = [
    buildMessage({ message_uuid: uuid(1), text: '前一天', created_at: at(18, 6) }),
    buildMessage({ message_uuid: uuid(2), text: '當天', created_at: at(19, 7) }),
    buildMessage({ message_uuid: uuid(3), text: '還是當天', created_at: at(19, 8) }),
  ];
  await stage({ port: withMessages(list) });
  await expect.element(page.getByText('2026-11-18（三）')).toBeVisible();
  expect(page.getByText('2026-11-19（四）').elements()).toHaveLength(1);
  await expect.element(page.getByTitle('2026-11-19 14:08')).toHaveTextContent('14:08');
});

test('R-chat-13 jpg, jpeg, png, bmp and gif are shown inline, all others as file cards', async () => {
  const names = ['a.jpg', 'b.jpeg', 'c.png', 'd.bmp', 'e.gif', 'f.zip', 'g.rar', 'h.xlsx', 'i.docx', 'j.txt', 'k.mp3'];
  const list = names.map((name, at) =>
    buildMessage({
      message_uuid: uuid(3_000 + at),
      file: { name, path: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' },
      fileSize: 18_400_000,
      created_at: new Date(Date.parse('2026-11-19T06:00:00.000Z') + at * 60_000).toISOString(),
    }),
  );
  const shown = async (from: number, to: number) => {
    const { screen } = await stage({ port: withMessages(list.slice(from, to)) });
    await expect.poll(() => rows().elements().length).toBe(to - from);
    const names = (role: 'button' | 'link', verb: RegExp) =>
      page
        .getByRole(role, { name: verb })
        .elements()
        .map((element) => element.ariaLabel?.replace(verb, ''));
    const found = { pictures: names('button', /^放大圖片/), cards: names('link', /^下載/) };
    await screen.unmount();
    return found;
  };
  await expect(shown(0, 3)).resolves.toEqual({ pictures: names.slice(0, 3), cards: [] });
  await expect(shown(3, 5)).resolves.toEqual({ pictures: names.slice(3, 5), cards: [] });
  await expect(shown(5, 8)).resolves.toEqual({ pictures: [], cards: names.slice(5, 8) });
  await expect(shown(8, 11)).resolves.toEqual({ pictures: [], cards: names.slice(8) });
});

test('R-chat-23 a failed message keeps a retry mark, and no dialog appears', async () => {
  const { port, onError } = await stage();
  port.fail('send');
  await page.getByRole('textbox').fill('太好了');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('未送出')).toBeVisible();
  expect(page.getByRole('alert').elements()).toEqual([]);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  expect(onError).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: '重試' }).click();
  await expect.element(page.getByText('未送出')).not.toBeInTheDocument();
  expect(port.stored.map(({ text }) => text)).toEqual(['太好了']);
});

test('R-chat-11 a picture refused by the server shows why, can only be removed, and opens no empty viewer', async () => {
  const { port, store } = await stage();
  port.fail('send', 1, 'refused');
  store.attach(room, [new File(['MZ'], '不是圖.png')]);
  store.send(room);
  const row = rows().last();
  await expect.element(row.getByText('不支援此檔案格式')).toBeVisible();
  await expect.element(row.getByRole('button', { name: '重試' })).not.toBeInTheDocument();
  await userEvent.click(row.getByRole('button', { name: '圖片：不是圖.png' }), { force: true });
  await expect.element(page.getByRole('dialog', { name: '圖片檢視' })).not.toBeInTheDocument();
  await row.getByRole('button', { name: '放棄這則訊息' }).click();
  await expect.element(page.getByText('不支援此檔案格式')).not.toBeInTheDocument();
});

test('of ten thousand messages only those near the viewport are in the page', async () => {
  await stage({ port: withMessages(buildConversation(10_000)) });
  await expect.element(rows().last()).toBeVisible();
  expect(rows().elements().length).toBeLessThan(40);
});

/** Distance between the end of the newest message and that of the viewport, px. */
const fromEnd = () => {
  const { scrollHeight, scrollTop, clientHeight } = feed().element();
  return Math.round(scrollHeight - scrollTop - clientHeight);
};

const opened = async () => {
  await expect.element(feed()).toHaveAttribute('aria-busy', 'false');
  await expect.poll(fromEnd).toBeLessThan(5);
};

test('the newest message is in view on opening, and stays in view during a burst', async () => {
  const { port } = await stage({ port: withMessages(buildConversation(60)) });
  await opened();
  for (let count = 1; count <= 50; count += 1) port.say(room, `第${count}則`);
  await expect.element(page.getByText('第50則', { exact: true }).first()).toBeVisible();
  await expect.poll(fromEnd).toBeLessThan(5);
});

test('an older page does not move what is being read', async () => {
  const { store } = await stage({ port: withMessages(buildConversation(60)) });
  await opened();
  const entries = () => store.getSnapshot().conversations[room]?.entries ?? [];
  const before = entries().length;
  feed().element().scrollTop = 200;
  await expect.poll(() => entries().length).toBeGreaterThan(before);
  await expect.poll(() => feed().element().scrollTop).toBeGreaterThan(400);
});

test('scrolled up, new messages are counted and a button leads to the newest', async () => {
  const { port } = await stage({ port: withMessages(buildConversation(60)) });
  await opened();
  feed().element().scrollTop -= 600;
  await expect.element(page.getByRole('button', { name: '到最新訊息' })).toBeVisible();
  port.say(room, '在嗎？');
  port.say(room, '有空看一下');
  await page.getByRole('button', { name: '2則新訊息' }).click();
  await expect.poll(fromEnd).toBeLessThan(5);
  await expect.element(page.getByRole('button', { name: /則新訊息/ })).not.toBeInTheDocument();
});

test('unread messages begin below a separator', async () => {
  await stage({ port: withMessages(messages(['一', '二', '三']), { unseen_count: 2 }) });
  await expect.element(page.getByText('以下是未讀訊息')).toBeVisible();
  const separated = page.getByText('以下是未讀訊息').element().closest('article');
  expect(separated?.textContent).toContain('二');
});

test('a button goes to the first unread message, on whatever page, and disappears once it was shown', async () => {
  const item = buildRoom({ contact: buildContact(), unseen_count: 38 });
  await stage({ port: { rooms: [{ item, messages: buildConversation(60) }] } });
  const button = page.getByRole('button', { name: '跳到第一則未讀' });
  await button.click();
  await expect.element(page.getByText('以下是未讀訊息')).toBeVisible();
  expect(page.getByText('以下是未讀訊息').element().closest('article')?.dataset.key).toBe(uuid(10_003));
  await expect.element(button).not.toBeInTheDocument();
});

test('the buttons of a message are shown on hover and focus', async () => {
  await stage({ port: withMessages(messages(['一', '二'])) });
  const reply = page.getByRole('button', { name: '回覆' });
  await expect.element(rows().last()).toBeVisible();
  expect(reply.elements()).toEqual([]);
  await rows().first().hover();
  await expect.element(rows().first().getByRole('button', { name: '回覆' })).toBeVisible();
  (rows().last().element() as HTMLElement).focus();
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('回覆阿澄')).toBeVisible();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('one Tab stop for all messages; arrows, Home and End move between them', async () => {
  await stage({ port: withMessages(buildConversation(20)) });
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await expect.element(rows().last()).toBeVisible();
  (rows().last().element() as HTMLElement).focus();
  const focusedText = () => document.activeElement?.querySelector('[data-slot=chat-text]')?.textContent;
  const last = focusedText();
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(focusedText).not.toBe(last);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => document.activeElement?.getAttribute('data-key')).toBe(uuid(10_000));
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.getAttribute('data-key')).toBe(uuid(10_019));
  expect(
    rows()
      .elements()
      .filter((row) => row.getAttribute('tabindex') === '0'),
  ).toHaveLength(1);
});

test('a message that arrives is announced once, with sender and text', async () => {
  const { port } = await stage();
  await expect.element(rows().last()).toBeVisible();
  port.say(room, '明天早上送出');
  await expect.element(page.getByRole('log')).toHaveTextContent('阿澄：明天早上送出');
  expect(page.getByRole('log').element().children).toHaveLength(1);
});

test('a quote leads to the message it quotes, even on an older page', async () => {
  const list = buildConversation(60);
  const [first] = list;
  const answer = buildMessage({
    message_uuid: uuid(900),
    text: '就是這則',
    created_at: '2026-11-20T06:00:00.000Z',
    reply: { message_uuid: uuid(10_000), avator: null, name: '阿澄', text: first?.text ?? '', file: null },
  });
  await stage({ port: withMessages([...list, answer]) });
  await page.getByRole('button', { name: /跳到阿澄的原訊息/ }).click();
  const target = () => document.querySelector(`[data-key="${uuid(10_000)}"]`);
  await expect.poll(() => target()?.getAttribute('data-state')).toBe('lit');
});

test('pictures open at full size, the viewer moves between them, Escape returns the focus', async () => {
  const picture = (at: number, name: string) =>
    buildMessage({
      message_uuid: uuid(at),
      file: { name, path: `data:image/gif;base64,R0lGODlhAQABAAAAACw=#${name}` },
      created_at: new Date(Date.parse('2026-11-19T06:00:00.000Z') + at).toISOString(),
    });
  await stage({ port: withMessages([picture(1, '一.png'), picture(2, '二.png')]) });
  const open = page.getByRole('button', { name: '放大圖片一.png' });
  await open.click();
  const viewer = page.getByRole('dialog', { name: '圖片檢視' });
  await expect.poll(() => viewer.element().textContent).toContain('第1張，共2張：一.png');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => viewer.element().textContent).toContain('第2張，共2張：二.png');
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: '與阿澄的對話' })).toBeVisible();
  await expect.element(open).toHaveFocus();
});

test('the seen mark appears when the other side reads; typing and presence are in the header', async () => {
  const { port } = await stage();
  await page.getByRole('textbox').fill('看到了嗎？');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => port.stored.length).toBe(1);
  port.setOnline(room, false);
  await expect.element(page.getByText('目前離線')).toBeVisible();
  port.setOnline(room, true);
  await expect.element(page.getByText('在線上')).toBeVisible();
  port.type(room);
  await expect.element(page.getByText('正在輸入⋯⋯')).toBeVisible();
  port.read(room);
  const row = page.getByRole('article').last();
  await expect.poll(() => row.element().textContent).toContain('看到了嗎？');
  await expect.poll(() => row.element().textContent).toContain('已讀');
});

test('text below a picture is as wide as the picture, which has no rounded corners there', async () => {
  const file = { name: '打光.png', path: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' };
  await stage({
    port: withMessages([buildMessage({ file, text: '試了一下書桌的燈光，瓶子在背景，這個失焦程度可以嗎？' })]),
  });
  const picture = page.getByRole('button', { name: '放大圖片打光.png' });
  await expect.element(picture).toBeVisible();
  const bubble = picture.element().parentElement;
  expect(bubble?.clientWidth).toBe(picture.element().clientWidth);
  expect(getComputedStyle(picture.element()).borderRadius).toMatch(/ 0px 0px$/);
});

test('the feed is busy until it shows a message', async () => {
  let isWrong = false;
  const watch = new MutationObserver(() => {
    const idle = document.querySelector('[role="feed"]:not([aria-busy="true"])');
    const articles = [...(idle?.querySelectorAll('article') ?? [])];
    isWrong ||= idle !== null && !articles.some((one) => one.checkVisibility({ visibilityProperty: true }));
  });
  watch.observe(document.body, { childList: true, subtree: true, attributes: true });
  await stage({ port: withMessages(messages(['早安'])) });
  await expect.element(rows().first()).toBeVisible();
  await expect.element(feed()).toHaveAttribute('aria-busy', 'false');
  watch.disconnect();
  expect(isWrong).toBe(false);
});

test('the newest message is painted where it stays', async () => {
  const texts = ['好。', '試了一下書桌的燈光，瓶子在背景，這個失焦程度可以嗎？'.repeat(6), '收到！'];
  const top = () => Math.round(rows().last().element().getBoundingClientRect().top);
  let painted = Number.NaN;
  const { port1, port2 } = new MessageChannel();
  const look = () => requestAnimationFrame(() => port2.postMessage(null));
  // A task of its own comes after the frame has been painted.
  port1.onmessage = () => {
    const newest = [...document.querySelectorAll('[role="feed"] article')].at(-1);
    if (newest?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) painted = top();
    else look();
  };
  look();
  await stage({
    port: withMessages(messages(Array.from({ length: 60 }, (_, at) => `${at} ${texts[at % 3]}`))),
    // Not the popup, which moves while it opens.
    children: (
      <div style={{ height: 500 }}>
        <ChatFull room={room} />
      </div>
    ),
    open: false,
  });
  await expect.element(feed()).toHaveAttribute('aria-busy', 'false');
  await expect.element(rows().last()).toBeInViewport();
  for (let frame = 0; frame < 20; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(painted).toBe(top());
});

test('a message far back is loaded with those around it; reading on from there fills the gap', async () => {
  const list = buildConversation(220).map((message, at) => ({ ...message, text: `第${at}則` }));
  const { store } = await stage({
    port: { rooms: [{ item: buildRoom(), messages: list }] },
    children: (
      <div style={{ height: 500 }}>
        <ChatFull room={room} message={list[100]?.message_uuid ?? ''} />
      </div>
    ),
    open: false,
  });
  await expect.element(page.getByText('第100則')).toBeInViewport();
  const lines = () => conversationOf(store.getSnapshot(), room);
  expect(lines().gap).not.toBe(null);
  const scroller = feed().element();
  await expect
    .poll(
      () => {
        scroller.scrollBy(0, 150);
        return lines().gap;
      },
      { timeout: 12_000 },
    )
    .toBe(null);
  const entries = lines().entries.map(({ message }) => message.message_uuid);
  expect(entries).toEqual(list.slice(-entries.length).map(({ message_uuid }) => message_uuid));
});

test('scrolling up from the newest messages shows no hole: the previous ones are loaded again', async () => {
  const list = buildConversation(220);
  const { store } = await stage({ port: { rooms: [{ item: buildRoom(), messages: list }] } });
  await expect.poll(() => rows().elements().length).toBeGreaterThan(5);
  await store.reveal(room, list[100]?.message_uuid ?? '');
  const lines = () => conversationOf(store.getSnapshot(), room);
  const scroller = feed().element();
  scroller.scrollTo(0, scroller.scrollHeight);
  await expect
    .poll(() => {
      scroller.scrollBy(0, -200);
      return lines().gap;
    })
    .toBe(null);
  await expect.poll(() => lines().entries.length).toBeGreaterThan(20);
  const entries = lines().entries.map(({ message }) => message.message_uuid);
  expect(entries).toEqual(list.slice(-entries.length).map(({ message_uuid }) => message_uuid));
});
