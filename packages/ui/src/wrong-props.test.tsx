import { expect, test } from 'vitest';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { IconButton } from './icon-button';
import { Popover, PopoverContent } from './popover';
import { TableHeader } from './table';

test('what would leave a part without a name or a purpose does not compile', () => {
  const wrong = [
    // @ts-expect-error an icon says nothing to who cannot see it
    <IconButton key="icon">⋯</IconButton>,
    // @ts-expect-error a checkbox has words beside it or an aria-label
    <Checkbox key="checkbox" />,
    <Popover key="popover">
      {/* @ts-expect-error a popover is a dialog, which has a name */}
      <PopoverContent>內容</PopoverContent>
    </Popover>,
    // @ts-expect-error a column that shows how it is sorted can be sorted
    <TableHeader key="header" sort="none" />,
    // @ts-expect-error a variant there is not
    <Button key="button" variant="primary" />,
  ];
  expect(wrong).toHaveLength(5);
});
