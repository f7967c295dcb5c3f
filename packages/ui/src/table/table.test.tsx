import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../test/render';
import { EmptyState } from '../empty-state';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableEmpty,
  TableGroup,
  TableHead,
  TableHeader,
  TableLoading,
  TableRow,
  TableRowHeader,
  TableScroll,
  useTableSort,
} from '.';

interface Platform {
  name: string;
  views: number | null;
}

const platforms: Platform[] = [
  { name: 'YouTube', views: 214_386 },
  { name: 'Facebook', views: 24_870 },
  { name: 'Instagram', views: 86_120 },
];
const columns = { name: (row: Platform) => row.name, views: (row: Platform) => row.views };

function Example({ rows = platforms, sticky = false }: { rows?: readonly Platform[]; sticky?: boolean }) {
  const sort = useTableSort(rows, columns);
  return (
    <TableScroll label="各平台成效" style={{ maxHeight: 240 }}>
      <Table>
        <TableCaption>各平台成效</TableCaption>
        <TableHead sticky={sticky}>
          <TableRow>
            <TableHeader {...sort.header('name')}>平台</TableHeader>
            <TableHeader align="end" firstSort="descending" {...sort.header('views')}>
              觀看
            </TableHeader>
            <TableHeader>備註</TableHeader>
          </TableRow>
        </TableHead>
        <TableBody>
          {sort.rows.map((row) => (
            <TableRow key={row.name}>
              <TableRowHeader>{row.name}</TableRowHeader>
              <TableCell label="觀看" align="end">
                {row.views}
              </TableCell>
              <TableCell label="備註">—</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableScroll>
  );
}

const names = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-slot="table-row-header"]')].map((cell) => cell.textContent);

test('is a table with a name, column and row headers', async () => {
  const screen = await render(<Example />);
  await expect.element(screen.getByRole('table', { name: '各平台成效' })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: '備註' })).not.toHaveAttribute('aria-sort');
  await expect.element(screen.getByRole('rowheader', { name: 'YouTube' })).toBeVisible();
});

test('Tab reaches the sort buttons, Enter and Space cycle through the three states', async () => {
  const screen = await render(<Example />);
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: '平台' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('columnheader', { name: '平台' })).toHaveAttribute('aria-sort', 'ascending');
  expect(names(screen.container)).toEqual(['Facebook', 'Instagram', 'YouTube']);
  await userEvent.keyboard(' ');
  await expect.element(screen.getByRole('columnheader', { name: '平台' })).toHaveAttribute('aria-sort', 'descending');
  expect(names(screen.container)).toEqual(['YouTube', 'Instagram', 'Facebook']);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('columnheader', { name: '平台' })).toHaveAttribute('aria-sort', 'none');
  expect(names(screen.container)).toEqual(['YouTube', 'Facebook', 'Instagram']);
});

test('sorting by another column replaces the first; numbers start with the largest', async () => {
  const screen = await render(<Example />);
  await screen.getByRole('button', { name: '平台' }).click();
  await screen.getByRole('button', { name: '觀看' }).click();
  await expect.element(screen.getByRole('columnheader', { name: '觀看' })).toHaveAttribute('aria-sort', 'descending');
  await expect.element(screen.getByRole('columnheader', { name: '平台' })).toHaveAttribute('aria-sort', 'none');
  expect(names(screen.container)).toEqual(['YouTube', 'Instagram', 'Facebook']);
});

test('a sticky head stays while the rows scroll, and keys scroll them', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ name: `第${index}集`, views: index }));
  const screen = await render(<Example rows={rows} sticky />);
  const scroll = screen.getByRole('region', { name: '各平台成效' });
  await expect.element(scroll).toHaveAttribute('tabindex', '0');
  await userEvent.tab();
  await expect.element(scroll).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => scroll.element().scrollTop).toBeGreaterThan(200);
  const head = screen.container.querySelector('thead')?.getBoundingClientRect();
  expect(head?.top).toBeCloseTo(scroll.element().getBoundingClientRect().top, 0);
});

test('a table that fits is not a tab stop', async () => {
  const screen = await render(<Example />);
  await expect.element(screen.getByRole('table')).toBeVisible();
  expect(screen.container.querySelector('[data-slot="table-scroll"]')).toHaveAttribute('data-state', 'fits');
  expect(screen.container.querySelector('[tabindex]')).toBeNull();
});

test('below 768 px rows become cards that keep the roles, the column names and the sort buttons', async () => {
  await page.viewport(320, 640);
  const long = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(3);
  const screen = await render(<Example rows={[{ name: long, views: 1 }, ...platforms]} />);
  const cell = screen.getByText('214386').element().closest('td') ?? document.body;
  expect(getComputedStyle(cell, '::before').content).toContain('觀看');
  await expect.element(screen.getByRole('rowheader', { name: 'YouTube' })).toBeVisible();
  await screen.getByRole('button', { name: '觀看' }).click();
  await expect.element(screen.getByRole('columnheader', { name: '觀看' })).toHaveAttribute('aria-sort', 'descending');
  expect(names(screen.container)[0]).toBe('YouTube');
  const table = screen.getByRole('table').element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

test('a group of rows is named by its first row', async () => {
  const screen = await render(
    <Table>
      <TableCaption visuallyHidden>專案</TableCaption>
      <TableBody>
        <TableGroup columns={1}>輪到你</TableGroup>
        <TableRow selected>
          <TableCell>冬夜暖湯</TableCell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  await expect.element(screen.getByRole('rowheader', { name: '輪到你' })).toHaveAttribute('scope', 'rowgroup');
  await expect.element(screen.getByRole('row', { name: '冬夜暖湯' })).toHaveAttribute('data-state', 'selected');
});

test('the empty and loading states span all columns', async () => {
  const screen = await render(
    <Table>
      <TableCaption>專案</TableCaption>
      <TableBody>
        <TableEmpty columns={3}>
          <EmptyState title="沒有符合的專案" />
        </TableEmpty>
      </TableBody>
    </Table>,
  );
  await expect.element(screen.getByRole('cell')).toHaveAttribute('colspan', '3');
  await screen.rerender(
    <Table aria-busy="true">
      <TableCaption>專案</TableCaption>
      <TableLoading columns={3} rows={2} />
    </Table>,
  );
  await expect.element(screen.getByText('載入中')).toBeInTheDocument();
  expect(screen.getByRole('row').elements()).toHaveLength(2);
  expect(screen.container.querySelectorAll('[data-slot="skeleton"]')).toHaveLength(6);
});
