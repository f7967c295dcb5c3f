import { formatBytes } from '@paidang/contract/rules';
import { Download } from 'lucide-react';
import type { ChatEntry } from '../core';
import { useChatLabels, useChatStore } from '../react';
import { FileIcon } from './file-icon';
import { UploadBar } from './upload-bar';

/** A file that is not shown itself: its name, size, and a way to get it. */
export function FileCard({ entry }: { entry: ChatEntry }) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const { file, fileSize } = entry.message;
  if (!file) return null;
  return (
    <div
      data-slot="chat-file"
      className="pd:flex pd:w-80 pd:max-w-full pd:items-center pd:gap-3 pd:py-3 pd:pr-3 pd:pl-3.5"
    >
      <span className="pd:grid pd:size-10 pd:shrink-0 pd:place-items-center pd:rounded-control pd:border pd:border-[color-mix(in_srgb,currentcolor_32%,transparent)]">
        <FileIcon name={file.name} />
      </span>
      <span className="pd:min-w-0 pd:flex-1">
        <span className="pd:block pd:truncate pd:text-14 pd:font-medium">{file.name}</span>
        {entry.progress === null ? (
          <span className="pd:block pd:text-12 pd:opacity-75">{fileSize === null ? '' : formatBytes(fileSize)}</span>
        ) : (
          <span className="pd:block pd:py-[7px]">
            <UploadBar name={file.name} progress={entry.progress} />
          </span>
        )}
      </span>
      {entry.status === 'sent' && (
        <a
          href={store.fileUrl(file.path)}
          download={file.name}
          aria-label={labels.download(file.name)}
          className="pd:grid pd:size-10 pd:shrink-0 pd:place-items-center pd:rounded-control pd:hover:bg-[color-mix(in_srgb,currentcolor_12%,transparent)]"
        >
          <Download aria-hidden="true" size={20} strokeWidth={1.75} />
        </a>
      )}
    </div>
  );
}
