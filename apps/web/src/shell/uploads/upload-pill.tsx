import { paths, patterns } from '@paidang/contract/pages';
import { CircleAlert, CloudOff, CloudUpload } from 'lucide-react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { labels } from '#labels/uploads';
import { percentOf, useVideoUploads, type VideoUpload } from '../../stores/video-uploads';

const icons = { reading: CloudUpload, sending: CloudUpload, waiting: CloudOff, failed: CircleAlert } as const;

/** Progress of uploads that were started on another page, linked back to it. */
export function UploadPill() {
  const { pathname } = useLocation();
  const uploads = useVideoUploads((state) => state.uploads);
  const here = matchPath(patterns.video, pathname)?.params.taskId;
  return (
    <>
      {Object.values(uploads)
        .filter(({ task }) => task !== here)
        .map((upload) => (
          <Pill key={upload.task} upload={upload} />
        ))}
    </>
  );
}

function Pill({ upload }: { upload: VideoUpload }) {
  const { task, index, status, name } = upload;
  const Icon = icons[status];
  const percent = percentOf(upload);
  return (
    <Link
      to={paths.video(task, { index })}
      title={name}
      className="relative flex min-h-10 items-center gap-2 overflow-hidden rounded-pill border border-line-strong bg-raised px-4 text-13 text-ink shadow-2 hover:bg-sunken pointer-coarse:min-h-11"
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
      <span className="tabular-nums">{status === 'sending' ? labels.sending(percent) : labels[status]}</span>
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-[3px] origin-left bg-ink"
        style={{ transform: `scaleX(${percent / 100})` }}
      />
    </Link>
  );
}
