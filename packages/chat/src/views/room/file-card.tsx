import { formatBytes } from '@paidang/contract/rules';
import { Download } from 'lucide-react';
import type { ChatEntry } from '../../core';
import { useChatLabels, useChatStore } from '../../react';
import { FileIcon } from '../parts/file-icon';
import { Marked } from '../search/marked';
import { UploadBar } from './upload-bar';

/** A file without a preview: name, size, and a download link. */
export function FileCard({ entry }: { entry: ChatEntry }) {
  const { message: labels } = useChatLabels();
  const store = useChatStore();
  const { file, fileSize } = entry.message;
  if (!file) return null;
  return (
    <div
      data-slot="chat-file"
      className="pdc:flex pdc:w-80 pdc:max-w-full pdc:items-center pdc:gap-3 pdc:py-3 pdc:pe-3 pdc:ps-3.5"
    >
      <span className="pdc:grid pdc:size-10 pdc:shrink-0 pdc:place-items-center pdc:rounded-control pdc:border pdc:border-[color-mix(in_srgb,currentcolor_32%,transparent)]">
        <FileIcon name={file.name} />
      </span>
      <span className="pdc:min-w-0 pdc:flex-1">
        <span className="pdc:block pdc:truncate pdc:text-14 pdc:font-medium">
          <Marked text={file.name} />
        </span>
        {entry.progress === null ? (
          <span className="pdc:block pdc:text-12 pdc:opacity-75">{fileSize == null ? '' : formatBytes(fileSize)}</span>
        ) : (
          <span className="pdc:block pdc:py-[7px]">
            <UploadBar name={file.name} progress={entry.progress} />
          </span>
        )}
      </span>
      {entry.status === 'sent' && (
        <a
          href={store.fileUrl(file.path)}
          download={file.name}
          aria-label={labels.download(file.name)}
          className="pdc:grid pdc:size-10 pdc:shrink-0 pdc:place-items-center pdc:rounded-control pdc:hover:bg-[color-mix(in_srgb,currentcolor_12%,transparent)]"
        >
          <Download aria-hidden="true" size={20} strokeWidth={1.75} />
        </a>
      )}
    </div>
  );
}
