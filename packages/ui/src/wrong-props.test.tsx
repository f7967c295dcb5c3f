import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { AvatarProps } from './avatar';
import type { AvatarPairProps } from './avatar-pair';
import type { BreadcrumbProps } from './breadcrumb';
import type { ButtonProps } from './button';
import type { CalloutProps } from './callout';
import type { CarouselProps } from './carousel';
import type { BarChartProps, BarListProps, LineChartProps, SplitBarProps } from './chart';
import type { CheckboxProps } from './checkbox';
import type { ComboboxProps, MultiComboboxProps } from './combobox';
import type { CountProps } from './count';
import type { DialogContentProps } from './dialog';
import type { EmptyStateProps } from './empty-state';
import type { FileDropProps } from './file-drop';
import type { FilmMiniProps } from './film-mini';
import type { FilmRulerProps } from './film-ruler';
import type { FilmStripProps } from './film-strip';
import type { IconButtonProps } from './icon-button';
import type { InputProps, PasswordInputProps } from './input';
import type { LightboxProps } from './lightbox';
import type { LoadingOverlayProps } from './loading-overlay';
import type { MarqueeProps } from './marquee';
import type { PaginationProps } from './pagination';
import type { PopoverContentProps } from './popover';
import type { PortalProviderProps } from './portal-root';
import type { ProgressProps } from './progress';
import type { RadioProps } from './radio-group';
import type { RatingDisplayProps } from './rating';
import type { ScrollAreaProps } from './scroll-area';
import type { SegmentedProps } from './segmented';
import type { SelectProps } from './select';
import type { SheetContentProps } from './sheet';
import type { StatProps } from './stat';
import type { SwitchProps } from './switch';
import type { TableEmptyProps, TableGroupProps, TableHeaderProps, TableLoadingProps, TableScrollProps } from './table';
import type { TabsContentProps, TabsTriggerProps } from './tabs';
import type { ThemeProviderProps } from './theme-provider';
import type { ToastOptions } from './toast';
import type { TooltipProps } from './tooltip';
import type { UploadItemProps } from './upload-item';

/** The required props. */
type Needed<Props> = {
  [Name in keyof Props]-?: Record<never, never> extends Pick<Props, Name> ? never : Name;
}[keyof Props];

