import { limits } from '@paidang/contract/limits';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { useChatLabels } from '../../react';
import { ChatIconButton } from '../parts/icon-button';

const accepted = limits.chat.fileExtensions.map((extension) => `.${extension}`).join(',');

/** Opens the file dialog. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const { composer: labels } = useChatLabels();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <ChatIconButton
        label={labels.attach}
        size="md"
        tipSide="top"
        tipAlign="start"
        onClick={() => picker.current?.click()}
      >
        <Paperclip aria-hidden="true" size={20} strokeWidth={1.75} />
      </ChatIconButton>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        accept={accepted}
        aria-label={labels.attach}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
    </>
  );
}
