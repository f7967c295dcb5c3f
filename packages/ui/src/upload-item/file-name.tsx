/** Truncates a long name in the middle, so that the extension stays visible. */
export function FileName({ name }: { name: string }) {
  const { stem, end } = splitName(name);
  return (
    <span data-slot="upload-item-name" title={name} className="pd:flex pd:min-w-0 pd:text-14 pd:font-medium">
      {/* The extension stays at the end, whatever the writing direction. */}
      <bdi className="pd:flex pd:min-w-0">
        <span className="pd:truncate">{stem}</span>
        <span className="pd:shrink-0 pd:whitespace-pre">{end}</span>
      </bdi>
    </span>
  );
}

const LONGEST_KIND = 8;

function splitName(name: string): { stem: string; end: string } {
  const dot = name.lastIndexOf('.');
  if (dot <= 0 || name.length - dot > LONGEST_KIND) return { stem: name, end: '' };
  return { stem: name.slice(0, dot), end: name.slice(dot) };
}
