import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as React from 'react';

interface ChildSlotProps extends React.HTMLAttributes<HTMLElement> {
  /** What stands in the element, given the element's own children. */
  inner: (children: React.ReactNode) => React.ReactNode;
}

type Props = Record<string, unknown> & Pick<React.HTMLAttributes<HTMLElement>, 'className' | 'style' | 'children'>;

const refsAreProps = Number.parseInt(React.version, 10) >= 19;
const lazy = Symbol.for('react.lazy');
const { use } = React as { use?: typeof React.use };

/**
 * Renders its only child element with these props under the element's own: what Radix's Slot does, in a quarter of its
 * bytes (docs/decisions/0015-button-size.md).
 */
export const ChildSlot = React.forwardRef<HTMLElement, ChildSlotProps>(function ChildSlot(
  { inner, children, ...props },
  ref,
) {
  const child = settled(children);
  const element = React.isValidElement<Props>(child) ? child : undefined;
  const refs = useComposedRefs(ref, element && refOf(element));
  if (!element) {
    if (process.env.NODE_ENV === 'production') return child;
    throw new Error(
      '@paidang/ui: asChild gives its looks to one child element, but found none or several. Put exactly one element inside, such as <a href="/guide">.',
    );
  }
  const own = element.props;
  return React.cloneElement<Props>(element, { ...merge(props, own), ref: refs }, inner(own.children));
});

function merge(ours: Props, own: Props): Props {
  const merged: Props = {
    ...ours,
    ...own,
    style: { ...ours.style, ...own.style },
    className: [ours.className, own.className].filter(Boolean).join(' '),
  };
  for (const name in own) {
    const [first, second] = [own[name], ours[name]];
    if (!/^on[A-Z]/.test(name) || typeof first !== 'function' || typeof second !== 'function') continue;
    merged[name] = (...args: unknown[]) => {
      first(...args);
      second(...args);
    };
  }
  return merged;
}

function refOf(element: React.ReactElement<Props>): React.Ref<HTMLElement> | undefined {
  const { ref } = (refsAreProps ? element.props : element) as { ref?: React.Ref<HTMLElement> };
  return ref;
}

/** Server components may hand over an element that is still on its way. */
function settled(node: React.ReactNode): React.ReactNode {
  const { $$typeof, _payload } = (node ?? {}) as { $$typeof?: symbol; _payload?: Promise<React.ReactNode> };
  return $$typeof === lazy && _payload && use ? use(_payload) : node;
}
