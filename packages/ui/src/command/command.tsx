import { Command as Cmdk } from 'cmdk';
import { Search } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { cn } from '../cn';

type Own<Part extends React.ElementType> = Omit<ComponentPropsWithoutRef<Part>, 'asChild'>;

export interface CommandProps extends Own<typeof Cmdk> {
  /** Accessible name of the list of commands. */
  label: string;
}

/**
 * A field with a list of commands that is filtered while typing: arrow keys move the highlight while the focus stays in the
 * field, Enter runs the command. Set `shouldFilter={false}` if a server filters; inside a `DialogContent` it is a command
 * palette.
 *
 * @example
 * <Command label="指令">
 *   <CommandInput placeholder="要做什麼？" />
 *   <CommandList label="指令"><CommandItem onSelect={create}>新增專案</CommandItem></CommandList>
 * </Command>
 */
export const Command = forwardRef<HTMLDivElement, CommandProps>(function Command({ className, ...props }, ref) {
  return (
    <Cmdk
      ref={ref}
      data-slot="command"
      {...props}
      className={cn('pd-root pd:flex pd:min-h-0 pd:flex-col', className)}
    />
  );
});

export type CommandInputProps = Own<typeof Cmdk.Input>;

/** The field. An Enter that belongs to the input method runs nothing. */
export const CommandInput = forwardRef<HTMLInputElement, CommandInputProps>(function CommandInput(
  { className, ...props },
  ref,
) {
  return (
    <div
      data-slot="command-field"
      className={cn('pd:flex pd:items-center pd:gap-3 pd:border-b pd:border-line pd:px-4', className)}
    >
      <Search aria-hidden="true" size={16} strokeWidth={1.75} className="pd:shrink-0 pd:text-ink-3" />
      <Cmdk.Input
        ref={ref}
        data-slot="command-input"
        {...props}
        className="pd:h-14 pd:min-w-0 pd:flex-1 pd:bg-transparent pd:text-16 pd:outline-none pd:placeholder:text-ink-3 pd:placeholder:opacity-100 pd:disabled:cursor-not-allowed"
      />
    </div>
  );
});

export interface CommandListProps extends Own<typeof Cmdk.List> {
  /** Accessible name of the list. */
  label: string;
}

/** The scrollable list of commands. */
export const CommandList = forwardRef<HTMLDivElement, CommandListProps>(function CommandList(
  { className, ...props },
  ref,
) {
  return (
    <Cmdk.List
      ref={ref}
      data-slot="command-list"
      {...props}
      className={cn('pd:max-h-[min(400px,56dvh)] pd:overflow-y-auto pd:overscroll-contain pd:p-2', className)}
    />
  );
});

export interface CommandGroupProps extends Own<typeof Cmdk.Group> {
  heading: string;
}

/** Commands of one kind under a heading, which disappears with the last of them. */
export const CommandGroup = forwardRef<HTMLDivElement, CommandGroupProps>(function CommandGroup(
  { className, ...props },
  ref,
) {
  return (
    <Cmdk.Group
      ref={ref}
      data-slot="command-group"
      {...props}
      className={cn(
        'pd:[&_[cmdk-group-heading]]:px-3 pd:[&_[cmdk-group-heading]]:pt-2.5 pd:[&_[cmdk-group-heading]]:pb-1 pd:[&_[cmdk-group-heading]]:text-12 pd:[&_[cmdk-group-heading]]:text-ink-3',
        className,
      )}
    />
  );
});

export interface CommandItemProps extends Own<typeof Cmdk.Item> {
  /** Icon before the text, 20 px. */
  icon?: ReactNode;
  /** Content at the end: its category, or its shortcut. */
  aside?: ReactNode;
}

/** One command. `value` distinguishes commands with the same text. */
export const CommandItem = forwardRef<HTMLDivElement, CommandItemProps>(function CommandItem(
  { icon, aside, className, children, ...props },
  ref,
) {
  return (
    <Cmdk.Item
      ref={ref}
      data-slot="command-item"
      {...props}
      className={cn(
        'pd:flex pd:min-h-10 pd:cursor-pointer pd:items-center pd:gap-3 pd:rounded-control pd:px-3 pd:py-2 pd:text-14 pd:select-none pd:data-[selected=true]:bg-hover pd:data-[disabled=true]:cursor-not-allowed pd:data-[disabled=true]:text-ink-3 pd:pointer-coarse:min-h-11',
        className,
      )}
    >
      {icon ? <span className="pd:grid pd:size-5 pd:shrink-0 pd:place-items-center pd:text-ink-3">{icon}</span> : null}
      <span className="pd:min-w-0 pd:flex-1 pd:truncate">{children}</span>
      {aside ? <span className="pd:max-w-[40%] pd:truncate pd:text-12 pd:text-ink-3">{aside}</span> : null}
    </Cmdk.Item>
  );
});

/** Shown when no command matches. */
export const CommandEmpty = forwardRef<HTMLDivElement, Own<typeof Cmdk.Empty>>(function CommandEmpty(
  { className, children, ...props },
  ref,
) {
  return (
    <Cmdk.Empty
      ref={ref}
      data-slot="command-empty"
      {...props}
      className={cn('pd:px-3 pd:py-8 pd:text-center pd:text-14 pd:text-ink-3', className)}
    >
      {/* A listbox must contain an option. */}
      <div role="option" tabIndex={-1} aria-disabled="true" aria-selected="false">
        {children}
      </div>
    </Cmdk.Empty>
  );
});
