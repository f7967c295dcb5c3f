import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { forceColors } from '../../test/forced-colors';
import { render } from '../../test/render';
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from '../dropdown-menu';
import { type FilmFrame, FilmStrip } from '../film-strip';
import { IconButton } from '../icon-button';
import { Segmented } from '../segmented';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs';

/** The visible appearance of an element, besides its text. */
function looks(element: Element | null, part?: '::after' | '::before') {
  if (!element) throw new Error('The element is not there.');
  const { backgroundColor, outlineWidth, outlineStyle, borderColor } = getComputedStyle(element, part);
  return { backgroundColor, outline: `${outlineStyle} ${outlineWidth}`, borderColor };
}

test('the selected tab, segment and tool are distinguishable', async () => {
  await forceColors();
  const screen = await render(
    <>
      <Tabs defaultValue="a">
        <TabsList aria-label="專案">
          <TabsTrigger value="a">進行中</TabsTrigger>
          <TabsTrigger value="b">已結案</TabsTrigger>
        </TabsList>
        <TabsContent value="a" />
      </Tabs>
      <Segmented
        label="篩選"
        defaultValue="all"
        options={[
          { value: 'all', label: '全部' },
          { value: 'open', label: '未處理' },
        ]}
      />
      <IconButton label="粗體" pressed>
        B
      </IconButton>
      <IconButton label="斜體" pressed={false}>
        I
      </IconButton>
    </>,
  );
  for (const [role, chosen, other] of [
    ['tab', '進行中', '已結案'],
    ['radio', '全部', '未處理'],
    ['button', '粗體', '斜體'],
  ] as const) {
    const [one, two] = [chosen, other].map((name) => looks(screen.getByRole(role, { name }).element()));
    expect(one, chosen).not.toEqual(two);
  }
});

test('the frames of a film strip are distinguishable by their edges', async () => {
  await forceColors();
  const states = ['done', 'now', 'next', 'late'] as const;
  const frames = states.map((state): FilmFrame => ({ id: state, code: '020', title: state, caption: '', state }));
  const screen = await render(<FilmStrip label="步驟" frames={frames} />);
  const edges = states.map(
    (state) => looks(screen.container.querySelector(`.pd-frame[data-state="${state}"]`)).outline,
  );
  expect(new Set(edges).size).toBe(4);
});

test('the hovered item of a menu is distinguishable', async () => {
  await forceColors();
  await render(
    <DropdownMenu defaultOpen modal={false}>
      <DropdownMenuTrigger>選單</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>複製</DropdownMenuItem>
        <DropdownMenuItem>刪除</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  const row = (name: string) => page.getByRole('menuitem', { name }).element();
  row('複製').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
  await expect.poll(() => looks(row('複製')).outline).not.toBe(looks(row('刪除')).outline);
});
