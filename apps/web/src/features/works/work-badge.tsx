import type { Work } from '@paidang/contract/entities';
import { stepStatusTitle } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Check } from 'lucide-react';

const tones = { passed: 'success', failed: 'danger', changed: 'warning' } as const;

/** Status of one platform's work. */
export function WorkBadge({ status }: Pick<Work, 'status'>) {
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral';
  return (
    <Badge
      tone={tone}
      icon={status === 'passed' ? <Check size={12} strokeWidth={2.25} aria-hidden="true" /> : undefined}
    >
      {stepStatusTitle(functionCodes.worksOnline, status)}
    </Badge>
  );
}
