import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { moved, Sortable, SortableCard } from './sortable';

function Photos() {
  const [order, setOrder] = useState(['甲', '乙', '丙']);
  return (
    <Sortable order={order} nameOf={(id) => id} onMove={(id, to) => setOrder(moved(order, order.indexOf(id), to))}>
      <ol style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 100px)' }}>
        {order.map((id) => (
          <SortableCard key={id} id={id} handleLabel={`移動${id}`}>
            {(handle) => (
              <>
                {handle}
                {id}
              </>
            )}
          </SortableCard>
        ))}
      </ol>
    </Sortable>
  );
}

test('R-cpy-07 items can be sorted by keyboard alone, and their position is announced', async () => {
  await render(<Photos />);
  (page.getByRole('button', { name: '移動甲' }).element() as HTMLElement).focus();
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByRole('status')).toHaveTextContent('甲現在是第1，共3個');
  await userEvent.keyboard('[ArrowRight]');
  await expect.element(page.getByRole('status')).toHaveTextContent('甲現在是第2，共3個');
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByRole('status')).toHaveTextContent('甲放在第2');
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['乙', '甲', '丙']);
});
