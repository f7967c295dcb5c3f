import { createContext, type ReactNode, useContext } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface PortalProviderProps {
  /** Element that dialogs, popovers, menus, tooltips and toasts are placed in; `null` means `document.body`. */
  container: HTMLElement | null;
  children: ReactNode;
}

/**
 * Sends every layer below it into `container`. Needed in shadow roots, where `document.body` has neither our styles
 * nor our events.
 *
 * @example <PortalProvider container={layersInsideTheShadowRoot}><App /></PortalProvider>
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
  return <PortalContext.Provider value={container}>{children}</PortalContext.Provider>;
}

/** The element layers are placed in, or `undefined` for `document.body`. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
