import { type ComponentType, type Context, createContext, type ReactElement, useContext } from 'react';

const contexts = new Map<string, Context<boolean>>();

/** What a root renders; while developing, its parts can tell that they stand inside. */
export function asRoot(root: string, element: ReactElement): ReactElement {
  if (process.env.NODE_ENV === 'production') return element;
  const { Provider } = contextOf(root);
  return <Provider value={true}>{element}</Provider>;
}

/** The same for a root that Radix has as it is: in a production build it then is Radix's, and weighs nothing. */
export function rootOf<Props extends object>(root: string, Root: ComponentType<Props>) {
  return function MarkedRoot(props: Props) {
    return asRoot(root, <Root {...props} />);
  };
}

/**
 * Throws while developing when a part stands outside of its root. Radix throws too, but names parts of its own, such as
 * `MenuPortal`, and says neither why nor what to do. Nothing of the call is left in a host's production build.
 */
export function useRoot(part: string, root: string, why = 'whose state it needs') {
  if (process.env.NODE_ENV !== 'production') insist(part, root, why);
}

/** A name that is no hook's: the order of hooks holds, because the environment never changes while a page lives. */
const insist = useInside;

function useInside(part: string, root: string, why: string) {
  if (useContext(contextOf(root))) return;
  throw new Error(
    `@paidang/ui: <${part}> stands outside of ${/^[AEIOU]/.test(root) ? 'an' : 'a'} <${root}>, ${why}. Move it into one.`,
  );
}

function contextOf(root: string): Context<boolean> {
  const context = contexts.get(root) ?? createContext(false);
  contexts.set(root, context);
  return context;
}
