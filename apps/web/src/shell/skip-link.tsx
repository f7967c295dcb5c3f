import { labels } from '#labels/shell';

export const mainId = 'main';

/** First stop of the keyboard: past the bar. */
export function SkipLink() {
  return (
    <a
      href={`#${mainId}`}
      className="fixed top-2 left-2 z-(--pd-z-loading) -translate-y-16 rounded-control bg-ink px-4 py-2 pointer-coarse:py-3 text-on-ink focus:translate-y-0 print:hidden"
    >
      {labels.skip}
    </a>
  );
}
