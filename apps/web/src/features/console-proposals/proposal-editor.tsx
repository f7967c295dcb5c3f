import { CommentBoard } from '@paidang/comment-board';
import type { Person, PlatformProposal } from '@paidang/contract/entities';
import { proposalProblems } from '@paidang/contract/rules';
import { Button } from '@paidang/ui/button';
import { Callout } from '@paidang/ui/callout';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@paidang/ui/tabs';
import { Timeline, TimelineItem } from '@paidang/ui/timeline';
import { useMemo, useRef, useState } from 'react';
import { labels } from '#labels/console-proposals';
import { labels as proposalLabels } from '#labels/proposal';
import { useCreatorCards } from '../../data/console-creators';
import { createWriterPort, useProposalWriting, useWrittenProposal } from '../../data/console-proposals';
import { dayOf, whenOf } from '../../shared/dates/taipei';
import { useNow } from '../../shared/dates/use-now';
import { personName } from '../../shared/people';
import { CallProblem, usePressedCall } from '../../shared/pressed-call/pressed-call';
import { ProposalBadge } from '../../shared/proposal/proposal-badge';
import { ProposalBoard } from '../../shared/proposal/proposal-board';
import { ProposalPaper } from '../../shared/proposal/proposal-paper';
import { useFocusInvalid } from '../../shared/use-focus-invalid';
import { showToast } from '../../stores/toasts';
import { ProposalForm } from './proposal-form';
import { ProposalMenu } from './proposal-menu';
import { useProposalDraft } from './use-proposal-draft';

export interface ProposalEditorProps {
  proposal: PlatformProposal;
  /** The signed-in author. */
  author: Person;
  onOpen: (proposal: string | null) => void;
}

/** Editor of a proposal: its draft, a preview with the vendor's own page, its comments and its history. */
export function ProposalEditor({ proposal, author, onOpen }: ProposalEditorProps) {
  const { uuid, vendor, name, status, version, allowed, has_changes: hasChanges } = proposal;
  const today = dayOf(useNow());
  const draft = useProposalDraft(proposal);
  const { send } = useProposalWriting();
  const creators = draft.content.candidates.map(({ creator }) => creator);
  const cardOf = useCreatorCards(creators, 'vendors');
  const { refresh } = useWrittenProposal(uuid);
  const port = useMemo(() => createWriterPort(uuid), [uuid]);
  const form = useRef<HTMLDivElement>(null);
  const focusInvalid = useFocusInvalid(form);
  const [tab, setTab] = useState('edit');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const call = usePressedCall();
  const sending = allowed.includes('send') ? labels.send : allowed.includes('update') ? labels.update : null;

  const submit = () =>
    call.run(async () => {
      const problems = proposalProblems(draft.content, today);
      setErrors(problems);
      if (Object.keys(problems).length > 0) {
        setTab('edit');
        focusInvalid();
        return false;
      }
      if (!(await draft.flush())) return false;
      await send(uuid, draft.revision());
      showToast({ title: labels.sent, tone: 'success' });
    });

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 px-5 py-5 md:px-8 [&>:empty]:hidden">
      <header className="grid gap-2">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="min-w-0">
            <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-22 font-strong [overflow-wrap:anywhere]">
              {draft.content.name || name || proposalLabels.paper.unnamed}
              <ProposalBadge status={status} />
            </h2>
            <p className="text-14 text-ink-2">
              {labels.for(personName(vendor))}
              {version > 0 ? `・${proposalLabels.version(version)}` : ''}
            </p>
          </div>
          {sending ? (
            <div className="flex items-center gap-3">
              <span role="status" className="text-13 text-ink-3">
                {labels.state[draft.state]}
              </span>
              <Button variant="ink" busy={call.busy} onClick={() => void submit()}>
                {sending}
              </Button>
            </div>
          ) : null}
        </div>
        <ProposalMenu proposal={proposal} onOpen={onOpen} />
      </header>
      <CallProblem problem={call.problem} />
      {draft.state === 'conflict' ? (
        <Callout
          tone="warning"
          title={labels.state.conflict}
          action={
            <Button size="sm" onClick={() => void refresh().then((newest) => newest && draft.reload(newest))}>
              {labels.state.reload}
            </Button>
          }
        />
      ) : null}
      {sending ? null : <Callout>{labels.ended}</Callout>}
      {sending && version > 0 && hasChanges ? <Callout>{labels.changed}</Callout> : null}
      <Tabs value={tab} onValueChange={setTab}>
        <TabsList aria-label={labels.tabList}>
          {(['edit', 'preview', 'comments', 'history'] as const).map((value) => (
            <TabsTrigger key={value} value={value} disabled={value === 'comments' && version === 0}>
              {labels.tabs[value]}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="edit" className="max-w-200 pt-6">
          <div ref={form}>
            <ProposalForm
              content={draft.content}
              errors={errors}
              today={today}
              cardOf={cardOf}
              onChange={(changes) => {
                setErrors({});
                draft.change(changes);
              }}
            />
          </div>
        </TabsContent>
        <TabsContent value="preview" className="pt-6">
          <div
            data-paper=""
            className="max-w-(--page-text) rounded-tight border border-line bg-surface p-5 md:px-14 md:py-10"
          >
            <ProposalPaper
              content={draft.content}
              creators={creators.flatMap((creator) => cardOf(creator) ?? [])}
              vendor={personName(vendor)}
              today={today}
              facts={labels.facts}
            />
          </div>
        </TabsContent>
        <TabsContent value="comments" className="pt-6">
          <ProposalBoard proposal={proposal} port={port} author={author}>
            <div className="flex h-[70dvh] max-w-140 flex-col border border-line bg-surface">
              <CommentBoard className="min-h-0 flex-1" />
            </div>
          </ProposalBoard>
        </TabsContent>
        <TabsContent value="history" className="pt-6">
          <ProposalHistory proposal={proposal} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** History of a proposal, newest first. */
function ProposalHistory({ proposal: { moves, reason } }: { proposal: PlatformProposal }) {
  const historyLabels = labels.history;
  const now = useNow();
  if (moves.length === 0) return <p className="text-14 text-ink-3">{historyLabels.none}</p>;
  return (
    <Timeline aria-label={labels.tabs.history}>
      {moves.toReversed().map(({ action, at, by, version }) => (
        <TimelineItem key={`${action} ${at}`} time={<time dateTime={at}>{whenOf(new Date(at), now)}</time>}>
          {historyLabels.line(by ?? historyLabels.system, historyLabels.actions[action], version)}
          {action === 'decline' && reason ? (
            <span className="block text-13 whitespace-pre-line text-ink-2">{historyLabels.reason(reason)}</span>
          ) : null}
        </TimelineItem>
      ))}
    </Timeline>
  );
}
