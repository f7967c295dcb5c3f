import { Button } from '@paidang/ui/button';
import { IconButton } from '@paidang/ui/icon-button';
import { CircleAlert, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { labels } from '#labels/row-list';

export interface RowListProps<Item> {
  label: string;
  hint?: string | undefined;
  /** @default false */
  required?: boolean;
  items: readonly Item[];
  /** Content of a new row. */
  blank: Item;
  isBlank: (item: Item) => boolean;
  max: number;
  addLabel: string;
  /** Label of a row by its number, from 1. */
  nameOf: (number: number) => string;
  /** Error about the list as a whole. */
  error?: string | undefined;
  onChange: (items: Item[]) => void;
  /** Renders the fields of one row. */
  children: (item: Item, change: (item: Item) => void, index: number) => ReactNode;
}

/** Editable list of rows. There is always at least one row to type in; a row left blank is removed. */
export function RowList<Item>(props: RowListProps<Item>) {
  const {
    label,
    hint,
    required = false,
    items,
    blank,
    isBlank,
    max,
    addLabel,
    nameOf,
    error,
    onChange,
    children,
  } = props;
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const focusIndex = useRef<number | null>(null);
  const rows = items.length > 0 ? items : [blank];

  useEffect(() => {
    if (focusIndex.current === null) return;
    const row = list.current?.children[Math.min(focusIndex.current, rows.length - 1)];
    row?.querySelector('input')?.focus();
    focusIndex.current = null;
  }, [rows.length]);

  const update = (next: Item[]) => onChange(next.length === 1 && next.every(isBlank) ? [] : next);
  const change = (index: number, item: Item) => update(rows.map((one, at) => (at === index ? item : one)));
  const remove = (index: number) => update(rows.filter((_, at) => at !== index));
  return (
    <fieldset aria-describedby={hint ? `${id}hint` : undefined} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-14 font-medium">
        {label}
        {required ? null : <span className="ml-1.5 text-12 font-regular text-ink-3">{labels.optional}</span>}
      </legend>
      {hint ? (
        <p id={`${id}hint`} className="-mt-1 text-13 text-ink-3">
          {hint}
        </p>
      ) : null}
      <ul ref={list} className="grid gap-2">
        {[...rows.entries()].map(([index, item]) => (
          <li
            key={index}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-1"
            onBlur={({ currentTarget, relatedTarget }) => {
              if (items.length > 1 && isBlank(item) && !currentTarget.contains(relatedTarget)) remove(index);
            }}
          >
            {children(item, (next) => change(index, next), index)}
            <IconButton
              label={labels.remove(nameOf(index + 1))}
              disabled={items.length === 0}
              onClick={() => {
                focusIndex.current = index;
                remove(index);
              }}
            >
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {error ? (
        <p role="alert" className="flex items-center gap-1 text-13 text-danger-600">
          <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      <Button
        size="sm"
        variant="ghost"
        className="justify-self-start"
        disabled={items.length === 0 || items.length >= max || rows.some(isBlank)}
        icon={<Plus size={16} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => {
          focusIndex.current = rows.length;
          onChange([...rows, blank]);
        }}
      >
        {addLabel}
      </Button>
    </fieldset>
  );
}

/** Error of a row; an error about an empty list is shown in its first row. */
export const rowError = (errors: Readonly<Record<string, string>>, list: string, index: number, field = '') =>
  errors[`${list}.${index}${field}`] ?? (index === 0 ? errors[list] : undefined);
