import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, useState } from 'react';
import { cn } from '../cn';
import { avatarParts } from '../recipes/avatar';
import { initials } from './initials';

export interface AvatarProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Name of the person: the alternative text of the picture, and the source of the initials. */
  name: string;
  /** Address of the picture; if it is missing or fails to load, initials are shown. */
  src?: string | null | undefined;
  /** Diameter in px. @default 32 */
  size?: number;
  /** Colour of the ring, by role. */
  tone?: 'vendor' | 'creator' | undefined;
  /** Draws the ring, 4 px outside the picture. @default false */
  ring?: boolean;
  /** Shows the presence dot. @default false */
  online?: boolean;
  /** Read out after the name while the dot is shown. */
  onlineLabel?: string;
  /** Hides it from assistive technology, where the name is displayed next to it. @default false */
  decorative?: boolean;
}

const rings = {
  vendor: 'pd:before:border-vendor-500',
  creator: 'pd:before:border-creator-500',
  none: 'pd:before:border-line-strong',
} as const;

/**
 * A person's picture. The ring, in the role's colour, marks whose turn it is.
 *
 * @example <Avatar name="山眠" src={logo} size={48} tone="vendor" ring />
 */
export const Avatar = forwardRef<HTMLSpanElement, AvatarProps>(function Avatar(
  {
    name,
    src,
    size = 32,
    tone,
    ring = false,
    online = false,
    onlineLabel,
    decorative = false,
    className,
    style,
    ...props
  },
  ref,
) {
  const [broken, setBroken] = useState<string | null>(null);
  const label = online && onlineLabel ? `${name}，${onlineLabel}` : name;
  const naming = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span
      ref={ref}
      data-slot="avatar"
      data-variant={tone ?? 'plain'}
      data-state={online ? 'online' : 'offline'}
      className={cn(
        'pd-root',
        avatarParts.root,
        ring &&
          "pd:before:absolute pd:before:-inset-1 pd:before:rounded-pill pd:before:border-2 pd:before:content-['']",
        ring && rings[tone ?? 'none'],
        className,
      )}
      style={{ '--pd-avatar': `${size}px`, ...style } as CSSProperties}
      {...naming}
      {...props}
    >
      {src && src !== broken ? (
        <img
          ref={(picture) => {
            // A picture that failed before the listener was attached is complete without a width; so is an SVG without intrinsic
            // size.
            if (picture?.complete && picture.naturalWidth === 0) picture.decode().catch(() => setBroken(src));
          }}
          alt=""
          src={src}
          data-slot="avatar-image"
          className={avatarParts.image}
          onError={() => setBroken(src)}
        />
      ) : (
        <span aria-hidden="true" data-slot="avatar-fallback" className={avatarParts.initials}>
          {initials(name)}
        </span>
      )}
      {online ? <span aria-hidden="true" data-slot="avatar-presence" className={avatarParts.presence} /> : null}
    </span>
  );
});
