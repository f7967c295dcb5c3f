import { labels } from '#labels/schedule';
import { WordsDialog } from '../../step/moves/words-dialog';
import { useScheduleRoom } from './schedule-room';

/** Asks why a proposal is declined. @param proposal number of the proposal; `null` if none is being declined */
export default function DeclineDialog({ proposal }: { proposal: number | null }) {
  const { view, other, moves, decline, onStale } = useScheduleRoom();
  if (proposal === null) return null;
  return (
    <WordsDialog
      title={labels.declineDialog.title}
      text={labels.declineDialog.text(other)}
      field={labels.declineDialog.field}
      action={labels.declineDialog.action}
      about={[view.step.uuid, 'decline']}
      outdated={proposal === view.proposal?.number ? null : { text: labels.changedMeanwhile }}
      onSend={(note) => moves.decline(note, proposal)}
      onClose={() => {
        decline(null);
        onStale();
      }}
    />
  );
}
