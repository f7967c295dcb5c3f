import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { ButtonProps } from './button';
import type { CheckboxProps } from './checkbox';
import type { IconButtonProps } from './icon-button';
import type { PopoverContentProps } from './popover';
import type { TableHeaderProps } from './table';

test('what would leave a part without a name or a purpose does not compile', () => {
  // An icon says nothing to who cannot see it.
  expectTypeOf<{ children: ReactNode }>().not.toExtend<IconButtonProps>();
  // A checkbox has words beside it or an aria-label.
  expectTypeOf<Record<never, never>>().not.toExtend<CheckboxProps>();
  // A popover is a dialog, which has a name.
  expectTypeOf<{ children: ReactNode }>().not.toExtend<PopoverContentProps>();
  // A column that shows how it is sorted can be sorted.
  expectTypeOf<{ sort: 'none' }>().not.toExtend<TableHeaderProps>();
  // A variant there is not.
  expectTypeOf<{ variant: 'primary' }>().not.toExtend<ButtonProps>();
});
