import type { CaseReport } from '@paidang/contract/entities';
import { stepStatusTitle } from '@paidang/contract/steps';
import { functionCodes } from '@paidang/contract/vocabulary';
import { Badge } from '@paidang/ui/badge';
import { Check } from 'lucide-react';

const tones = { accepted: 'success', update_requested: 'warning' } as const;

/** Status of one platform's report. */
export function ReportBadge({ status }: Pick<CaseReport, 'status'>) {
  const tone = status in tones ? tones[status as keyof typeof tones] : 'neutral';
  return (
    <Badge
      tone={tone}
      icon={status === 'accepted' ? <Check size={12} strokeWidth={2.25} aria-hidden="true" /> : undefined}
    >
      {stepStatusTitle(functionCodes.closingReport, status)}
    </Badge>
  );
}
