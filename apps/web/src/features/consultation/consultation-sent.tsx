import { Button } from '@paidang/ui/button';
import { cn } from '@paidang/ui/cn';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { labels } from '#labels/consultation';

export interface ConsultationSentProps {
  /** Address the receipt was sent to. */
  email: string;
  onAnother: () => void;
  className?: string | undefined;
}

/** Confirms receipt and says what happens next; takes focus from the form it replaces. */
export function ConsultationSent({ email, onAnother, className }: ConsultationSentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={cn('rounded-card border border-line bg-surface p-6 md:p-10', className)}>
      <MailCheck size={20} strokeWidth={1.75} aria-hidden="true" className="text-success-600" />
      <h3 ref={heading} tabIndex={-1} className="mt-4 text-22 font-strong outline-none">
        {labels.sentTitle}
      </h3>
      <p className="mt-2 text-16 text-ink-2 text-pretty wrap-anywhere">{labels.sent(email)}</p>
      <p className="mt-1 text-13 text-ink-3">{labels.sentHint}</p>
      <Button className="mt-6" onClick={onAnother}>
        {labels.another}
      </Button>
    </div>
  );
}
