import type { ReactNode } from 'react';
import { labels } from '#labels/script';

export interface SegmentFrameProps {
  number: number;
  /** Rendered left of the number, such as the drag handle. */
  lead?: ReactNode;
  heading: ReactNode;
  /** Rendered right of the heading. */
  tools?: ReactNode;
  times: ReactNode;
  /** The scene: picture and text. */
  scene: ReactNode;
  narration: ReactNode;
}

/** Shared layout of editable and read-only segments: number and title, times, then the scene next to the narration. */
export function SegmentFrame({ number, lead, heading, tools, times, scene, narration }: SegmentFrameProps) {
  return (
    <div className="grid gap-y-3 py-6">
      <div className="flex items-start gap-2">
        <div className="flex h-10 shrink-0 items-center gap-1" data-quote-skip="">
          {lead ? <span className="-ml-2">{lead}</span> : null}
          <span className="font-mono text-[20px] leading-6 tracking-[-.04em] text-ink-3">{labels.number(number)}</span>
        </div>
        <div className="min-w-0 flex-1">{heading}</div>
        {tools ? (
          <div className="flex shrink-0 items-center" data-quote-skip="">
            {tools}
          </div>
        ) : null}
      </div>
      <div data-quote-skip="" className="flex min-h-8 flex-wrap items-start gap-x-2 text-13/8 text-ink-2">
        {times}
      </div>
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Column title={labels.scene}>{scene}</Column>
        <Column title={labels.narration}>{narration}</Column>
      </div>
    </div>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 content-start gap-2">
      <p data-quote-skip="" className="text-12 font-medium text-ink-3">
        {title}
      </p>
      {children}
    </div>
  );
}
