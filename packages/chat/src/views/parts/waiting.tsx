/** A spinner with a label for screen readers. */
export function Waiting({ label }: { label: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pdc:inline-block pdc:size-4 pdc:animate-spin pdc:rounded-pill pdc:border-2 pdc:border-current pdc:border-e-transparent"
      />
      <span className="pdc:sr-only">{label}</span>
    </>
  );
}
