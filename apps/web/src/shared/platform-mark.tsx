export interface PlatformMarkProps {
  size: number;
}

/** The platform's mark, used as an avatar for messages no person wrote. */
export function PlatformMark({ size }: PlatformMarkProps) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} aria-hidden="true" className="rounded-pill">
      <rect width="64" height="64" fill="#18181e" />
      <rect x="12" y="22" width="24" height="20" rx="6" fill="#2d69de" />
      <rect x="28" y="22" width="24" height="20" rx="6" fill="#e5660a" />
      <rect x="28" y="22" width="8" height="20" fill="#fff" />
    </svg>
  );
}
