import { createRef, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '../../test/render';
import { Button } from '../button';

test('both refs get the element', async () => {
  const outer = createRef<HTMLButtonElement>();
  const inner = vi.fn();
  const screen = await render(
    <Button asChild ref={outer}>
      <a ref={inner} href="#flow">
        看流程
      </a>
    </Button>,
  );
  const link = screen.getByRole('link').element();
  expect(outer.current).toBe(link);
  expect(inner).toHaveBeenCalledWith(link);
});

test('both handlers run, the element’s first; its own attributes win; classes and styles are merged', async () => {
  const calls: string[] = [];
  const screen = await render(
    <Button asChild title="ours" className="one" style={{ color: 'red', top: 1 }} onClick={() => calls.push('ours')}>
      <button
        type="button"
        title="own"
        className="two"
        style={{ top: 2 }}
        onClick={() => {
          calls.push('own');
        }}
      >
        送出
      </button>
    </Button>,
  );
  const button = screen.getByRole('button');
  await button.click();
  expect(calls).toEqual(['own', 'ours']);
  await expect.element(button).toHaveAttribute('title', 'own');
  await expect.element(button).toHaveClass('one', 'two');
  await expect.element(button).toHaveStyle({ color: 'rgb(255, 0, 0)', top: '2px' });
});

test('an element still being streamed by a server component is awaited', async () => {
  const element = <a href="#flow">看流程</a>;
  const onItsWay = { $$typeof: Symbol.for('react.lazy'), _payload: Promise.resolve(element) };
  const screen = await render(
    <Button asChild title="ours">
      {onItsWay as unknown as ReactNode}
    </Button>,
  );
  await expect.element(screen.getByRole('link', { name: '看流程' })).toHaveAttribute('title', 'ours');
});
