import type { Person } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { labels } from '#labels/progress';
import { useLive } from '../../stores/live';

/** Opens the chat with the other side, if necessary once the chat has loaded. */
export function MessageButton({ person: { uuid, name } }: { person: Person }) {
  const chat = useLive((state) => state.chat);
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    if (isOpening && chat) void chat.openContact(uuid).finally(() => setOpening(false));
  }, [isOpening, chat, uuid]);
  return (
    <Button
      icon={<MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" />}
      busy={isOpening}
      onClick={() => setOpening(true)}
    >
      {labels.message(name)}
    </Button>
  );
}
