import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderBoard } from '../../test/render-board';
import { buildComment, creator, testId, vendor } from '../testing';

const numbered = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    buildComment({ message_id: testId(index + 1), message: `第 ${index + 1} 則` }, index % 2 === 0 ? vendor : creator),
  );
const article = (text: string) => page.getByRole('article').filter({ hasText: text });

/** Browsers report that virtua measures in two rounds; its README calls that safe. Nothing else may be reported. */
function allowMeasuring() {
  const reported = vi.mocked(console.error);
  for (const [error] of reported.mock.calls) expect(String(error)).toContain('ResizeObserver loop');
  reported.mockClear();
}

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

  test('is a feed whose articles say their place', async () => {
    await renderBoard({ comments: numbered(3) });
    await expect.element(page.getByRole('feed', { name: '留言列表' })).toBeVisible();
    await expect.element(article('第 2 則')).toHaveAttribute('aria-posinset', '2');
    await expect.element(article('第 2 則')).toHaveAttribute('aria-setsize', '3');
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
    allowMeasuring();
  });

  test('keys faster than the list can measure are all counted', async () => {
    await renderBoard({ comments: numbered(60) });
    await article('第 60 則').click();
    for (let pressed = 0; pressed < 30; pressed += 1) {
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'j', bubbles: true, cancelable: true }),
      );
    }
    await expect.element(article('第 30 則')).toHaveFocus();
    allowMeasuring();
  });

  test('E marks the focused comment processed and the focus goes on to the next one', async () => {
    const { port } = await renderBoard({ comments: numbered(3) });
    await article('第 3 則').click();
    await userEvent.keyboard('e');
    await expect.element(article('第 3 則')).not.toBeInTheDocument();
    await expect.element(article('第 2 則')).toHaveFocus();
    await expect.poll(() => port.stored[2]?.is_processed).toBe(true);
  });

  test('a comment that arrives later does not take the focus from who writes meanwhile', async () => {
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

  test('R answers the focused comment, Escape goes back to nothing lost', async () => {
    await renderBoard({ comments: numbered(1) });
    await article('第 1 則').click();
    await userEvent.keyboard('r');
    const field = page.getByRole('textbox', { name: '回覆許雅筑' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('先寫一半');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).not.toBeInTheDocument();
    await page.getByRole('button', { name: '回覆', exact: true }).click();
    await expect.element(field).toHaveValue('先寫一半');
  });
});

describe('comment', () => {
  test('R-cmt-03 shows four lines and the way to more only when there is more', async () => {
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

  test('R-cmt-18 says when a comment was changed', async () => {
    await renderBoard({ comments: [buildComment({ is_updated: true })] });
    await expect.element(page.getByText('已更新')).toBeVisible();
  });

  test('says when a comment left unprocessed belongs to an earlier version', async () => {
    await renderBoard({ comments: [buildComment({ version: 2 })], version: 3 });
    await expect.element(page.getByText('v2的留言，請確認是否已修改')).toBeVisible();
  });

  test('R-cmt-16 R-cmt-17 only the author has a menu; everybody replies and marks', async () => {
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

  test('R-cmt-16 R-cmt-23 is deleted only after a question', async () => {
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
  });

  test('markup in a comment is text, never markup', async () => {
    const attack = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    await renderBoard({ comments: [buildComment({ message: attack })] });
    await expect.element(page.getByText(attack)).toBeVisible();
    expect('hacked' in window).toBe(false);
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
