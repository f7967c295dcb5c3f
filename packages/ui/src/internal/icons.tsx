interface IconProps {
  /** Size in px. */
  size: 16 | 20;
}

/** Lucide's cross and tick, inlined: lucide-react would add more than a kilobyte to each layer for them. */
export function CrossIcon({ size }: IconProps) {
  return <Stroke size={size} d="M18 6 6 18M6 6l12 12" />;
}

export function TickIcon({ size }: IconProps) {
  return <Stroke size={size} d="M20 6 9 17l-5-5" />;
}

function Stroke({ size, d }: IconProps & { d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
