import { limits } from '@paidang/contract/limits';
import { notificationTarget } from '@paidang/contract/notifications';
import { paths } from '@paidang/contract/pages';
import { actionCodes, functionTitles, identityCodes } from '@paidang/contract/vocabulary';
import { Dialog, DialogContent, DialogTitle } from '@paidang/ui/dialog';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { Command } from 'cmdk';
import { ArrowRight, Clapperboard, FolderClosed, MessageSquareText, Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels } from '#labels/palette';
import { useSearch } from '../../data/search';
import { PersonAvatar } from '../../shared/person-avatar';
import { useLive } from '../../stores/live';
import { mayBeGuided, useSession } from '../../stores/session';
import './palette.css';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { labels as menuLabels } from '#labels/account-menu';
import { pageTitle } from '../../config/titles';

export interface PaletteUser {
  role: Role;
  /** Whether the beginner guide is for them. */
  isGuided: boolean;
}

const pathsOf = (role: Role): string[] => [
  paths.project,
  paths.projectList,
  paths.invitation,
  paths.chat,
  ...(isVendor(role) ? [paths.addProject(), paths.performance] : []),
  paths.profile(),
  paths.userGuide(),
];

/** Pages whose name holds the words; all of them without words. */
export const pagesFor = ({ role, isGuided }: PaletteUser, words: string): { path: string; title: string }[] =>
  [
    ...pathsOf(role).map((path) => ({ path, title: pageTitle(path) })),
    ...(isGuided ? [{ path: paths.guide, title: menuLabels.guide }] : []),
  ].filter(({ title }) => title.includes(words.trim()));

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface PaletteProps {
  onClose: () => void;
}

/** Goes anywhere by its name: pages, projects, tasks, comments, people. */
export default function Palette({ onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { results, isSearching, hasFailed } = useSearch(words);
  const role = useSession((state) => state.user?.role ?? 'Creator');
  const isGuided = useSession(mayBeGuided);
  const chat = useLive((state) => state.chat);
  const go = (path: string) => () => {
    onClose();
    navigate(path);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="gap-0 overflow-hidden p-0">
        <VisuallyHidden>
          <DialogTitle>{labels.title}</DialogTitle>
        </VisuallyHidden>
        <Command label={labels.title} shouldFilter={false} loop className="flex flex-col">
          <div className="flex items-center gap-3 border-b border-line pr-12 pl-4">
            <Search {...icon} className="shrink-0 text-ink-3" />
            <Command.Input
              value={words}
              onValueChange={setWords}
              maxLength={limits.search.queryLength}
              placeholder={labels.placeholder}
              className="h-14 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-ink-3"
            />
          </div>
          <Command.List label={labels.title} className="h-[min(400px,56dvh)] overflow-y-auto overscroll-contain p-2">
            <Group heading={labels.pages}>
              {pagesFor({ role, isGuided }, words).map(({ path, title }) => (
                <Item key={path} value={path} icon={<ArrowRight {...icon} />} onSelect={go(path)}>
                  {title}
                </Item>
              ))}
            </Group>
            <Group heading={labels.projects}>
              {results?.projects.map(({ uuid, name, brand }) => (
                <Item
                  key={uuid}
                  value={uuid}
                  icon={<FolderClosed {...icon} />}
                  aside={brand}
                  onSelect={go(paths.projectProgress(uuid))}
                >
                  {name}
                </Item>
              ))}
            </Group>
            <Group heading={labels.tasks}>
              {results?.tasks.map(({ uuid, title, project_uuid, project_name, index }) => (
                <Item
                  key={uuid}
                  value={uuid}
                  icon={<Clapperboard {...icon} />}
                  aside={project_name}
                  onSelect={go(paths.projectProgress(project_uuid, index))}
                >
                  {title}
                </Item>
              ))}
            </Group>
            <Group heading={labels.comments}>
              {results?.comments.map((comment) => (
                <Item
                  key={comment.message_id}
                  value={comment.message_id}
                  icon={<MessageSquareText {...icon} />}
                  aside={`${comment.project_name}・${functionTitles[comment.function]}`}
                  onSelect={go(
                    notificationTarget({
                      code: {
                        identity: identityCodes.creator,
                        function: comment.function,
                        action: actionCodes.commented,
                      },
                      parameters: comment,
                    }),
                  )}
                >
                  <span className="text-ink-2">{comment.author}：</span>
                  {comment.excerpt}
                </Item>
              ))}
            </Group>
            <Group heading={labels.people}>
              {results?.people.map((person) => (
                <Item
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
                </Item>
              ))}
            </Group>
            <Command.Empty className="px-3 py-8 text-center text-14 text-ink-3">
              {isSearching ? labels.searching : hasFailed ? labels.failed : labels.nothing(words.trim())}
            </Command.Empty>
          </Command.List>
          <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3 max-md:hidden">{labels.keys}</p>
        </Command>
      </DialogContent>
    </Dialog>
  );
}

interface GroupProps {
  heading: string;
  children: ReactNode[] | undefined;
}

function Group({ heading, children }: GroupProps) {
  if (!children?.length) return null;
  return <Command.Group heading={heading}>{children}</Command.Group>;
}

interface ItemProps {
  value: string;
  icon: ReactNode;
  /** Where it belongs. */
  aside?: string;
  onSelect: () => void;
  children: ReactNode;
}

function Item({ value, icon, aside, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 py-2 data-[selected=true]:bg-hover pointer-coarse:min-h-11"
    >
      <span className="grid size-5 shrink-0 place-items-center text-ink-3">{icon}</span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {aside ? <span className="max-w-[40%] truncate text-12 text-ink-3">{aside}</span> : null}
    </Command.Item>
  );
}
