import { type ForwardedRef, forwardRef, type ReactElement, type RefAttributes } from 'react';

/** `forwardRef` for generic components, whose type parameter React's own typing would fix to its constraint. */
export const forwardGeneric = forwardRef as <Part, Props>(
  render: (props: Props, ref: ForwardedRef<Part>) => ReactElement,
) => (props: Props & RefAttributes<Part>) => ReactElement;
