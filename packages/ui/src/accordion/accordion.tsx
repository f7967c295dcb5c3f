import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { dressesChild } from '../internal/child-slot';
import { asRoot, useRoot } from '../internal/use-root';

export type AccordionProps = ComponentPropsWithoutRef<typeof Radix.Root>;

/**
 * Headings that open what is below them. `type="single"` shows one section at a time (with `collapsible`, or none),
 * `type="multiple"` any number; `value`, `defaultValue`, `onValueChange`.
 *
 * @example
 * <Accordion type="single" collapsible>
 *   <AccordionItem value="fee">
 *     <AccordionTrigger>費用怎麼計算？</AccordionTrigger>
 *     <AccordionContent>依合作案的預算……</AccordionContent>
 *   </AccordionItem>
 * </Accordion>
 */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion({ className, ...props }, ref) {
  return asRoot(
    'Accordion',
    <Radix.Root
      ref={ref}
      data-slot="accordion"
      className={cn('pd-root pd:border-t pd:border-line', className)}
      {...props}
      asChild={dressesChild(props)}
    />,
  );
});

export type AccordionItemProps = ComponentPropsWithoutRef<typeof Radix.Item>;

/** One heading and its section; `disabled` keeps it as it is. */
export const AccordionItem = forwardRef<HTMLDivElement, AccordionItemProps>(function AccordionItem(
  { className, ...props },
  ref,
) {
  useRoot('AccordionItem', 'Accordion');
  return asRoot(
    'AccordionItem',
    <Radix.Item
      ref={ref}
      data-slot="accordion-item"
      className={cn('pd:border-b pd:border-line', className)}
      {...props}
      asChild={dressesChild(props)}
    />,
  );
});

export interface AccordionTriggerProps extends Omit<ComponentPropsWithoutRef<typeof Radix.Trigger>, 'asChild'> {
  /** Level of the heading around the button, to fit the page's outline. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6;
}

/** The heading: Enter and Space open and close, ↑ ↓ Home End move between headings. */
export const AccordionTrigger = forwardRef<HTMLButtonElement, AccordionTriggerProps>(function AccordionTrigger(
  { level = 3, className, children, ...props },
  ref,
) {
  useRoot('AccordionTrigger', 'AccordionItem');
  const Heading = `h${level}` as const;
  return (
    <Radix.Header asChild>
      <Heading data-slot="accordion-heading" className="pd:flex">
        <Radix.Trigger
          ref={ref}
          data-slot="accordion-trigger"
          className={cn(
            'pd:group pd:flex pd:min-h-12 pd:w-full pd:items-center pd:justify-between pd:gap-4 pd:rounded-control pd:py-3 pd:text-15 pd:font-medium pd:text-ink',
            'pd:focus-visible:-outline-offset-2 pd:not-disabled:hover:underline pd:underline-offset-4 pd:disabled:cursor-not-allowed pd:disabled:text-ink-3',
            className,
          )}
          {...props}
        >
          <span className="pd:min-w-0">{children}</span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            strokeWidth={1.75}
            className="pd:shrink-0 pd:text-ink-2 pd:transition-transform pd:duration-mid pd:group-data-[state=open]:rotate-180"
          />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  );
});

export type AccordionContentProps = ComponentPropsWithoutRef<typeof Radix.Content>;

/** The section. With `forceMount` it stays in the page while closed, hidden. */
export const AccordionContent = forwardRef<HTMLDivElement, AccordionContentProps>(function AccordionContent(
  { className, ...props },
  ref,
) {
  useRoot('AccordionContent', 'AccordionItem');
  return (
    <Radix.Content
      ref={ref}
      data-slot="accordion-content"
      className={cn('pd:pb-5 pd:text-15 pd:text-ink-2 pd:data-[state=open]:animate-fade-in', className)}
      {...props}
      asChild={dressesChild(props)}
    />
  );
});
