import { type CommentBoardPort, CommentBoardProvider, readerPermissions } from '@paidang/comment-board/document';
import type { Person } from '@paidang/contract/entities';
import type { ProposalStatus } from '@paidang/contract/vocabulary';
import { mayDiscussProposal } from '@paidang/contract/workflow';
import type { ReactNode } from 'react';
import { labels } from '#labels/proposal';
import { showToast } from '../../stores/toasts';

export interface ProposalBoardProps {
  proposal: { uuid: string; status: ProposalStatus; version: number };
  port: CommentBoardPort;
  /** The signed-in user. */
  author: Person;
  children: ReactNode;
}

/** Comments on a proposal have no quotes. */
const open = { emptyText: { all: labels.board.empty } } as const;
const closed = {
  readOnly: labels.board.closed,
  emptyText: { all: labels.board.closed, processed: labels.board.closed, unprocessed: labels.board.closed },
} as const;

/** The comment board of a proposal; read-only once the proposal is closed. */
export function ProposalBoard({ proposal: { uuid, status, version }, port, author, children }: ProposalBoardProps) {
  return (
    <CommentBoardProvider
      boardId={`proposal/${uuid}`}
      port={port}
      version={version}
      author={{ ...author, company: author.company_name }}
      onNotice={({ tone }, title) => showToast({ title, tone })}
      {...(mayDiscussProposal(status) ? { labels: open } : { labels: closed, permissions: readerPermissions })}
    >
      {children}
    </CommentBoardProvider>
  );
}
