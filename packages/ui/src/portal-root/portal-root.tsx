import { createContext, type ReactNode, useContext } from 'react';

const PortalContext = createContext<HTMLElement | null>(null);

export interface PortalProviderProps {
  /** Element that dialogs, popovers, menus, tooltips and toasts are rendered into; `null` means `document.body`. */
  container: HTMLElement | null;
  children: ReactNode;
}

/**
 * Renders all layers inside it into `container`. Required in shadow roots, because `document.body` has neither our styles
 * nor our events.
 *
 * @example <PortalProvider container={layersInsideTheShadowRoot}><App /></PortalProvider>
 */
export function PortalProvider({ container, children }: PortalProviderProps) {
  return <PortalContext.Provider value={container}>{children}</PortalContext.Provider>;
}

/** The element layers are rendered into; `undefined` for `document.body`. */
export function usePortalContainer(): HTMLElement | undefined {
  return useContext(PortalContext) ?? undefined;
}
