import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderBoard } from '../../test/render-board';
import type { BoardComment, CommentClock } from '../core';
import { useCommentBoard } from '../react/board-context';
import { browserDraftStorage } from '../react/draft-storage';
import { buildComment, creator, testId, vendor } from '../testing';
import { CommentDrawer } from './comment-drawer';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildComment({ message_id: testId(index + 1), message: `第 ${index + 1} 則` }, index % 2 === 0 ? vendor : creator),
  );
const article = (text: string) => page.getByRole('article').filter({ hasText: text });
/** What of the film the composer speaks of; a comment of just now may be dated with the same figures. */
const moment = () => document.querySelector('[data-slot="comment-composer-moment"]')?.textContent;

afterEach(() => vi.useRealTimers());

/** A drawer, a way to one of its comments, and a layer that is opened right after; the drawer's code may come later still. */
function PageWithLayer({ isLate }: { isLate: boolean }) {
  const board = useCommentBoard();
  const [isThere, setThere] = useState(!isLate);
  const ask = () => {
    // Asked for and drawn; what is far down the list is only then on its way.
    flushSync(() => board.activate(testId(900), 'document'));
    document.getElementById('in-layer')?.focus();
    setThere(true);
  };
  return (
    <>
      <button type="button" onClick={ask}>
        看留言
      </button>
      <div role="dialog" aria-label="通知">
        <button type="button" id="in-layer">
          全部已讀
        </button>
      </div>
      {isThere ? <CommentDrawer /> : null}
    </>
  );
}

describe('head', () => {
  test('prop: head replaces the title; below and instead are rendered in their places', async () => {
    const head = <button type="button">建議</button>;
    const { screen } = await renderBoard({ children: <CommentDrawer head={head} below={<p>只看段落 2</p>} /> });
    const drawer = page.getByRole('complementary', { name: '留言' });
    await expect.element(drawer.getByRole('button', { name: '建議' })).toBeVisible();
    await expect.element(drawer.getByText('只看段落 2')).toBeVisible();
    await expect.element(drawer.getByRole('heading', { name: '留言', exact: true })).not.toBeInTheDocument();
    await expect.element(drawer.getByRole('radiogroup')).toBeVisible();
    await screen.unmount();
    await renderBoard({ children: <CommentDrawer head={head} instead={<p>還沒有建議</p>} /> });
    await expect.element(drawer.getByText('還沒有建議')).toBeVisible();
    await expect.element(drawer.getByRole('radiogroup')).not.toBeInTheDocument();
    await expect.element(drawer.getByRole('button', { name: '捲到最上面' })).not.toBeInTheDocument();
  });
});

