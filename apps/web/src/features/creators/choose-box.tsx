import { creatorCardLimits } from '@paidang/contract/limits';
import { Checkbox } from '@paidang/ui/checkbox';
import { labels } from '#labels/creators';
import { type ComparedCreator, useComparedCreators } from '../../stores/compared-creators';
import { showToast } from '../../stores/toasts';

const compareLabels = labels.compare;

export interface ChooseBoxProps {
  creator: ComparedCreator;
  /** Whether the label is visible; otherwise it is for screen readers only. */
  isLabelled?: boolean;
}

/** Checkbox that selects a creator for comparison. */
export function ChooseBox({ creator, isLabelled = false }: ChooseBoxProps) {
  const { chosen, toggle } = useComparedCreators();
  const isChosen = chosen.some(({ uuid }) => uuid === creator.uuid);
  const change = () => {
    if (!isChosen && chosen.length >= creatorCardLimits.compared)
      showToast({ title: compareLabels.full(creatorCardLimits.compared) });
    else toggle(creator);
  };
  const name = { 'aria-label': compareLabels.add(creator.name) };
  return (
    <Checkbox
      {...(isLabelled ? { ...name, label: compareLabels.addShort } : name)}
      checked={isChosen}
      onCheckedChange={change}
    />
  );
}
