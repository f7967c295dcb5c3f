import type { VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { cn } from '../cn';
import { hasSingleElementChild } from '../internal/as-child';
import { useCheckedRef } from '../internal/use-checked-ref';
import { asRoot, useRoot } from '../internal/use-root';
import { cardVariants } from './card-variants';

type Looks = VariantProps<typeof cardVariants>;

export interface CardProps extends ComponentPropsWithoutRef<'div'> {
  /** Outlined, sunken or raised. @default 'line' */
  variant?: Looks['variant'];
  /** Role colour of the leading edge: shows whose item it is, never decoration. @default 'none' */
  tone?: Looks['tone'];
  /** Styles the only child element as a card, such as an `<li>` or `<article>`. @default false */
  asChild?: boolean;
}

/**
 * One item among others of its kind. Not for dividing a page: use space and hairlines for that.
 *
 * @example
 * <Card asChild tone="vendor">
 *   <li>
 *     <CardTitle><CardLink href="/projects/7">夜間修護精華</CardLink></CardTitle>
 *     <CardDescription>阿澄，影片</CardDescription>
 *   </li>
 * </Card>
 */
export const Card = forwardRef<HTMLDivElement, CardProps>(function Card(
  { variant, tone, asChild, className, ...props },
  ref,
) {
  const Part = hasSingleElementChild({ asChild, children: props.children }) ? Slot.Root : 'div';
  return asRoot(
    'Card',
    <Part
      ref={ref}
      data-slot="card"
      data-variant={variant ?? 'line'}
      data-tone={tone ?? 'none'}
      className={cn(cardVariants({ variant, tone }), className)}
      {...props}
    />,
  );
});

export type CardHeaderProps = ComponentPropsWithoutRef<'div'>;

/** Title and description on the left, a badge or a menu on the right. */
export const CardHeader = forwardRef<HTMLDivElement, CardHeaderProps>(function CardHeader(
  { className, ...props },
  ref,
) {
  return (
    <div
      ref={ref}
      data-slot="card-header"
      className={cn(
        'pd:flex pd:items-start pd:justify-between pd:gap-3 pd:*:min-w-0 pd:*:not-first:shrink-0',
        className,
      )}
      {...props}
    />
  );
});

export interface CardTitleProps extends ComponentPropsWithoutRef<'h3'> {
  /** Heading level that fits the page's outline. @default 'h3' */
  as?: 'h2' | 'h3' | 'h4' | 'p';
}

/** Title of the card. */
export const CardTitle = forwardRef<HTMLHeadingElement, CardTitleProps>(function CardTitle(
  { as: Title = 'h3', className, ...props },
  ref,
) {
  return <Title ref={ref} data-slot="card-title" className={cn('pd:text-15 pd:font-strong', className)} {...props} />;
});

export type CardDescriptionProps = ComponentPropsWithoutRef<'div'>;

/** A secondary line under the title. */
export const CardDescription = forwardRef<HTMLDivElement, CardDescriptionProps>(function CardDescription(
  { className, ...props },
  ref,
) {
  return (
    <div ref={ref} data-slot="card-description" className={cn('pd:text-13 pd:text-ink-3', className)} {...props} />
  );
});

export type CardBodyProps = ComponentPropsWithoutRef<'div'>;

/** Content of the card. */
export const CardBody = forwardRef<HTMLDivElement, CardBodyProps>(function CardBody({ className, ...props }, ref) {
  return <div ref={ref} data-slot="card-body" className={cn('pd:min-w-0', className)} {...props} />;
});

export type CardFooterProps = ComponentPropsWithoutRef<'div'>;

/** The last line, below a hairline: state on the left, date or action on the right. */
export const CardFooter = forwardRef<HTMLDivElement, CardFooterProps>(function CardFooter(
  { className, ...props },
  ref,
) {
  return (
    <div
      ref={ref}
      data-slot="card-footer"
      className={cn(
        'pd:mt-auto pd:flex pd:flex-wrap pd:items-center pd:justify-between pd:gap-x-3 pd:gap-y-1 pd:border-t pd:border-line pd:pt-2.5 pd:*:min-w-0',
        className,
      )}
      {...props}
    />
  );
});

export interface CardLinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Styles the only child element, such as a router's link or a button. @default false */
  asChild?: boolean;
}

/**
 * The main link of the card: its target covers the whole card, its accessible name is its own text. Other controls in the
 * card stay clickable if they are positioned (`relative`).
 *
 * @example <CardTitle><CardLink asChild><Link to="/projects/7">夜間修護精華</Link></CardLink></CardTitle>
 */
export const CardLink = forwardRef<HTMLAnchorElement, CardLinkProps>(function CardLink(
  { asChild, className, ...props },
  ref,
) {
  const Part = hasSingleElementChild({ asChild, children: props.children }) ? Slot.Root : 'a';
  useRoot('CardLink', 'Card', 'so a press anywhere on the page would follow it');
  return (
    <Part
      ref={useCheckedRef(ref)}
      data-slot="card-link"
      className={cn(
        "pd:after:absolute pd:after:inset-0 pd:after:rounded-[inherit] pd:after:content-['']",
        'pd:hover:after:bg-hover pd:active:after:bg-press pd:focus-visible:outline-none pd:focus-visible:after:outline-2 pd:focus-visible:after:outline-offset-2 pd:focus-visible:after:outline-focus',
        className,
      )}
      {...props}
    />
  );
});
