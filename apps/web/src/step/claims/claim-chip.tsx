import { Button } from '@paidang/ui/button';
import { ShieldCheck } from 'lucide-react';
import { labels } from '#labels/claims';
import { useStepRoom, useStepSession } from '../page/step-room';

/** Number of risky claims; opens the list. */
export function ClaimChip() {
  const { board, session } = useStepRoom();
  const checked = useStepSession((state) => state.claims);
  if (!checked || checked.found.claims.length === 0) return null;
  const high = checked.open.length;
  return (
    <Button
      size="sm"
      variant="ghost"
      className={high > 0 ? 'text-danger-600' : undefined}
      icon={<ShieldCheck size={16} strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => {
        board.setOpen(true);
        session.setState({ boardView: 'claims' });
      }}
    >
      {high > 0 ? labels.chipHigh(high) : labels.chip(checked.found.claims.length)}
    </Button>
  );
}
