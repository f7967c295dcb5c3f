import { type ComponentType, type Context, createContext, type ReactElement, useContext } from 'react';

const contexts = new Map<string, Context<boolean>>();

/** What a root renders; in development its parts can tell that they are inside. */
export function asRoot(root: string, element: ReactElement): ReactElement {
  if (process.env.NODE_ENV === 'production') return element;
  const { Provider } = contextOf(root);
  return <Provider value={true}>{element}</Provider>;
}

/** A root of Radix as it is, with the mark of `asRoot` around it. */
export function rootOf<Props extends object>(root: string, Root: ComponentType<Props>) {
  return function MarkedRoot(props: Props) {
    return asRoot(root, <Root {...props} />);
  };
}

function useInside(part: string, root: string, why = 'whose state it needs'): void {
  const isInside = useContext(contextOf(root));
  if (isInside || process.env.NODE_ENV === 'production') return;
  throw new Error(
    `@paidang/ui: <${part}> must be used inside ${/^[AEIOU]/.test(root) ? 'an' : 'a'} <${root}>, ${why}. Move it into one.`,
  );
}

function useNothing(_part: string, _root: string, _why?: string): void {}

/**
 * Throws in development when a part is used outside its root. Radix throws too, but names parts of its own, such as
 * `MenuPortal`, and says neither why nor what to do. A constant, so that nothing of the calls is left in a host's
 * production build.
 */
export const useRoot = process.env.NODE_ENV === 'production' ? useNothing : useInside;

function contextOf(root: string): Context<boolean> {
  const context = contexts.get(root) ?? createContext(false);
  contexts.set(root, context);
  return context;
}
