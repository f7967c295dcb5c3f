import { labels } from '#labels/uploads';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { useVideoUploads } from '../../stores/video-uploads';

const leaveLabels = labels.leave;
const stay = () => useVideoUploads.setState({ leaving: null });

/** Asks for confirmation before leaving while a video is being uploaded. */
export default function LeaveDialog() {
  const go = useVideoUploads((state) => state.leaving);
  return (
    <ConfirmDialog
      open={go !== null}
      onOpenChange={(open) => !open && stay()}
      title={leaveLabels.title}
      text={leaveLabels.text}
      cancel={leaveLabels.stay}
      confirm={leaveLabels.go}
      onConfirm={() => {
        stay();
        go?.();
      }}
    />
  );
}
