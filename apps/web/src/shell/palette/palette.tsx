import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { isVendor, type Role } from '@paidang/contract/vocabulary';
import { Command, CommandEmpty, CommandInput, CommandList } from '@paidang/ui/command';
import { Dialog, DialogContent, DialogTitle } from '@paidang/ui/dialog';
import { VisuallyHidden } from '@paidang/ui/visually-hidden';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { labels as menuLabels } from '#labels/account-menu';
import { labels } from '#labels/palette';
import { pageTitle } from '../../config/titles';
import { useSearch } from '../../data/search';
import { mayBeGuided, useSession } from '../../stores/session';
import { PaletteGroup, PaletteItem, PaletteResults } from './palette-results';

export interface PaletteUser {
  role: Role;
  /** Whether the user is offered the beginner guide. */
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

/** Pages whose title contains the search text; all of them if it is empty. */
export const pagesFor = ({ role, isGuided }: PaletteUser, words: string): { path: string; title: string }[] =>
  [
    ...pathsOf(role).map((path) => ({ path, title: pageTitle(path) })),
    ...(isGuided ? [{ path: paths.guide, title: menuLabels.guide }] : []),
  ].filter(({ title }) => title.includes(words.trim()));

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

export interface PaletteProps {
  onClose: () => void;
}

/** Command palette: finds pages, projects, tasks, documents, comments, messages and people by name or content. */
export default function Palette({ onClose }: PaletteProps) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const { results, isSearching, hasFailed } = useSearch(words);
  const role = useSession((state) => state.user?.role ?? 'Creator');
  const isGuided = useSession(mayBeGuided);
  const goTo = (path: string) => {
    onClose();
    navigate(path);
  };

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined} className="gap-0 overflow-hidden p-0">
        <VisuallyHidden>
          <DialogTitle>{labels.title}</DialogTitle>
        </VisuallyHidden>
        <Command label={labels.title} shouldFilter={false} loop>
          <CommandInput
            value={words}
            onValueChange={setWords}
            maxLength={limits.search.queryLength}
            placeholder={labels.placeholder}
            className="pr-12"
          />
          <CommandList label={labels.title} className="h-[min(400px,56dvh)]">
            <PaletteGroup heading={labels.pages}>
              {pagesFor({ role, isGuided }, words).map(({ path, title }) => (
                <PaletteItem key={path} value={path} icon={<ArrowRight {...icon} />} onSelect={() => goTo(path)}>
                  {title}
                </PaletteItem>
              ))}
            </PaletteGroup>
            {results ? <PaletteResults results={results} words={words.trim()} onGo={goTo} onClose={onClose} /> : null}
            <CommandEmpty>
              {isSearching ? labels.searching : hasFailed ? labels.failed : labels.nothing(words.trim())}
            </CommandEmpty>
          </CommandList>
          <p className="border-t border-line px-4 py-2.5 text-12 text-ink-3 max-md:hidden">{labels.keys}</p>
        </Command>
      </DialogContent>
    </Dialog>
  );
}
