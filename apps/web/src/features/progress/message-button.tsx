import type { Person } from '@paidang/contract/entities';
import { Button } from '@paidang/ui/button';
import { MessageCircle } from 'lucide-react';
import { labels } from '#labels/progress';
import { useLive } from '../../stores/live';

/** Opens the chat with the other side. */
export function MessageButton({ person }: { person: Person }) {
  const chat = useLive((state) => state.chat);
  return (
    <Button
      icon={<MessageCircle size={16} strokeWidth={1.75} aria-hidden="true" />}
      busy={!chat}
      onClick={() => void chat?.openContact(person.uuid)}
    >
      {labels.message(person.name)}
    </Button>
  );
}