describe('list', () => {
  test('R-cmt-01 filters by radio buttons with counts, unprocessed at first', async () => {
    await renderBoard({
      comments: [buildComment({ message: '甲' }), buildComment({ message: '乙', is_processed: true })],
    });
    await expect.element(page.getByRole('radio', { name: '未處理 1' })).toBeChecked();
    await expect.element(page.getByText('甲', { exact: true })).toBeVisible();
    await expect.element(page.getByText('乙', { exact: true })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: '已處理 1' }).click();
    await expect.element(page.getByText('乙', { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: '全部 2' }).click();
    await expect.element(page.getByRole('article').nth(1)).toBeVisible();
  });

  test('R-cmt-02 goes to the top and the bottom of a thousand comments, of which few are in the DOM', async () => {
    await renderBoard({ comments: numbered(1000) });
    await expect.element(page.getByText('第 1000 則')).toBeVisible();
    await page.getByRole('button', { name: '捲到最下面' }).click();
    await expect.element(page.getByText('第 1 則', { exact: true })).toBeInViewport();
    expect(document.querySelectorAll('[data-slot="comment"]').length).toBeLessThan(40);
    await page.getByRole('button', { name: '捲到最上面' }).click();
    await expect.element(page.getByText('第 1000 則')).toBeInViewport();
  });

  test('is a feed whose articles have their position', async () => {
    await renderBoard({ comments: numbered(3) });
    await expect.element(page.getByRole('feed', { name: '留言列表' })).toBeVisible();
    await expect.element(article('第 2 則')).toHaveAttribute('aria-posinset', '2');
    await expect.element(article('第 2 則')).toHaveAttribute('aria-setsize', '3');
  });

  test('the feed is busy until it shows a comment', async () => {
    let isWrong = false;
    const watch = new MutationObserver(() => {
      const idle = document.querySelector('[role="feed"]:not([aria-busy="true"])');
      const articles = [...(idle?.querySelectorAll('article') ?? [])];
      isWrong ||= idle !== null && !articles.some((one) => one.checkVisibility({ visibilityProperty: true }));
    });
    watch.observe(document.body, { childList: true, subtree: true, attributes: true });
    await renderBoard({ comments: numbered(3) });
    await expect.element(article('第 3 則')).toBeVisible();
    await expect.element(page.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
    watch.disconnect();
    expect(isWrong).toBe(false);
  });

  test('J, K and arrows go from comment to comment, also to those not in the DOM yet', async () => {
    await renderBoard({ comments: numbered(60) });
    await article('第 60 則').click();
    await userEvent.keyboard('j');
    await expect.element(article('第 59 則')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{k}{ArrowUp}');
    await expect.element(article('第 60 則')).toHaveFocus();
    await userEvent.keyboard('jjjjjjjjjjjj');
    await expect.element(article('第 48 則')).toHaveFocus();
    await expect.element(article('第 48 則')).toBeInViewport();
  });

  test('counts all keys, even if they are pressed faster than the list can measure', async () => {
    await renderBoard({ comments: numbered(60) });
    await article('第 60 則').click();
    for (let pressed = 0; pressed < 30; pressed += 1) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }),
      );
    }
    await expect.element(article('第 30 則')).toHaveFocus();
  });

  test('E marks the focused comment processed and moves the focus to the next one', async () => {
    const { port } = await renderBoard({ comments: numbered(3) });
    await article('第 3 則').click();
    await userEvent.keyboard('e');
    await expect.element(article('第 3 則')).not.toBeInTheDocument();
    await expect.element(article('第 2 則')).toHaveFocus();
    await expect.poll(() => port.stored[2]?.is_processed).toBe(true);
  });

  test('a requested comment that arrives later does not take the focus from a user who is writing', async () => {
    const { port } = await renderBoard({ comments: numbered(3) });
    await article('第 3 則').click();
    await userEvent.keyboard('j');
    await expect.element(article('第 2 則')).toHaveFocus();
    const composer = page.getByRole('textbox', { name: '寫留言' });
    await composer.click();
    port.change((stored) => [...stored, buildComment({ message: '剛送到的' })]);
    await expect.element(article('剛送到的')).toBeVisible();
    await expect.element(composer).toHaveFocus();
  });

  test.each([
    { drawer: 'there', isLate: false },
    { drawer: 'still on its way', isLate: true },
  ])(
    'a comment asked for does not take the focus out of a layer opened meanwhile, drawer $drawer',
    async ({ isLate }) => {
      await renderBoard({ comments: numbered(1000), children: <PageWithLayer isLate={isLate} /> });
      if (!isLate) await expect.element(article('第 1000 則')).toBeVisible();
      await page.getByRole('button', { name: '看留言' }).click();
      await expect.element(article('第 900 則')).toBeVisible();
      await expect.element(page.getByRole('button', { name: '全部已讀' })).toHaveFocus();
    },
  );

  test('R replies to the focused comment, Escape closes the reply and keeps the draft', async () => {
    await renderBoard({ comments: numbered(1) });
    await article('第 1 則').click();
    await userEvent.keyboard('r');
    const field = page.getByRole('textbox', { name: '回覆許雅筑' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('先寫一半');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await page.getByRole('button', { name: '回覆（草稿）' }).click();
    await expect.element(field).toHaveValue('先寫一半');
  });
});

