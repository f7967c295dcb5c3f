import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { check } from '../check/check';
import { type ClaimMarks, type ClaimMarksOptions, markClaims } from './claim-marks';

const find: ClaimMarksOptions['find'] = (text) => check(text, { category: 'cosmetics' }).findings;
const painted = (severity: number) =>
  [...(CSS.highlights.get(`pd-claim-${severity}`) ?? [])].map((range) => String(range));
const all = () => [1, 2, 3].flatMap(painted);

let element: HTMLElement;
let marks: ClaimMarks | undefined;
const mark = (html: string, options: Partial<ClaimMarksOptions> = {}) => {
  element.innerHTML = html;
  marks = markClaims(element, { find, ...options });
};

beforeEach(() => {
  element = document.body.appendChild(document.createElement('article'));
});
afterEach(() => {
  marks?.destroy();
  element.remove();
  expect(all()).toEqual([]);
});

test('words are marked across elements, and found again when the text changes', async () => {
  mark('<p>能<b>消除</b>皺紋</p><p>限時</p>');
  expect(painted(3)).toEqual(['消除皺紋']);
  expect(painted(1)).toEqual(['限時']);
  element.querySelector('b')?.replaceChildren('淡化');
  await expect.poll(all).toEqual(['限時']);
});

test('skipped elements are not part of the text', () => {
  mark('<p>消除<del>一切</del>皺紋</p><aside data-no>消除皺紋</aside>', { skip: 'del, [data-no]' });
  // A range cannot have gaps.
  expect(all()).toEqual(['消除一切皺紋']);
});

test('words of input fields are marked in place, and while they are typed', async () => {
  mark('<textarea rows="2" cols="20">睡前三滴</textarea><input value="不過敏"><input type="password" value="不過敏">');
  expect(all()).toEqual(['不過敏']);
  const field = element.querySelector('textarea');
  if (!field) throw new Error('The field is missing.');
  await userEvent.type(field, '，消除皺紋');
  await expect.poll(() => painted(3)).toEqual(['消除皺紋']);
  const [range] = CSS.highlights.get('pd-claim-3') ?? [];
  const place = (range as Range).getBoundingClientRect();
  const box = field.getBoundingClientRect();
  expect(place.left).toBeGreaterThanOrEqual(box.left);
  expect(place.bottom).toBeLessThanOrEqual(box.bottom);
  expect(document.elementFromPoint(place.left + 2, place.top + 2)).toBe(field);
  await userEvent.clear(field);
  await expect.poll(() => painted(3)).toEqual([]);
});

test('reports the mark that is pressed and the mark the pointer rests on', async () => {
  const onHover = vi.fn();
  const onPress = vi.fn();
  mark('<p>能消除皺紋</p><p>沒事</p>', { onHover, onPress });
  const [range] = CSS.highlights.get('pd-claim-3') ?? [];
  const { left, top, width, height } = (range as Range).getBoundingClientRect();
  const box = element.getBoundingClientRect();
  const position = { x: left + width / 2 - box.left, y: top + height / 2 - box.top };
  await userEvent.hover(element, { position });
  await expect.poll(() => onHover.mock.lastCall?.[0]?.id).toBe('C17:消除皺紋:1');
  await userEvent.click(element, { position });
  expect(onPress).toHaveBeenCalledOnce();
  await userEvent.hover(element.querySelectorAll('p')[1] ?? element);
  await expect.poll(() => onHover.mock.lastCall?.[0]).toBeNull();
});

test('the active mark is painted separately, and anything can be marked', () => {
  const place = { id: 'a', severity: 2, start: 0, end: 2 } as const;
  mark('<p>隨便什麼</p>', { find: () => [place] });
  marks?.setActive('a');
  expect(painted(2)).toEqual([]);
  expect([...(CSS.highlights.get('pd-claim-2-active') ?? [])].map(String)).toEqual(['隨便']);
  marks?.setActive(null);
  expect(painted(2)).toEqual(['隨便']);
});

test('words scrolled out of a field cannot be pressed or hovered', async () => {
  const onPress = vi.fn();
  mark(
    '<textarea style="display: block; width: 200px; height: 48px; font: 16px/24px monospace"></textarea><p style="height: 200px">沒事</p>',
    { onPress },
  );
  const field = element.querySelector('textarea');
  if (!field) throw new Error('The field is missing.');
  await userEvent.fill(field, `${'\n'.repeat(4)}消除皺紋`);
  await expect.poll(() => painted(3), { timeout: 10_000 }).toEqual(['消除皺紋']);
  const press = async () => {
    const [range] = CSS.highlights.get('pd-claim-3') ?? [];
    const { left, top, width, height } = (range as Range).getBoundingClientRect();
    const box = element.getBoundingClientRect();
    await userEvent.click(element, { position: { x: left + width / 2 - box.left, y: top + height / 2 - box.top } });
  };
  field.scrollTop = 0;
  field.dispatchEvent(new Event('scroll'));
  await press();
  expect(onPress).not.toHaveBeenCalled();
  field.scrollTop = field.scrollHeight;
  field.dispatchEvent(new Event('scroll'));
  await press();
  expect(onPress).toHaveBeenCalledOnce();
});
