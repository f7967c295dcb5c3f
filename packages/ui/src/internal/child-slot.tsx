import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { clsx } from 'clsx';
import * as React from 'react';

interface AsChildProps {
  asChild?: boolean | undefined;
  children?: React.ReactNode;
}

interface ChildSlotProps extends React.HTMLAttributes<HTMLElement> {
  /** What stands in the element, given the element's own children. */
  inner: (children: React.ReactNode) => React.ReactNode;
}

type Props = Record<string, unknown> & Pick<React.HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'>;

const refsAreProps = Number.parseFloat(React.version) >= 19;
const { use } = React as { use?: typeof React.use };

/**
 * Whether a part gives its looks to its only child. Where `asChild` finds anything but one element, the part says so
 * while developing and stays its own element for readers: Radix's Slot would take their page down.
 */
export function dressesChild({ asChild = false, children }: AsChildProps): boolean {
  if (!asChild || isOneElement(children)) return asChild;
  if (process.env.NODE_ENV === 'production') return false;
  throw new Error(
    '@paidang/ui: asChild needs exactly one child element, but found none or several. Put one inside, such as <a href="/guide">.',
  );
}

/** A fragment is none: it has nowhere to put a class or a handler. */
export function isOneElement(children: React.ReactNode): boolean {
  const child = settled(children);
  return React.isValidElement(child) && child.type !== React.Fragment;
}

/**
 * Renders its only child element with these props under the element's own: what Radix's Slot does, in a quarter of its
 * bytes (docs/decisions/0015-button-size.md). That there is one, the part has asked `dressesChild`.
 */
export const ChildSlot = React.forwardRef<HTMLElement, ChildSlotProps>(function ChildSlot(
  { inner, children, ...props },
  ref,
) {
  const element = settled(children) as React.ReactElement<Props>;
  const refs = useComposedRefs(ref, refOf(element));
  const own = element.props;
  return React.cloneElement<Props>(element, { ...merge(props, own), ref: refs }, inner(own.children));
});

function merge(ours: Props, own: Props): Props {
  const merged: Props = {
    ...ours,
    ...own,
    style: { ...ours.style, ...own.style },
    className: clsx(ours.className, own.className),
  };
  for (const name in own) {
    const first = own[name];
    const second = ours[name];
    if (!/^on[A-Z]/.test(name) || typeof first !== 'function' || typeof second !== 'function') continue;
    merged[name] = (...args: unknown[]) => {
      first(...args);
      second(...args);
    };
  }
  return merged;
}

function refOf(element: React.ReactElement<Props>): React.Ref<HTMLElement> | undefined {
  return ((refsAreProps ? element.props : element) as { ref?: React.Ref<HTMLElement> }).ref;
}

/** Server components may hand over an element that is still on its way. */
function settled(node: React.ReactNode): React.ReactNode {
  const { $$typeof, _payload } = (node ?? {}) as { $$typeof?: symbol; _payload?: Promise<React.ReactNode> };
  return use && _payload && $$typeof === Symbol.for('react.lazy') ? use(_payload) : node;
}
