import { formatBytes, isInlineImage } from '@paidang/contract/rules';
import { X } from 'lucide-react';
import type { Attachment } from '../../core';
import { useChatLabels } from '../../react';
import { FileIcon } from '../parts/file-icon';
import { ChatIconButton } from '../parts/icon-button';
import { useObjectUrl } from '../parts/use-object-url';

interface ComposerAttachmentsProps {
  attachments: readonly Attachment[];
  onRemove: (id: string) => void;
}

/** Files that will be sent with the message. */
export function ComposerAttachments({ attachments, onRemove }: ComposerAttachmentsProps) {
  const { composer: labels } = useChatLabels();
  if (attachments.length === 0) return null;
  return (
    <ul
      aria-label={labels.files}
      className="pdc:flex pdc:max-h-32 pdc:flex-wrap pdc:gap-2 pdc:overflow-y-auto pdc:border-b pdc:border-line pdc:p-2"
    >
      {attachments.map(({ id, file }) => (
        <li
          key={id}
          data-slot="chat-attachment"
          className="pdc:flex pdc:max-w-full pdc:items-center pdc:gap-2 pdc:rounded-control pdc:border pdc:border-line pdc:bg-paper pdc:py-1 pdc:pe-1 pdc:ps-2"
        >
          <Thumb file={file} />
          <span className="pdc:min-w-0 pdc:text-12">
            <span className="pdc:block pdc:truncate">{file.name}</span>
            <span className="pdc:block pdc:text-ink-3">{formatBytes(file.size)}</span>
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
  if (url) return <img src={url} alt="" className="pdc:size-8 pdc:rounded-small pdc:object-cover" />;
  return <FileIcon name={file.name} />;
}
