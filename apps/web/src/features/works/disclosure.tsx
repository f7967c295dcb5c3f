import { disclosureIn } from '@paidang/contract/rules';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { labels } from '#labels/works';

const disclosureLabels = labels.disclosure;

/** Whether the published text itself discloses the cooperation. */
export function Disclosure({ text }: { text: string }) {
  const found = disclosureIn(text);
  const Icon = found ? CircleCheck : TriangleAlert;
  return (
    <span className={`flex gap-1.5 text-13 ${found ? 'text-success-600' : 'text-warning-600'}`}>
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      {found ? disclosureLabels.found(found) : disclosureLabels.missing}
    </span>
  );
}