describe('board', () => {
  test('R-cmt-21 is not polled in a hidden tab, and reloads immediately on return', async () => {
    const { port } = await renderBoard({ comments: numbered(1) });
    await expect.element(article('第 1 則')).toBeVisible();
    const before = port.count('list');
    const show = (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      flushSync(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    show('hidden');
    port.change((stored) => [...stored, buildComment({ message: '離開時寫的' })]);
    await expect.element(article('離開時寫的')).not.toBeInTheDocument();
    expect(port.count('list')).toBe(before);
    show('visible');
    await expect.element(article('離開時寫的')).toBeVisible();
    expect(port.count('list')).toBe(before + 1);
    vi.restoreAllMocks();
  });

  test('R-cmt-02 drafts, also of replies, are restored after a reload', async () => {
    const drafts = browserDraftStorage();
    const first = await renderBoard({ comments: numbered(1), drafts });
    await page.getByRole('textbox', { name: '寫留言' }).fill('寫到一半');
    await page.getByRole('button', { name: '回覆', exact: true }).click();
    await userEvent.keyboard('回到一半');
    await first.screen.unmount();
    await renderBoard({ comments: numbered(1), drafts });
    await expect.element(page.getByRole('textbox', { name: '寫留言' })).toHaveValue('寫到一半');
    await page.getByRole('button', { name: '回覆（草稿）' }).click();
    await expect.element(page.getByRole('textbox', { name: '回覆許雅筑' })).toHaveValue('回到一半');
  });
});

describe('comment', () => {
  test('is dated yesterday in a drawer that stays open past midnight', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-12-31T23:58:00+08:00') });
    const created_at = new Date('2026-12-31T14:06:00+08:00').toISOString();
    await renderBoard({ comments: [buildComment({ message: '甲', created_at })] });
    await expect.element(article('甲').getByText('今天 14:06', { exact: true })).toBeVisible();
    vi.advanceTimersByTime(3 * 60_000);
    await expect.element(article('甲').getByText('昨天 14:06', { exact: true })).toBeVisible();
  });

  test('names its part on a board of several parts', async () => {
    const part = ({ script_uuid }: BoardComment) => (script_uuid ? '段落2：開場' : null);
    const script_uuid = '00000000-0000-4000-8000-000000000002';
    await renderBoard({
      comments: [buildComment({ message: '甲', script_uuid }), buildComment({ message: '乙' })],
      labels: { part },
    });
    await expect.element(article('甲').getByText('段落2：開場')).toBeVisible();
    await expect.element(article('乙').getByText('段落2：開場')).not.toBeInTheDocument();
  });

  test('R-cmt-03 shows four lines, and a button to expand only if there are more', async () => {
    const long = '這一段的節奏可以再快一點。'.repeat(12);
    await renderBoard({ comments: [buildComment({ message: '短的' }), buildComment({ message: long })] });
    const text = page.getByText(long);
    await expect.element(page.getByRole('button', { name: '展開' })).toBeVisible();
    expect(page.getByRole('button', { name: '展開' }).elements()).toHaveLength(1);
    expect(text.element().getBoundingClientRect().height).toBe(4 * 24);
    await page.getByRole('button', { name: '展開' }).click();
    expect(text.element().getBoundingClientRect().height).toBeGreaterThan(4 * 24);
    await page.getByRole('button', { name: '收合' }).click();
    expect(text.element().getBoundingClientRect().height).toBe(4 * 24);
  });

  test('R-cmt-18 R-cmt-25 the checkbox marks it processed, and the message offers to undo', async () => {
    const { port } = await renderBoard({ comments: [buildComment({ message: '甲' })] });
    await page.getByRole('checkbox', { name: '標為已處理' }).click();
    await expect.element(page.getByText('儲存處理狀態成功')).toBeVisible();
    await page.getByRole('button', { name: '復原' }).click();
    await expect.element(page.getByText('甲', { exact: true })).toBeVisible();
    await expect.poll(() => port.stored[0]?.is_processed).toBe(false);
  });

  test('R-cmt-18 shows that a comment was edited', async () => {
    await renderBoard({ comments: [buildComment({ is_updated: true })] });
    await expect.element(page.getByText('已更新')).toBeVisible();
  });

  test('R-cmt-18 a comment left open in an earlier version is labelled so until it is marked', async () => {
    await renderBoard({ comments: [buildComment({ version: 2, is_carried: true })], version: 3 });
    await expect.element(page.getByText('v2的留言，請確認是否已修改')).toBeVisible();
    await page.getByRole('radio', { name: '全部 1' }).click();
    await page.getByRole('checkbox', { name: '標為已處理' }).click();
    await expect.element(page.getByText('v2的留言，請確認是否已修改')).not.toBeInTheDocument();
  });

  test('the outcome at a place is shown and confirmed with Enter, and the next comment gets the focus', async () => {
    const outcome = (kind: 'changed' | 'unchanged' | 'gone', text: string) => ({
      ...{ kind, from: 2, to: 3, is_quote_kept: kind === 'unchanged', moved: null, pictures: null },
      runs: [{ text, change: kind === 'gone' ? ('removed' as const) : ('same' as const) }],
    });
    const carried = { version: 2, is_carried: true };
    const { port } = await renderBoard({
      comments: [
        buildComment({ ...carried, message: '太硬', outcome: outcome('unchanged', '大家好') }),
        buildComment({ ...carried, message: '刪掉', outcome: outcome('gone', '優惠碼') }),
      ],
      version: 3,
    });
    await expect.element(page.getByText('先前版本的留言，還有2則要核對')).toBeVisible();
    await expect.element(article('太硬').getByText('沒有改動')).toBeVisible();
    await expect.element(article('太硬').getByRole('button', { name: '已依留言修改' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: '逐則核對' }).click();
    await expect.element(article('刪掉')).toHaveFocus();
    await expect.element(article('刪掉').getByRole('deletion')).toHaveTextContent('（刪除）優惠碼');
    await userEvent.keyboard('{Enter}');
    await expect.element(article('刪掉')).not.toBeInTheDocument();
    expect(port.count('prove')).toBe(1);
    await expect.element(article('太硬')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(port.count('prove')).toBe(1);
    await page.getByRole('radio', { name: '已處理 1' }).click();
    await expect.element(article('刪掉').getByText('許雅筑確認v3已依留言修改')).toBeVisible();
  });

  test('R-cmt-16 R-cmt-17 only the author has a menu; everybody can reply and mark', async () => {
    await renderBoard({
      comments: [buildComment({ message: '別人的' }, creator), buildComment({ message: '我的' }, vendor)],
    });
    await expect.element(article('我的').getByRole('button', { name: '許雅筑的留言選單' })).toBeVisible();
    await expect.element(article('別人的').getByRole('button', { name: '阿澄的留言選單' })).not.toBeInTheDocument();
    await expect.element(article('別人的').getByRole('button', { name: '回覆' })).toBeVisible();
    await expect.element(article('別人的').getByRole('checkbox', { name: '標為已處理' })).toBeVisible();
  });

  test('R-cmt-15 R-cmt-24 is edited in its place; saving waits for a change', async () => {
    const { port } = await renderBoard({ comments: [buildComment({ message: '舊的' }, vendor)] });
    await page.getByRole('button', { name: '許雅筑的留言選單' }).click();
    await page.getByRole('menuitem', { name: '編輯' }).click();
    const field = page.getByRole('textbox', { name: '編輯留言' });
    const save = page.getByRole('button', { name: '儲存' });
    await expect.element(field).toHaveFocus();
    await expect.element(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('，新的');
    await save.click();
    await expect.element(page.getByText('儲存留言成功')).toBeVisible();
    expect(port.stored[0]?.message).toBe('舊的，新的');
  });

  test('R-cmt-16 R-cmt-23 is deleted only after a confirmation', async () => {
    const { port } = await renderBoard({ comments: [buildComment({ message: '我的' }, vendor)] });
    const menu = page.getByRole('button', { name: '許雅筑的留言選單' });
    await menu.click();
    await page.getByRole('menuitem', { name: '刪除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '取消' }).click();
    await expect.element(menu).toHaveFocus();
    expect(port.count('remove')).toBe(0);
    await menu.click();
    await page.getByRole('menuitem', { name: '刪除' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '刪除' }).click();
    await expect.element(page.getByText('刪除留言成功')).toBeVisible();
    expect(port.stored).toEqual([]);
    await page.getByRole('button', { name: '復原' }).click();
    await expect.element(page.getByText('我的', { exact: true })).toBeVisible();
    await expect.poll(() => port.stored).toHaveLength(1);
  });

  test('never executes author input in text, quotes, names, pictures or links', async () => {
    const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    const address = 'javascript:window.hacked=1';
    const quote = { selectedText: `${attack}引用`, prefix: attack, suffix: attack, start: 0, end: 9, version: 1 };
    const images = [{ filename: `"><svg onload="window.hacked=1">.png`, path: `data:,"onerror="window.hacked=1` }];
    const names = { created_by: `${attack}名`, company_name: attack, avatar: address };
    const { screen } = await renderBoard({
      comments: [buildComment({ message: `${attack} ${address}`, quote, images, ...names })],
    });
    await expect.element(page.getByText(`${attack} ${address}`)).toBeVisible();
    await expect.element(page.getByText(`${attack}引用`)).toBeVisible();
    expect(screen.container.querySelectorAll('script, [onerror], [onload], a, svg[onload]')).toHaveLength(0);
    expect('hacked' in window).toBe(false);
  });

  test('comments on points of pictures have the same numbers as the points, in order of writing', async () => {
    const on = (words: string) => ({
      selectedText: words,
      prefix: '',
      suffix: '',
      start: 0,
      end: words.length,
      version: 1,
      point: { x: 0.5, y: 0.5 },
    });
    await renderBoard({
      comments: [
        buildComment({ message: '先說的', quote: on('第1張圖片') }),
        buildComment({ message: '沒有指出位置的' }),
        buildComment({ message: '後說的', quote: on('第2張圖片') }),
      ],
    });
    const numberOf = (text: string) =>
      article(text).element().querySelector('[data-slot="comment-number"]')?.textContent;
    await expect.element(article('後說的')).toBeVisible();
    expect(['先說的', '沒有指出位置的', '後說的'].map(numberOf)).toEqual(['1', undefined, '2']);
  });

  test('web addresses in a comment are links that send no referrer', async () => {
    await renderBoard({
      comments: [buildComment({ message: '參考https://example.com/a?b=1。還有(http://b.tw/片)，謝謝' })],
    });
    const link = page.getByRole('link', { name: 'https://example.com/a?b=1' });
    await expect.element(link).toHaveAttribute('href', 'https://example.com/a?b=1');
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'));
    await expect.element(page.getByRole('link', { name: 'http://b.tw/片', exact: true })).toBeVisible();
    await expect.element(page.getByText('參考https://example.com/a?b=1。還有(http://b.tw/片)，謝謝')).toBeVisible();
  });

  test('an address with brackets is one link, and so is one that begins with www or is a mailbox', async () => {
    const message = '看https://en.wikipedia.org/wiki/Foo_(bar)、www.paidang.test上線了，寄到hi@paidang.test';
    await renderBoard({ comments: [buildComment({ message })] });
    const leadsTo = (name: string) => page.getByRole('link', { name, exact: true }).element().getAttribute('href');
    await expect.element(page.getByText(message)).toBeVisible();
    expect(leadsTo('https://en.wikipedia.org/wiki/Foo_(bar)')).toBe('https://en.wikipedia.org/wiki/Foo_(bar)');
    expect(leadsTo('www.paidang.test')).toBe('https://www.paidang.test/');
    expect(leadsTo('hi@paidang.test')).toBe('mailto:hi@paidang.test');
  });

  test('R-vid-09 a comment on a film stores the moment on screen, and seeks back to it', async () => {
    const film = { at: 134, listeners: new Set<() => void>() };
    const goTo = vi.fn();
    const clock: CommentClock = {
      now: () => film.at,
      subscribe: (listener) => {
        film.listeners.add(listener);
        return () => film.listeners.delete(listener);
      },
      goTo,
    };
    const play = (at: number) => {
      film.at = at;
      for (const notify of film.listeners) notify();
    };
    const time = { hour: 1, minute: 0, second: 5 };
    const { port } = await renderBoard({ comments: [buildComment({ message: '甲', time })], clock });
    await expect.poll(moment).toMatch(/^02:14/);
    play(140);
    await expect.poll(moment).toMatch(/^02:20/);
    await page.getByRole('textbox', { name: '寫留言' }).fill('這裡');
    play(300);
    await expect.poll(moment).toMatch(/^02:20/);
    await page.getByRole('button', { name: '送出留言' }).click();
    await expect.poll(() => port.submissions[0]?.time).toEqual({ hour: 0, minute: 2, second: 20 });
    await expect.poll(moment).toMatch(/^05:00/);
    await page.getByRole('button', { name: '不標時間' }).click();
    await expect.poll(moment).toBeUndefined();
    await page.getByRole('button', { name: '播放 01:00:05' }).click();
    expect(goTo).toHaveBeenCalledWith(3605);
  });

  test('R-vid-09 a comment on a film refers to a range, and to times typed in its text', async () => {
    let at = 134;
    const goTo = vi.fn();
    const clock: CommentClock = { now: () => at, subscribe: () => () => {}, goTo, length: () => 200 };
    const { port } = await renderBoard({ comments: [buildComment({ message: '和0:41一樣，明天10:30前改' })], clock });
    await page.getByRole('button', { name: '標記一段' }).click();
    at = 170;
    await page.getByRole('button', { name: '到目前畫面為止' }).click();
    await expect.poll(moment).toMatch(/^02:14–02:50/);
    await page.getByRole('textbox', { name: '寫留言' }).fill('轉正一點');
    await page.getByRole('button', { name: '送出留言' }).click();
    await expect
      .poll(() => port.submissions[0])
      .toMatchObject({ time: { hour: 0, minute: 2, second: 14 }, timeEnd: { hour: 0, minute: 2, second: 50 } });
    await page.getByRole('textbox', { name: '寫留言' }).fill('0:41 字卡太小');
    await expect.poll(moment).toMatch(/^00:41/);
    await page.getByRole('button', { name: '播放 0:41' }).click();
    expect(goTo).toHaveBeenCalledWith(41);
    await expect.element(page.getByRole('button', { name: '播放 10:30' })).not.toBeInTheDocument();
  });

  test('R-cmt-02 shows its replies', async () => {
    const head = buildComment({ message: '主題', response_count: 1 });
    await renderBoard({ comments: [head, buildComment({ parent_id: head.message_id, message: '回得好' }, vendor)] });
    await expect.element(page.getByRole('list', { name: '1則回覆' }).getByText('回得好')).toBeVisible();
  });

  test('opens its photos at full size', async () => {
    const images = [{ filename: 'a.png', path: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }];
    await renderBoard({ comments: [buildComment({ images })] });
    await page.getByRole('button', { name: '放大阿澄附的圖片 1' }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });
});
