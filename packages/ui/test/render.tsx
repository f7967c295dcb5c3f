import '../src/styles/styles.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { render as mount } from 'vitest-browser-react';
import { PortalProvider } from '../src/portal-root';

const Ground = ({ children }: { children: ReactNode }) => <div className="pd-root">{children}</div>;

/** Renders with our styles loaded. */
export function render(ui: ReactNode) {
  return mount(ui, { wrapper: Ground });
}

/** Renders inside a shadow root, layers included, as our custom elements do. */
export function renderInShadow(ui: ReactNode): ShadowRoot {
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const app = shadow.appendChild(document.createElement('div'));
  const layers = shadow.appendChild(document.createElement('div'));
  const root = createRoot(app);
  root.render(<PortalProvider container={layers}>{ui}</PortalProvider>);
  onTestFinished(() => {
    root.unmount();
    host.remove();
  });
  return shadow;
}
