import { Badge } from '@paidang/ui/badge';
import { Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/script';

/** Marks text as machine-written. */
export const AiBadge = () => (
  <Badge icon={<Sparkles size={12} strokeWidth={1.75} aria-hidden="true" />}>{labels.ai.mark}</Badge>
);

/** One of two texts side by side. */
export function AiPane({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h2 className="mb-3 flex h-[22px] items-center text-13 font-medium text-ink-2">{title}</h2>
      <div className="border-t border-line pt-3">{children}</div>
    </div>
  );
}
