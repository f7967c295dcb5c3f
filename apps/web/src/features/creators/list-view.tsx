import type { CreatorListEntry, FoundCreator } from '@paidang/contract/entities';
import { creatorCardLimits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { Button } from '@paidang/ui/button';
import { EmptyState } from '@paidang/ui/empty-state';
import { Input } from '@paidang/ui/input';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { labels } from '#labels/creators';
import { useCreatorList, useCreatorMoves } from '../../data/creators';
import { ApiError } from '../../data/errors';
import { ConfirmDialog } from '../../shared/confirm-dialog';
import { CreatorCards } from '../../shared/creators/creator-cards';
import { CreatorTable } from '../../shared/creators/creator-table';
import type { Day } from '../../shared/dates/taipei';
import { LoadFailure } from '../../shared/load-failure';
import { reportFailure } from '../../shared/pressed-call/report-failure';
import { useComparedCreators } from '../../stores/compared-creators';
import { showToast } from '../../stores/toasts';
import { ChooseBox } from './choose-box';
import { ResultsSkeleton } from './creators-results';
import { EntryNote } from './entry-note';
import { SaveCreator } from './save-creator';

const listLabels = labels.lists;

type Shown = CreatorListEntry & { creator: FoundCreator };
const isShown = (entry: CreatorListEntry): entry is Shown => entry.creator !== null;

/** The creators on one of the user's lists, with the user's notes. */
export function ListView({ list, today }: { list: string; today: Day }) {
  const { data, error, refresh } = useCreatorList(list);
  const { take } = useCreatorMoves();
  const chosen = useComparedCreators((state) => state.chosen);
  if (!data && error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        drawing="lost"
        title={listLabels.gone}
        description={listLabels.goneText}
        titleAs="h2"
        className="py-20"
      />
    );
  }
  if (!data) return error ? <LoadFailure onRetry={() => void refresh()} /> : <ResultsSkeleton />;
  const shown = data.entries.filter(isShown);
  const withdrawn = data.entries.filter((entry) => !isShown(entry));
  const rows = {
    creators: shown.map(({ creator }) => creator),
    today,
    save: (creator: FoundCreator) => <SaveCreator creator={creator} />,
    isChosen: (creator: FoundCreator) => chosen.some(({ uuid }) => uuid === creator.uuid),
    below: (creator: FoundCreator) => (
      <EntryNote
        list={list}
        creator={creator}
        note={shown.find(({ creator_uuid }) => creator_uuid === creator.uuid)?.note ?? ''}
      />
    ),
  };
  return (
    <section aria-label={data.name}>
      <ListHead list={list} name={data.name} />
      {data.entries.length === 0 ? (
        <EmptyState
          drawing="paper"
          title={listLabels.emptyTitle}
          description={listLabels.emptyText}
          titleAs="h3"
          className="py-20"
        />
      ) : null}
      {shown.length > 0 ? (
        <>
          <CreatorTable {...rows} choose={(creator) => <ChooseBox creator={creator} />} />
          <CreatorCards {...rows} choose={(creator) => <ChooseBox creator={creator} isLabelled />} />
        </>
      ) : null}
      {withdrawn.map(({ creator_uuid: creator, note }) => (
        <div key={creator} className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4">
          <div className="min-w-0">
            <b className="font-strong">{listLabels.withdrawn}</b>
            <p className="text-13 text-ink-3 wrap-anywhere">{note || listLabels.withdrawnText}</p>
          </div>
          <Button size="sm" onClick={() => void take(list, creator).catch(reportFailure)}>
            {listLabels.takeWithdrawn}
          </Button>
        </div>
      ))}
    </section>
  );
}

/** Name of the list, editable in place, and a button that deletes it. */
function ListHead({ list, name }: { list: string; name: string }) {
  const { renameList, removeList } = useCreatorMoves();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<string | null>(null);
  const rename = async () => {
    const next = draft?.trim();
    if (!next || next === name) return setDraft(null);
    try {
      await renameList(list, next);
      setDraft(null);
    } catch (error) {
      reportFailure(error);
    }
  };
  const remove = async () => {
    await removeList(list);
    showToast({ title: listLabels.removed });
    navigate(paths.creators(), { replace: true });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <Link to={paths.creators()} className="hit inline-flex items-center gap-1.5 text-13 text-ink-2 hover:text-ink">
          <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
          {listLabels.back}
        </Link>
        {draft === null ? (
          <h2 className="min-w-0 text-18 font-strong wrap-anywhere">{name}</h2>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void rename();
            }}
            className="flex gap-2"
          >
            <Input
              size="sm"
              autoFocus
              aria-label={listLabels.name}
              maxLength={creatorCardLimits.listName}
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Button type="submit" size="sm">
              {listLabels.rename}
            </Button>
          </form>
        )}
      </div>
      <div className="flex gap-2">
        <Button size="sm" variant="ghost" onClick={() => setDraft(draft === null ? name : null)}>
          {draft === null ? listLabels.rename : listLabels.cancel}
        </Button>
        <ConfirmDialog
          trigger={
            <Button size="sm" variant="ghost">
              {listLabels.remove}
            </Button>
          }
          title={listLabels.removeTitle(name)}
          text={listLabels.removeText}
          confirm={listLabels.remove}
          cancel={listLabels.keep}
          onConfirm={remove}
        />
      </div>
    </div>
  );
}
