import { expect, test, vi } from 'vitest';
import { render } from '../../test/render';
import { Textarea } from '.';

const line = '一行字\n';

const grow = async () => {
  const screen = await render(<Textarea aria-label="訊息" minHeight={40} maxHeight={120} />);
  const field = screen.getByRole('textbox');
  const height = () => field.element().getBoundingClientRect().height;
  const heights = [height()];
  await field.fill(line.repeat(3));
  heights.push(height());
  await field.fill(line.repeat(30));
  heights.push(height());
  await field.fill('');
  heights.push(height());
  return { heights, field: field.element() };
};

const expectGrowth = (heights: number[]) => {
  const [empty, some, full, again] = heights;
  expect(empty).toBe(40);
  expect(some).toBeGreaterThan(40);
  expect(some).toBeLessThan(120);
  expect(full).toBe(120);
  expect(again).toBe(40);
};

test('grows from minHeight to maxHeight and back', async () => {
  expectGrowth((await grow()).heights);
});

test('grows the same without field-sizing', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const { heights, field } = await grow();
  expectGrowth(heights);
  expect((field as HTMLElement).style.height).not.toBe('');
});

test('follows a value set programmatically', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const ui = (value: string) => (
    <Textarea aria-label="訊息" minHeight={40} maxHeight={120} value={value} onChange={() => undefined} />
  );
  const screen = await render(ui(''));
  await screen.rerender(ui(line.repeat(30)));
  expect(screen.getByRole('textbox').element().getBoundingClientRect().height).toBe(120);
});

test('a minHeight of 26 px includes the borders and is reached without padding', async () => {
  const screen = await render(
    <Textarea aria-label="訊息" minHeight={26} maxHeight={54} className="pd:border-0 pd:p-0" />,
  );
  expect(screen.getByRole('textbox').element().getBoundingClientRect().height).toBe(26);
});
