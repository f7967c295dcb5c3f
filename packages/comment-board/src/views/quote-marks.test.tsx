import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderBoard } from '../../test/render-board';
import { buildComment, buildQuote, creator, testId, vendor } from '../testing';
import { CommentDrawer } from './comment-drawer';
import { QuoteMarks } from './quote-marks';
import { SelectionTools } from './selection-tools';

const text = '開場先不講品牌，讓觀眾好奇。第三天開始記錄膚況的變化，第七天請朋友盲猜。';

interface PaperProps {
  onActivate?: (id: string) => void;
  /** Whether the tools are loaded only after a press of 載入工具. */
  loadsTools?: boolean;
}

function Paper({ onActivate, loadsTools = false }: PaperProps) {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  const [before, setBefore] = useState('');
  const [hasTools, setHasTools] = useState(!loadsTools);
  return (
    <>
      <div style={{ position: 'relative', height: 120, overflow: 'auto' }}>
        <article ref={setPaper} aria-label="大綱" style={{ font: '16px/30px sans-serif', width: 340 }}>
          {before ? <p>{before}</p> : null}
          <p>
            {text.slice(0, 2)}
            <del>以前的字</del>
            <strong>{text.slice(2, 9)}</strong>
            {text.slice(9)}
          </p>
        </article>
        <QuoteMarks container={paper} {...(onActivate ? { onActivate } : {})} />
        {hasTools ? <SelectionTools container={paper} /> : null}
      </div>
      <button type="button" onClick={() => setHasTools(true)}>
        載入工具
      </button>
      <button type="button" onClick={() => setBefore('後來加的一段')}>
        加一段
      </button>
      <button type="button" onClick={() => paper?.replaceChildren('整份重寫')}>
        重寫
      </button>
      <div style={{ height: 480 }}>
        <CommentDrawer />
      </div>
    </>
  );
}

const comments = () => [
  buildComment({ message_id: testId(1), message: '好', quote: buildQuote(text, '先不講品牌，讓觀眾好奇') }, creator),
  buildComment({ message_id: testId(2), message: '要同意書', quote: buildQuote(text, '請朋友盲猜') }, vendor),
];

const marked = (name: string) => [...(CSS.highlights.get(name) ?? [])].map((range) => range.toString());

