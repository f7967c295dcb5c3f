import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { Avatar, type AvatarProps } from '../avatar';
import { cn } from '../cn';

type AvatarPairSide = Pick<AvatarProps, 'name' | 'src' | 'tone'>;

export interface AvatarPairProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  left: AvatarPairSide;
  right: AvatarPairSide;
  /** Whose turn it is; `none` when both are done. */
  to: 'left' | 'right' | 'none';
  /** Diameter of each picture in px. @default 28 */
  size?: number;
  /** Accessible name of the pair. Without it, screen readers read the two names. */
  label?: string;
}

const arrows = { vendor: 'pd:text-vendor-500', creator: 'pd:text-creator-500', plain: 'pd:text-line-strong' } as const;

/**
 * Both sides of a collaboration, with an arrow pointing to the one whose turn it is.
 *
 * @example <AvatarPair left={{ name: '山眠', tone: 'vendor' }} right={{ name: '阿澄', tone: 'creator' }} to="left" label="輪到山眠" />
 */
export const AvatarPair = forwardRef<HTMLSpanElement, AvatarPairProps>(function AvatarPair(
  { left, right, to, size = 28, label, className, ...props },
  ref,
) {
  const mover = to === 'none' ? undefined : { left, right }[to];
  const seat = (side: 'left' | 'right', person: AvatarPairSide) => (
    <Avatar
      {...person}
      size={size}
      ring={to === side}
      decorative={label !== undefined}
      className={cn(to !== 'none' && to !== side && 'pd:opacity-50 pd:saturate-60')}
    />
  );
  return (
    <span
      ref={ref}
      data-slot="avatar-pair"
      data-state={to}
      {...(label === undefined ? {} : { role: 'img', 'aria-label': label })}
      className={cn('pd-root pd:inline-flex pd:shrink-0 pd:items-center pd:p-1', className)}
      {...props}
    >
      {seat('left', left)}
      <svg
        aria-hidden="true"
        data-slot="avatar-pair-line"
        viewBox="0 0 30 10"
        className={cn(
          'pd:mx-[3px] pd:h-2.5 pd:w-[30px] pd:shrink-0',
          mover ? arrows[mover.tone ?? 'plain'] : 'pd:text-line-strong',
          to === 'right' && 'pd:-scale-x-100',
        )}
      >
        <path d="M3 5h24" stroke="currentColor" strokeWidth="2" />
        {mover ? <path d="M5 0v10L0 5z" fill="currentColor" /> : null}
      </svg>
      {seat('right', right)}
    </span>
  );
});