test('essential props are required', () => {
  expectTypeOf<Needed<AvatarProps>>().toEqualTypeOf<'name'>();
  expectTypeOf<Needed<AvatarPairProps>>().toEqualTypeOf<'left' | 'right' | 'to'>();
  expectTypeOf<Needed<BarChartProps>>().toEqualTypeOf<'title' | 'bars' | 'categoryLabel' | 'valueLabel'>();
  expectTypeOf<Needed<BarListProps>>().toEqualTypeOf<'label' | 'items'>();
  expectTypeOf<Needed<BreadcrumbProps>>().toEqualTypeOf<'label' | 'items'>();
  expectTypeOf<Needed<CarouselProps>>().toEqualTypeOf<'label' | 'children'>();
  expectTypeOf<Needed<ComboboxProps<string>>>().toEqualTypeOf<'options'>();
  expectTypeOf<Needed<CountProps>>().toEqualTypeOf<'value'>();
  expectTypeOf<Needed<EmptyStateProps>>().toEqualTypeOf<'title'>();
  expectTypeOf<Needed<FileDropProps>>().toEqualTypeOf<'label' | 'onFiles'>();
  expectTypeOf<Needed<FilmMiniProps>>().toEqualTypeOf<'label' | 'frames'>();
  expectTypeOf<Needed<FilmRulerProps>>().toEqualTypeOf<'label' | 'duration' | 'at' | 'onSeek'>();
  expectTypeOf<Needed<FilmStripProps>>().toEqualTypeOf<'label' | 'frames'>();
  expectTypeOf<Needed<IconButtonProps>>().toEqualTypeOf<'label' | 'children'>();
  expectTypeOf<Needed<LightboxProps>>().toEqualTypeOf<'images' | 'index' | 'onIndexChange' | 'open' | 'onOpenChange'>();
  expectTypeOf<Needed<LineChartProps>>().toEqualTypeOf<'title' | 'categories' | 'categoryLabel' | 'series'>();
  expectTypeOf<Needed<LoadingOverlayProps>>().toEqualTypeOf<'open'>();
  expectTypeOf<Needed<MarqueeProps>>().toEqualTypeOf<'label' | 'children'>();
  expectTypeOf<Needed<MultiComboboxProps<string>>>().toEqualTypeOf<'options'>();
  expectTypeOf<Needed<PasswordInputProps>>().toEqualTypeOf<'showLabel' | 'hideLabel'>();
  expectTypeOf<Needed<PortalProviderProps>>().toEqualTypeOf<'container' | 'children'>();
  expectTypeOf<Needed<ProgressProps>>().toEqualTypeOf<'label' | 'value'>();
  expectTypeOf<Needed<RadioProps>>().toEqualTypeOf<'label' | 'value'>();
  expectTypeOf<Needed<RatingDisplayProps>>().toEqualTypeOf<'value'>();
  expectTypeOf<Needed<ScrollAreaProps>>().toEqualTypeOf<'label'>();
  expectTypeOf<Needed<SegmentedProps<string>>>().toEqualTypeOf<'options'>();
  expectTypeOf<Needed<SelectProps<string>>>().toEqualTypeOf<'options'>();
  expectTypeOf<Needed<SplitBarProps>>().toEqualTypeOf<'label' | 'parts'>();
  expectTypeOf<Needed<StatProps>>().toEqualTypeOf<'label'>();
  expectTypeOf<Needed<TableEmptyProps>>().toEqualTypeOf<'columns'>();
  expectTypeOf<Needed<TableGroupProps>>().toEqualTypeOf<'columns'>();
  expectTypeOf<Needed<TableLoadingProps>>().toEqualTypeOf<'columns'>();
  expectTypeOf<Needed<TableScrollProps>>().toEqualTypeOf<'label'>();
  expectTypeOf<Needed<TabsContentProps>>().toEqualTypeOf<'value'>();
  expectTypeOf<Needed<TabsTriggerProps>>().toEqualTypeOf<'value'>();
  expectTypeOf<Needed<ThemeProviderProps>>().toEqualTypeOf<'children'>();
  expectTypeOf<Needed<ToastOptions>>().toEqualTypeOf<'title'>();
  expectTypeOf<Needed<TooltipProps>>().toEqualTypeOf<'content' | 'children'>();
});

test('omitting an accessible name or purpose does not compile', () => {
  // A checkbox and a switch have text next to them or an aria-label.
  expectTypeOf<Record<never, never>>().not.toExtend<CheckboxProps>();
  expectTypeOf<Record<never, never>>().not.toExtend<SwitchProps>();
  // A popover is a dialog, which needs a name.
  expectTypeOf<{ children: ReactNode }>().not.toExtend<PopoverContentProps>();
  // A clear button needs a name.
  expectTypeOf<{ clearable: true }>().not.toExtend<InputProps>();
  // Pages are either links or buttons.
  expectTypeOf<{ page: 1; pageCount: 2 }>().not.toExtend<PaginationProps>();
  expectTypeOf<{
    page: 1;
    pageCount: 2;
    hrefFor: () => string;
    onPageChange: () => void;
  }>().not.toExtend<PaginationProps>();
  // An upload has a progress, and a failure a reason.
  expectTypeOf<{ name: string; state: 'uploading' }>().not.toExtend<UploadItemProps>();
  expectTypeOf<{ name: string; state: 'failed' }>().not.toExtend<UploadItemProps>();
  // A column that displays its sorting must be sortable.
  expectTypeOf<{ sort: 'none' }>().not.toExtend<TableHeaderProps>();
});

test('an unknown variant does not compile', () => {
  expectTypeOf<{ variant: 'primary' }>().not.toExtend<ButtonProps>();
  expectTypeOf<{ tone: 'error' }>().not.toExtend<CalloutProps>();
  expectTypeOf<{ size: 'huge' }>().not.toExtend<DialogContentProps>();
  expectTypeOf<{ side: 'top' }>().not.toExtend<SheetContentProps>();
});
