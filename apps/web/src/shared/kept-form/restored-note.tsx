import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { labels } from '#labels/shared';

export interface RestoredNoteProps {
  isRestored: boolean;
  onStartOver: () => void;
  className?: string;
}

/** Tells the user that a form was restored from earlier input, and offers to start over. */
export function RestoredNote({ isRestored, onStartOver, className }: RestoredNoteProps) {
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
