import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { cn } from '../cn';
import { IconButton } from '../icon-button';
import { CrossIcon } from '../internal/icons';
import { type Tone, ToneIcon } from '../internal/tone-icon';
import { bannerVariants } from './banner-variants';
import { focusAfter } from './focus-after';

export interface BannerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'aria-label'> {
  /** Name of the landmark, such as 「詐騙提醒」. */
  label: string;
  /** @default 'info' */
  tone?: Tone;
  /** First words, in the tone's colour. */
  title?: ReactNode;
  /** Replaces the tone's icon; `null` leaves it away. */
  icon?: ReactNode;
  /** A button or link; under the text where it is narrow. */
  action?: ReactNode;
  /** Offers a cross. Take the banner out of the tree; the focus moves on to what follows it. */
  onDismiss?: () => void;
  /** Name of the cross. @default '關閉' */
  dismissLabel?: string;
}

/**
 * A message about the whole page or account, across its full width under the bar. A remark within the page is a
 * `Callout`, an answer to an action a toast. Add `role="alert"` or `"status"` only when it appears later.
 *
 * @example
 * <Banner label="連線狀態" tone="warning" title="網路連線中斷" action={<Button size="sm">重新連線</Button>}>
 *   你寫的內容都留在這台裝置上。
 * </Banner>
 */
export const Banner = forwardRef<HTMLElement, BannerProps>(function Banner(
  { label, tone = 'info', title, icon, action, onDismiss, dismissLabel = '關閉', className, children, ...props },
  ref,
) {
  const root = useRef<HTMLElement>(null);
  const refs = useComposedRefs(root, ref);
  const dismiss = () => {
    const moveOn = focusAfter(root.current);
    onDismiss?.();
    moveOn();
  };
  return (
    <section
      ref={refs}
      data-slot="banner"
      data-variant={tone}
      aria-label={label}
      className={cn(bannerVariants({ tone }), className)}
      {...props}
    >
      <ToneIcon tone={tone} icon={icon} className="pd:text-(--pd-banner)" />
      <div className="pd:flex pd:min-w-0 pd:flex-1 pd:flex-wrap pd:items-center pd:gap-x-4 pd:gap-y-2">
        <div className="pd:min-w-0 pd:grow pd:basis-60">
          {title ? (
            <span data-slot="banner-title" className="pd:mr-2 pd:font-strong pd:text-(--pd-banner)">
              {title}
            </span>
          ) : null}
          {children}
        </div>
        {action ? <div data-slot="banner-action">{action}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton
          label={dismissLabel}
          size="sm"
          tooltipSide="left"
          data-slot="banner-dismiss"
          className="pd:-my-[5px] pd:-mr-2"
          onClick={dismiss}
        >
          <CrossIcon size={16} />
        </IconButton>
      ) : null}
    </section>
  );
});
