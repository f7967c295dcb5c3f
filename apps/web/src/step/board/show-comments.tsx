import { IconButton } from '@paidang/ui/icon-button';
import { PanelRightOpen } from 'lucide-react';
import { labels } from '#labels/step';

export interface ShowCommentsProps {
  onClick: () => void;
}

/** Brings back the comment board that was put away. */
export function ShowComments({ onClick }: ShowCommentsProps) {
  return (
    <IconButton
      label={labels.showComments}
      tooltipSide="left"
      className="absolute top-3 right-3 border border-line bg-surface shadow-1"
      onClick={onClick}
    >
      <PanelRightOpen size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
