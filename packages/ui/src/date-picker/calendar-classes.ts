import type { ClassNames } from 'react-day-picker';

/** Seven of them have to fit on the narrowest screen. */
const cell = 'pd:size-9 pd:pointer-coarse:size-11 pd:pointer-coarse:max-[359px]:size-10';
const navButton =
  'pd:grid pd:size-9 pd:place-items-center pd:rounded-control pd:text-ink-2 pd:hover:bg-hover pd:hover:text-ink pd:aria-disabled:cursor-not-allowed pd:aria-disabled:text-ink-3 pd:aria-disabled:opacity-50 pd:pointer-coarse:size-11';

/** Class names of react-day-picker's parts. */
export const calendarClasses: Partial<ClassNames> = {
  root: 'pd:relative pd:w-fit',
  months: 'pd:flex pd:gap-6',
  month: 'pd:flex pd:flex-col pd:gap-2',
  nav: 'pd:pointer-events-none pd:absolute pd:inset-x-0 pd:top-0 pd:z-1 pd:flex pd:justify-between pd:*:pointer-events-auto',
  button_previous: navButton,
  button_next: navButton,
  month_caption: 'pd:flex pd:h-9 pd:items-center pd:justify-center pd:pointer-coarse:h-11',
  dropdowns: 'pd:relative pd:flex pd:items-center',
  dropdown_root:
    'pd:relative pd:rounded-small pd:hover:bg-hover pd:has-[select:focus-visible]:outline-2 pd:has-[select:focus-visible]:outline-focus',
  // The native list covers its own text: the appearance is ours, the behaviour on touch screens is the system's.
  dropdown: 'pd:absolute pd:inset-0 pd:w-full pd:cursor-pointer pd:opacity-0 pd:pointer-coarse:text-16',
  caption_label:
    'pd:flex pd:h-8 pd:items-center pd:gap-1 pd:px-1.5 pd:pointer-coarse:h-11 pd:text-14 pd:font-medium pd:tabular-nums pd:whitespace-nowrap',
  month_grid: 'pd:border-collapse pd:tabular-nums',
  weekdays: 'pd:text-12 pd:text-ink-3',
  weekday: `${cell} pd:p-0 pd:text-center pd:font-regular`,
  day: `pd:group ${cell} pd:p-0 pd:text-center pd:text-14`,
  day_button: [
    'pd:relative pd:grid pd:size-full pd:place-items-center pd:rounded-control pd:hover:bg-hover pd:focus-visible:-outline-offset-2',
    'pd:disabled:cursor-not-allowed pd:disabled:bg-transparent pd:disabled:text-ink-3 pd:disabled:line-through',
    'pd:group-data-selected:bg-accent pd:group-data-selected:font-medium pd:group-data-selected:text-on-accent pd:group-data-selected:hover:bg-accent-hover',
    'pd:group-[.pd-range-middle]:rounded-none pd:group-[.pd-range-middle]:bg-press pd:group-[.pd-range-middle]:text-ink pd:group-[.pd-range-middle]:hover:bg-press',
    "pd:group-data-today:after:absolute pd:group-data-today:after:bottom-1 pd:group-data-today:after:size-1 pd:group-data-today:after:rounded-pill pd:group-data-today:after:bg-current pd:group-data-today:after:content-['']",
  ].join(' '),
  outside: 'pd:text-ink-3',
  range_middle: 'pd-range-middle',
};
