export { PortalProvider, type PortalProviderProps, usePortalContainer } from './portal-root';