test('text can be quoted by keyboard alone', async () => {
  await renderBoard({ children: <Paper /> });
  const paper = page.getByRole('article', { name: '大綱' });
  await expect.element(paper).toHaveAttribute('tabindex', '0');
  await userEvent.keyboard('{Tab}');
  await expect.element(paper).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(paper).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => getSelection()?.toString()).toContain('第七天請朋友盲猜。');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.poll(() => getSelection()?.toString().endsWith('盲猜')).toBe(true);
  await expect.element(page.getByRole('toolbar', { name: '選取文字的工具' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox', { name: '寫留言' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: '移除引用' })).toBeVisible();
  expect(getSelection()?.isCollapsed).toBe(true);
});

function pressWords(words: string) {
  const article = page.getByRole('article', { name: '大綱' }).element();
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(words) ?? -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    node.parentElement?.scrollIntoView();
    const box = range.getBoundingClientRect();
    const point = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
    node.parentElement?.dispatchEvent(new MouseEvent('click', { ...point, bubbles: true }));
    return;
  }
  throw new Error(`「${words}」 is not in the document`);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('marks', () => {
  test('R-cmt-05 colours quoted places by role without changing the document, and skips deleted text', async () => {
    await renderBoard({ comments: comments(), children: <Paper /> });
    await expect.poll(() => marked('pd-quote-vendor')).toEqual(['請朋友盲猜']);
    expect(marked('pd-quote-creator')).toEqual(['先不講品牌，讓觀眾好奇']);
    expect(page.getByRole('article', { name: '大綱' }).element().querySelectorAll('*')).toHaveLength(3);
  });

  test('R-cmt-05 follow the words when the document changes', async () => {
    await renderBoard({ comments: comments(), children: <Paper /> });
    await page.getByRole('button', { name: '加一段' }).click();
    await expect.poll(() => marked('pd-quote-vendor')).toEqual(['請朋友盲猜']);
    await expect.element(page.getByText('原文已修改')).not.toBeInTheDocument();
  });

  test('R-cmt-05 a quote whose text is gone is an orphan: it shows 「原文已修改」', async () => {
    await renderBoard({ comments: comments(), children: <Paper /> });
    await expect.element(page.getByRole('button', { name: '到原文：請朋友盲猜' })).toBeVisible();
    await page.getByRole('button', { name: '重寫' }).click();
    await expect.element(page.getByText('原文已修改').first()).toBeVisible();
    await expect.element(page.getByText('請朋友盲猜', { exact: true })).toBeVisible();
    expect(marked('pd-quote-vendor')).toEqual([]);
  });

  test('pressing a place shows its comment', async () => {
    const onActivate = vi.fn();
    await renderBoard({ comments: comments(), children: <Paper onActivate={onActivate} /> });
    await expect.poll(() => marked('pd-quote-vendor')).toHaveLength(1);
    pressWords('請朋友盲猜');
    expect(onActivate).toHaveBeenCalledWith(testId(2));
    await expect.element(page.getByRole('article').filter({ hasText: '要同意書' })).toHaveFocus();
    await expect.poll(() => marked('pd-quote-vendor-active')).toEqual(['請朋友盲猜']);
  });

  test('R-cmt-05 pressing a quote scrolls to its place and marks it', async () => {
    await renderBoard({ comments: comments(), children: <Paper /> });
    await page.getByRole('button', { name: '到原文：先不講品牌，讓觀眾好奇' }).click();
    await expect.poll(() => marked('pd-quote-creator-active')).toEqual(['先不講品牌，讓觀眾好奇']);
  });

  test('are lines over the document where the browser has no highlights', async () => {
    vi.stubGlobal('Highlight', undefined);
    await renderBoard({ comments: comments(), children: <Paper /> });
    await expect.poll(() => document.querySelectorAll('[data-mark="pd-quote-vendor"]').length).toBeGreaterThan(0);
    expect(page.getByRole('article', { name: '大綱' }).element().querySelectorAll('*')).toHaveLength(3);
  });
});

describe('selection', () => {
  const select = (from: string, to: string) => {
    const strong = document.querySelector('article strong')?.firstChild;
    const tail = document.querySelector('article strong')?.nextSibling;
    if (!strong || !tail) throw new Error('the document is not there yet');
    getSelection()?.setBaseAndExtent(
      strong,
      strong.textContent?.indexOf(from) ?? 0,
      tail,
      (tail.textContent?.indexOf(to) ?? 0) + to.length,
    );
  };

  test('R-cmt-05 R-cmt-06 becomes the quote of the new comment', async () => {
    const { port } = await renderBoard({ children: <Paper />, version: 4 });
    await expect.element(page.getByRole('article', { name: '大綱' })).toBeVisible();
    select('品牌', '讓觀眾好奇');
    await page.getByRole('button', { name: '針對這段留言' }).click();
    const field = page.getByRole('textbox', { name: '寫留言' });
    await expect.element(field).toHaveFocus();
    await expect.element(page.getByText('品牌，讓觀眾好奇', { exact: true })).toBeVisible();
    await field.fill('為什麼？');
    await page.getByRole('button', { name: '送出留言' }).click();
    await expect.poll(() => port.submissions[0]?.quote).toEqual(buildQuote(text, '品牌，讓觀眾好奇', 4));
  });

  test('R-cmt-05 made before the tools have loaded can be quoted without selecting again', async () => {
    await renderBoard({ children: <Paper loadsTools /> });
    await expect.element(page.getByRole('article', { name: '大綱' })).toBeVisible();
    select('品牌', '讓觀眾好奇');
    const selected = vi.fn();
    document.addEventListener('selectionchange', selected, { once: true });
    await expect.poll(() => selected).toHaveBeenCalled();
    // Not by mouse, which would clear the selection.
    (page.getByRole('button', { name: '載入工具' }).element() as HTMLElement).click();
    await page.getByRole('button', { name: '針對這段留言' }).click();
    await expect.element(page.getByText('品牌，讓觀眾好奇', { exact: true })).toBeVisible();
  });

  test('can be removed again', async () => {
    await renderBoard({ children: <Paper /> });
    await expect.element(page.getByRole('article', { name: '大綱' })).toBeVisible();
    select('品牌', '讓觀眾好奇');
    await page.getByRole('button', { name: '針對這段留言' }).click();
    await page.getByRole('button', { name: '移除引用' }).click();
    await expect.element(page.getByRole('button', { name: '移除引用' })).not.toBeInTheDocument();
  });
});

function Figures({ likes }: { likes: string }) {
  const [paper, setPaper] = useState<HTMLElement | null>(null);
  return (
    <div style={{ position: 'relative' }}>
      <article ref={setPaper}>
        喜歡次數<b data-quote-field="likes">{likes}</b>
      </article>
      <QuoteMarks container={paper} />
      <div style={{ height: 480 }}>
        <CommentDrawer />
      </div>
    </div>
  );
}

test('a comment on a field stays with it when its text changes, and is an orphan if there is no such field', async () => {
  const on = (field: string) => ({ ...buildQuote('喜歡次數 11,842', '11,842'), field });
  await renderBoard({
    comments: [
      buildComment({ message_id: testId(1), message: '少一位數', quote: on('likes') }, vendor),
      buildComment({ message_id: testId(2), message: '沒有分享數', quote: on('shares') }, vendor),
    ],
    children: <Figures likes="118,420" />,
  });
  await expect.poll(() => marked('pd-quote-vendor')).toEqual(['118,420']);
  await expect.element(page.getByText('原文已修改')).toBeVisible();
});
