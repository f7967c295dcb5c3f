import { type ComponentPropsWithRef, type MutableRefObject, type ReactElement, useEffect, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { cn } from '../cn';

/** Height of one line of an option, px; hints and long labels are measured. */
const ROW = 36;

/** Up to here all options are in the page: find-in-page works, and the list is as high as it needs to be. */
const FEW = 100;

interface OptionListProps<Option> {
  slot: string;
  items: readonly Option[];
  highlightedIndex: number;
  byPointer: MutableRefObject<boolean>;
  menuProps: ComponentPropsWithRef<'div'>;
  renderOption: (option: Option, index: number) => ReactElement;
}

/** The options, of which only those in sight and the highlighted one are in the page when there are many. */
export function OptionList<Option extends { value: string }>({
  slot,
  items,
  highlightedIndex,
  byPointer,
  menuProps,
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
        items.map((option, index) => (
          <div key={option.value} ref={index === highlightedIndex ? highlighted : undefined}>
            {renderOption(option, index)}
          </div>
        ))
      ) : (
        <Virtualizer
          ref={virtual}
          data={items}
          itemSize={ROW}
          keepMounted={highlightedIndex >= 0 ? [highlightedIndex] : []}
        >
          {renderOption}
        </Virtualizer>
      )}
    </div>
  );
}
