import { IconButton } from '@paidang/ui/icon-button';
import { PencilLine } from 'lucide-react';
import { labels } from '#labels/suggestions';

/** Beside a selection: propose other words for it. */
export function SuggestTool({ onPress }: { onPress: () => void }) {
  return (
    <IconButton label={labels.suggest} tooltipSide="left" className="size-10 rounded-none" onClick={onPress}>
      <PencilLine size={20} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
