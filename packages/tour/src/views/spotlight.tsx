export interface SpotlightProps {
  /** Whether there is something to light up; otherwise the whole page is dimmed. */
  lit: boolean;
  /** Whether the highlighted part can be used. @default false */
  interactive?: boolean;
}

/** Dims the page except for the target, and frames that with the corners of a viewfinder. */
export function Spotlight({ lit, interactive = false }: SpotlightProps) {
  return (
    <>
      <div data-slot="tour-blocker" data-hole={(lit && interactive) || undefined} />
      <div data-slot="tour-spotlight" data-state={lit ? 'lit' : 'dark'} />
    </>
  );
}
