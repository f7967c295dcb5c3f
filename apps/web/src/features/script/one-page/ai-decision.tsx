import { Badge } from '@paidang/ui/badge';
import { Button } from '@paidang/ui/button';
import { Sparkles } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { labels } from '#labels/script';
import { RichText } from '../../../shared/rich-text';

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

export interface AiDecisionProps {
  /** The current text. */
  present: string;
  /** The text the model wrote. */
  draft: string;
  /** Why it cannot be sent yet. */
  error: string | undefined;
  /** Called with the chosen text, and a message about the choice. */
  onDecide: (description: string, words: string) => void;
}

const words = labels.ai;

/** A model's draft next to the text it would replace. Nothing is applied without a press. */
export function AiDecision({ present, draft, error, onDecide }: AiDecisionProps) {
  const group = useRef<HTMLElement>(null);
  useEffect(() => group.current?.focus(), []);
  return (
    <section ref={group} tabIndex={-1} aria-label={words.decision} className="outline-none" data-quote-skip="">
      <p className="text-14 text-ink-2">{words.decisionHint}</p>
      <p role="alert" className="mt-1 text-13 text-danger-600 empty:hidden">
        {error}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => onDecide(draft, words.kept.taken)}>
          {words.take}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onDecide(present, words.kept.present)}>
          {words.keep}
        </Button>
      </div>
      <div className="mt-6 grid gap-6 md:grid-cols-2">
        <AiPane title={words.present}>
          {present ? <RichText html={present} size="compact" /> : <p className="text-14 text-ink-3">{words.nothing}</p>}
        </AiPane>
        <AiPane title={<AiBadge />}>
          <RichText html={draft} size="compact" />
        </AiPane>
      </div>
    </section>
  );
}
