import type { SearchResults } from '@paidang/contract/calls';
import { notificationTarget } from '@paidang/contract/notifications';
import { paths } from '@paidang/contract/pages';
import { actionCodes, functionTitles, identityCodes } from '@paidang/contract/vocabulary';
import { CommandGroup, CommandItem } from '@paidang/ui/command';
import { Clapperboard, FileText, FolderClosed, MessageSquareText, MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { labels } from '#labels/palette';
import { PersonAvatar } from '../../shared/person-avatar';
import { foundAt, stepPath } from '../../step/step-link';
import { useLive } from '../../stores/live';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Page of the step that a version belongs to. */
const documentPath = ({
  task_uuid,
  task_index,
  task_type,
  project_uuid,
  ...step
}: SearchResults['documents'][number]) =>
  stepPath({ uuid: task_uuid, index: task_index, type: task_type, project_uuid }, step) ??
  paths.projectProgress(project_uuid, task_index);

/** Comment board of a comment, opened at its thread. */
const commentPath = ({
  function: code,
  thread_id,
  platform_uuid,
  script_uuid,
  ...at
}: SearchResults['comments'][number]) =>
  notificationTarget({
    code: { identity: identityCodes.creator, function: code, action: actionCodes.commented },
    parameters: {
      ...at,
      message_id: thread_id,
      ...(platform_uuid ? { platform_uuid } : {}),
      ...(script_uuid ? { script_uuid } : {}),
    },
  });

export interface PaletteResultsProps {
  results: SearchResults;
  /** The search text. */
  words: string;
  onGo: (path: string) => void;
  onClose: () => void;
}

/** Search results from the server, grouped by kind. */
export function PaletteResults({ results, words, onGo, onClose }: PaletteResultsProps) {
  const chat = useLive((state) => state.chat);
  const go = (path: string) => () => onGo(path);
  return (
    <>
      <PaletteGroup heading={labels.projects}>
        {results.projects.map(({ uuid, name, brand }) => (
          <PaletteItem
            key={uuid}
            value={uuid}
            icon={<FolderClosed {...icon} />}
            aside={brand}
            onSelect={go(paths.projectProgress(uuid))}
          >
            {name}
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={labels.tasks}>
        {results.tasks.map(({ uuid, title, project_uuid, project_name, index }) => (
          <PaletteItem
            key={uuid}
            value={uuid}
            icon={<Clapperboard {...icon} />}
            aside={project_name}
            onSelect={go(paths.projectProgress(project_uuid, index))}
          >
            {title}
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={labels.documents}>
        {results.documents.map((document) => (
          <PaletteItem
            key={document.uuid}
            value={document.uuid}
            icon={<FileText {...icon} />}
            aside={`${document.project_name}・${functionTitles[document.function]} v${document.version}`}
            onSelect={go(foundAt(documentPath(document), words))}
          >
            {document.excerpt}
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={labels.comments}>
        {results.comments.map((comment) => (
          <PaletteItem
            key={comment.message_id}
            value={comment.message_id}
            icon={<MessageSquareText {...icon} />}
            aside={`${comment.project_name}・${functionTitles[comment.function]}`}
            onSelect={go(commentPath(comment))}
          >
            <span className="text-ink-2">{comment.author}：</span>
            {comment.excerpt}
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={labels.messages}>
        {results.messages.map(({ uuid, room_uuid, author, contact, excerpt }) => (
          <PaletteItem
            key={uuid}
            value={uuid}
            icon={<MessagesSquare {...icon} />}
            aside={labels.chatWith(contact)}
            onSelect={go(paths.chatRoom(room_uuid, uuid))}
          >
            <span className="text-ink-2">{author}：</span>
            {excerpt}
          </PaletteItem>
        ))}
      </PaletteGroup>
      <PaletteGroup heading={labels.people}>
        {results.people.map((person) => (
          <PaletteItem
            key={person.uuid}
            value={person.uuid}
            icon={<PersonAvatar person={person} size={20} />}
            aside={person.company_name}
            onSelect={() => {
              onClose();
              void chat?.openContact(person.uuid);
            }}
          >
            {labels.chatWith(person.name)}
          </PaletteItem>
        ))}
      </PaletteGroup>
    </>
  );
}

interface PaletteGroupProps {
  heading: string;
  children: ReactNode[] | undefined;
}

/** Entries of one kind; renders nothing if there are none. */
export function PaletteGroup({ heading, children }: PaletteGroupProps) {
  if (!children?.length) return null;
  return <CommandGroup heading={heading}>{children}</CommandGroup>;
}

interface PaletteItemProps {
  value: string;
  icon: ReactNode;
  /** Project, or whatever else the entry belongs to. */
  aside?: string;
  onSelect: () => void;
  children: ReactNode;
}

export function PaletteItem({ value, icon, aside, onSelect, children }: PaletteItemProps) {
  return (
    <CommandItem value={value} icon={icon} aside={aside} onSelect={onSelect}>
      {children}
    </CommandItem>
  );
}
