import { formatBytes, isInlineImage } from '@paidang/contract/rules';
import { X } from 'lucide-react';
import type { Attachment } from '../core';
import { useChatLabels } from '../react';
import { FileIcon } from './file-icon';
import { ChatIconButton } from './icon-button';
import { useObjectUrl } from './use-object-url';

interface ComposerAttachmentsProps {
  attachments: readonly Attachment[];
  onRemove: (id: string) => void;
}

/** Files that go out with the next send. */
export function ComposerAttachments({ attachments, onRemove }: ComposerAttachmentsProps) {
  const { composer: labels } = useChatLabels();
  if (attachments.length === 0) return null;
  return (
    <ul
      aria-label={labels.files}
      className="pd:flex pd:max-h-32 pd:flex-wrap pd:gap-2 pd:overflow-y-auto pd:border-b pd:border-line pd:p-2"
    >
      {attachments.map(({ id, file }) => (
        <li
          key={id}
          data-slot="chat-attachment"
          className="pd:flex pd:max-w-full pd:items-center pd:gap-2 pd:rounded-control pd:border pd:border-line pd:bg-paper pd:py-1 pd:pr-1 pd:pl-2"
        >
          <Thumb file={file} />
          <span className="pd:min-w-0 pd:text-12">
            <span className="pd:block pd:truncate">{file.name}</span>
            <span className="pd:block pd:text-ink-3">{formatBytes(file.size)}</span>
          </span>
          <ChatIconButton
            label={labels.removeFile(file.name)}
            size="xs"
            tipSide="top"
            tipAlign="end"
            onClick={() => onRemove(id)}
          >
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </ChatIconButton>
        </li>
      ))}
    </ul>
  );
}

function Thumb({ file }: { file: File }) {
  const url = useObjectUrl(isInlineImage(file.name) ? file : null);
  if (url) return <img src={url} alt="" className="pd:size-8 pd:rounded-[6px] pd:object-cover" />;
  return <FileIcon name={file.name} />;
}
