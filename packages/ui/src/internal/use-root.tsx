import { type ComponentType, type Context, createContext, type ReactElement, useContext } from 'react';

const contexts = new Map<string, Context<boolean>>();

/** Wraps a root's content; in development its parts can detect that they are inside. */
export function asRoot(root: string, element: ReactElement): ReactElement {
  if (process.env.NODE_ENV === 'production') return element;
  const { Provider } = contextOf(root);
  return <Provider value={true}>{element}</Provider>;
}

/** A Radix root with the marker of `asRoot` around it. */
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
 * Throws in development if a part is used outside its root. Radix throws too, but names its own parts, such as
 * `MenuPortal`, and says neither why nor what to do. A constant, so that nothing of the calls remains in a
 * production build.
 */
export const useRoot = process.env.NODE_ENV === 'production' ? useNothing : useInside;

function contextOf(root: string): Context<boolean> {
  const context = contexts.get(root) ?? createContext(false);
  contexts.set(root, context);
  return context;
}
