import {
  type ComponentPropsWithRef,
  type MutableRefObject,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { cn } from '../cn';

/** Height of a single-line option in px; options with hints and long labels are measured. */
const ROW = 36;

/** Up to this number all options are rendered: find-in-page works, and the list has its natural height. */
const FEW = 100;

const noGroup = () => undefined;

/** Consecutive options under one heading, or under none. */
function runsOf<Option>(items: readonly Option[], groupOf: (option: Option) => string | undefined) {
  const runs: { group: string | undefined; from: number; options: Option[] }[] = [];
  for (const [from, option] of items.entries()) {
    const group = groupOf(option);
    const last = runs.at(-1);
    if (last && last.group === group) last.options.push(option);
    else runs.push({ group, from, options: [option] });
  }
  return runs;
}

interface OptionGroupProps {
  name: string;
  /** Whether the heading is displayed: a long list renders its options one by one. @default true */
  isHeaded?: boolean;
  children: ReactNode;
}

function OptionGroup({ name, isHeaded = true, children }: OptionGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a listbox may hold groups, and no fieldset
    <div role="group" aria-label={name}>
      {isHeaded && (
        <div
          aria-hidden="true"
          data-slot="option-group-label"
          className="pd:px-2.5 pd:pt-2 pd:pb-1 pd:text-12 pd:font-medium pd:text-ink-3"
        >
          {name}
        </div>
      )}
      {children}
    </div>
  );
}

interface OptionListProps<Option> {
  slot: string;
  items: readonly Option[];
  highlightedIndex: number;
  byPointer: MutableRefObject<boolean>;
  menuProps: ComponentPropsWithRef<'div'>;
  /** The heading of an option's group. */
  groupOf?: (option: Option) => string | undefined;
  renderOption: (option: Option, index: number) => ReactElement;
}

/** The options; if there are many, only the visible ones and the highlighted one are rendered. */
export function OptionList<Option extends { value: string }>({
  slot,
  items,
  highlightedIndex,
  byPointer,
  menuProps,
  groupOf = noGroup,
  renderOption,
}: OptionListProps<Option>) {
  const virtual = useRef<VirtualizerHandle>(null);
  const highlighted = useRef<HTMLDivElement>(null);
  const few = items.length <= FEW;
  useEffect(() => {
    if (highlightedIndex < 0 || byPointer.current) return;
    if (few) highlighted.current?.scrollIntoView({ block: 'nearest' });
    else virtual.current?.scrollToIndex(highlightedIndex, { align: 'nearest' });
  }, [highlightedIndex, byPointer, few]);
  return (
    <div
      {...menuProps}
      data-slot={slot}
      className={cn(
        'pd:overflow-y-auto pd:overscroll-contain pd:p-1',
        few ? 'pd:max-h-[min(288px,50dvh)]' : 'pd:h-[min(288px,50dvh)]',
      )}
    >
      {few ? (
        runsOf(items, groupOf).map(({ group, from, options }) => {
          const rows = options.map((option, at) => (
            <div key={option.value} ref={from + at === highlightedIndex ? highlighted : undefined}>
              {renderOption(option, from + at)}
            </div>
          ));
          return group === undefined ? (
            // A line marks the end of the group above.
            <div key={from} className={from > 0 ? 'pd:mt-1 pd:border-t pd:border-line pd:pt-1' : undefined}>
              {rows}
            </div>
          ) : (
            <OptionGroup key={`${group} ${from}`} name={group}>
              {rows}
            </OptionGroup>
          );
        })
      ) : (
        <Virtualizer
          ref={virtual}
          data={items}
          itemSize={ROW}
          keepMounted={highlightedIndex >= 0 ? [highlightedIndex] : []}
        >
          {(option, index) => {
            const group = groupOf(option);
            if (group === undefined) return renderOption(option, index);
            const before = items[index - 1];
            return (
              <OptionGroup key={option.value} name={group} isHeaded={!before || groupOf(before) !== group}>
                {renderOption(option, index)}
              </OptionGroup>
            );
          }}
        </Virtualizer>
      )}
    </div>
  );
}
