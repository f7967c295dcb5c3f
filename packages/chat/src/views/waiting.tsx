/** A turning ring with its words for those who cannot see it. */
export function Waiting({ label }: { label: string }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pd:inline-block pd:size-4 pd:animate-spin pd:rounded-pill pd:border-2 pd:border-current pd:border-r-transparent"
      />
      <span className="pd:sr-only">{label}</span>
    </>
  );
}
