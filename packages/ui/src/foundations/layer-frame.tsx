import { type ReactNode, useState } from 'react';
import { PortalProvider } from '../portal-root';

interface LayerFrameProps {
  /** Height and appearance. */
  className?: string;
  children: ReactNode;
}

/** A small window: a layer inside covers it instead of the page, so that several can be shown side by side. */
export function LayerFrame({ className = '', children }: LayerFrameProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div
      ref={setFrame}
      // A transformed element is the containing block of fixed positions inside it.
      className={`pd:relative pd:w-full pd:max-w-120 pd:transform-[translateZ(0)] pd:overflow-hidden pd:rounded-card pd:bg-sunken ${className}`}
    >
      <PortalProvider container={frame}>{frame && children}</PortalProvider>
    </div>
  );
}
