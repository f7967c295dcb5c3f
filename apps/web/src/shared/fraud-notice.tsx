import { messages } from '@paidang/contract/rules';
import { cn } from '@paidang/ui/cn';
import { ShieldAlert } from 'lucide-react';

export interface FraudNoticeProps {
  className?: string;
}

/** Warning about telephone fraud, shown above the footer and wherever payments are mentioned. */
export function FraudNotice({ className }: FraudNoticeProps) {
  return (
    <p data-slot="fraud-notice" className={cn('flex items-start gap-2 text-13 text-ink-2', className)}>
      <ShieldAlert size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      {messages.fraudWarning}
    </p>
  );
}
