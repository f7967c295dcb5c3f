import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { labels } from '#labels/shared';

export interface KeptNoteProps {
  isRestored: boolean;
  onStartOver: () => void;
  className?: string;
}

/** Says that a form holds what was typed before, and offers to begin again. */
export function KeptNote({ isRestored, onStartOver, className }: KeptNoteProps) {
  if (!isRestored) return null;
  return (
    <Callout
      role="status"
      className={className}
      action={
        <Button size="sm" variant="ghost" onClick={onStartOver}>
          {labels.kept.startOver}
        </Button>
      }
    >
      {labels.kept.text}
    </Callout>
  );
}
