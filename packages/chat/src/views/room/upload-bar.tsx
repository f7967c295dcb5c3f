import { useChatLabels } from '../../react';

/** Progress of an upload, from 0 to 1. */
export function UploadBar({ name, progress }: { name: string; progress: number }) {
  const { message } = useChatLabels();
  return (
    <div
      role="progressbar"
      aria-label={message.uploading(name)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      data-slot="chat-upload"
      className="pdc:h-1 pdc:overflow-hidden pdc:rounded-pill pdc:bg-[color-mix(in_srgb,currentcolor_25%,transparent)]"
    >
      <div
        className="pdc:h-full pdc:origin-left pdc:bg-current pdc:transition-transform pdc:duration-mid"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
  );
}
