import { cn } from '@paidang/ui/cn';
import type { ReactNode } from 'react';
import { labels } from '#labels/step';
import { whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { later } from '../../shared/later';
import { PersonAvatar } from '../../shared/person-avatar';
import { useStepRoom } from '../page/step-room';
import { versionName } from '../step-kind';
import { isTraced } from '../trace/is-traced';
import { TraceMeter } from '../trace/paper-trace';

/** Not needed for reading. */
const ComparePanel = later(
  async () => ({ default: (await import('./compare-panel')).ComparePanel }),
  () => false,
  <ComparePanelSpace />,
);

/** As high as the panel: what is below it must not move. */
function ComparePanelSpace() {
  const { kind, choice } = useStepRoom();
  const { comparing, bases } = choice;
  return (
    <>
      <div className="h-6" />
      {comparing && bases.length > 1 ? <div className="h-8" /> : null}
      {comparing && !kind.Surface ? (
        <>
          <div style={{ height: 46 }} />
          <div className="h-8" />
        </>
      ) : null}
    </>
  );
}

/** Draft and versions, newest first, with the comparison settings below. */
export function VersionRail() {
  const { kind, view, choice, slots } = useStepRoom();
  const now = useNow();
  const { versionView, base, comparing, show } = choice;
  const versions = [...view.versions].reverse();
  return (
    <aside
      aria-label={labels.versions}
      data-tour="step-versions"
      className="flex min-h-0 flex-col overflow-y-auto border-r border-line py-5 pr-4 pl-6 max-xl:hidden"
    >
      <h2 className="mb-2 flex justify-between text-12 font-medium text-ink-3">
        <span>{labels.versions}</span>
        <span>{versions.length > 0 ? labels.versionCount(versions.length) : labels.noVersions}</span>
      </h2>
      <ol className="grid gap-1">
        {view.allowed.includes('save_draft') ? (
          <li>
            <VersionItem
              name={labels.draft}
              isShown={versionView === 'draft'}
              onShow={() => show('draft')}
              first={labels.draftOnlyYou}
              second={view.draft ? whenOf(new Date(view.draft.updated_at), now) : ''}
            />
          </li>
        ) : null}
        {versions.map(({ uuid, number, name, created_by, sent_at, accepted_at, finalised_at }) => (
          <li key={uuid}>
            <VersionItem
              name={versionName(kind.words)(number)}
              called={name}
              mono={!kind.words.version}
              picture={kind.VersionPicture ? <kind.VersionPicture number={number} /> : null}
              isShown={versionView === number}
              onShow={() => show(number)}
              first={
                <>
                  <PersonAvatar person={created_by} size={20} />
                  <span className="truncate">{created_by.name}</span>
                </>
              }
              second={whenOf(new Date(sent_at), now)}
              note={noteOf({ isBase: comparing && base === number, accepted_at, finalised_at })}
            />
          </li>
        ))}
      </ol>
      {base === null ? null : (
        <div className="mt-4 grid gap-3 border-t border-line pt-4">
          <ComparePanel />
        </div>
      )}
      {slots.railEnd}
      {isTraced(kind.code) ? <TraceMeter /> : null}
    </aside>
  );
}

interface Note {
  isBase: boolean;
  accepted_at: string | null;
  finalised_at: string | null;
}

function noteOf({ isBase, accepted_at, finalised_at }: Note): string {
  if (isBase) return labels.base;
  if (accepted_at) return labels.accepted;
  return finalised_at ? labels.finalised : '';
}

interface VersionItemProps {
  name: string;
  /** Name given to the version by a user. */
  called?: string | undefined;
  mono?: boolean;
  /** Displayed above, at full width. */
  picture?: ReactNode;
  isShown: boolean;
  onShow: () => void;
  first: ReactNode;
  second: string;
  note?: string;
}

function VersionItem(props: VersionItemProps) {
  const { name, called, mono = false, picture = null, isShown, onShow, first, second, note } = props;
  return (
    <button
      type="button"
      aria-current={isShown ? 'true' : undefined}
      onClick={onShow}
      className={cn(
        'relative -ml-2 grid w-[calc(100%+8px)] items-center rounded-control text-ink-2 hover:bg-hover',
        picture ? 'gap-x-2 p-2 text-left' : 'grid-cols-[44px_minmax(0,1fr)] py-2.5 pr-2 pl-3',
        isShown && 'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--pd-line)] hover:bg-surface',
      )}
    >
      {picture}
      <span
        className={cn(
          picture && 'mt-1.5',
          mono ? 'font-mono text-[20px] leading-6 tracking-[-.04em]' : 'text-15',
          isShown ? 'font-strong text-ink' : 'font-medium text-ink-3',
        )}
      >
        {name}
      </span>
      <span className="min-w-0">
        {called ? <span className="block text-13 font-medium text-ink [overflow-wrap:anywhere]">{called}</span> : null}
        <span className={cn('flex items-center gap-1.5 text-13', isShown && 'font-medium')}>
          {first}
          {note ? <span className="ml-auto shrink-0 text-12 font-regular text-ink-3">{note}</span> : null}
        </span>
        <span className="block text-12 whitespace-nowrap text-ink-3">{second}</span>
      </span>
    </button>
  );
}
