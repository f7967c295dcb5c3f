import { forwardRef, type HTMLAttributes, type ReactNode } from 'react';
import { ChildSlot } from './child-slot';

/** Renders its only child element with these props under the element's own; what stands in it stays as it is. */
export const AsChild = forwardRef<HTMLElement, HTMLAttributes<HTMLElement>>(function AsChild(props, ref) {
  return <ChildSlot ref={ref} inner={asItIs} {...props} />;
});

const asItIs = (children: ReactNode) => children;
