import type { CommentBoardPort } from '@paidang/comment-board/document';
import type { PlatformProposal, ProposalContent } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { platformProposalCommentRoutes, platformProposalRoutes } from '@paidang/contract/routes';
import { type ProposalStatus, proposalStatuses } from '@paidang/contract/vocabulary';
import { useMemo } from 'react';
import { type ScopedMutator, useSWRConfig } from 'swr';
import { open, request } from './api';
import { waitingKey } from './console';
import { numberedPagesKey, useNumberedPages } from './numbered-pages';
import { proposalPort } from './proposal-comments';
import { useResource } from './resource';
import { fileFromResponse } from './version-files';

const key = 'console-proposals';
const oneKey = (proposal: string) => [key, 'one', proposal] as const;

const listKey = (status: ProposalStatus | undefined) => [key, 'list', status] as const;

/** All proposals, last changed first, in pages. */
export const useWrittenProposals = (status: ProposalStatus | undefined) =>
  useNumberedPages(listKey(status), (page) => request(platformProposalRoutes.list, { query: { status, page } }));

/** Vendors a proposal can be for; loads nothing for an empty query. */
export const useVendorsFound = (query: string) =>
  useResource(
    query ? ([key, 'vendors', query] as const) : null,
    async () => (await request(platformProposalRoutes.vendors, { query: { query } })).data,
    { keepPreviousData: true },
  );

/** A proposal with its draft; `null` loads nothing. */
export const useWrittenProposal = (proposal: string | null) =>
  useResource(
    proposal ? oneKey(proposal) : null,
    async () =>
      (await request(platformProposalRoutes.get, { params: { proposal: proposal ?? '' }, handles: [404] })).data,
    { refreshInterval: polling },
  );

/** The moves of the platform team for proposals; a stable object. Callers show errors. */
export function useProposalWriting() {
  const { mutate } = useSWRConfig();
  return useMemo(() => proposalWriting(mutate), [mutate]);
}

function proposalWriting(mutate: ScopedMutator) {
  const refreshLists = () => {
    void mutate(waitingKey);
    for (const status of [undefined, ...proposalStatuses]) void mutate(numberedPagesKey(listKey(status)));
  };
  const keep = async ({ data }: { data: PlatformProposal }): Promise<PlatformProposal> => {
    await mutate(oneKey(data.uuid), data, { revalidate: false });
    refreshLists();
    return data;
  };
  const at = (proposal: string) => ({ params: { proposal }, handles: 'all' as const });
  return {
    create: async (vendor: string, like?: string) =>
      keep(await request(platformProposalRoutes.create, { body: { vendor, like }, handles: 'all' })),
    saveDraft: async (proposal: string, revision: number, content: ProposalContent) =>
      keep(await request(platformProposalRoutes.saveDraft, { ...at(proposal), body: { revision, content } })),
    send: async (proposal: string, revision: number) =>
      keep(await request(platformProposalRoutes.send, { ...at(proposal), body: { revision } })),
    withdraw: async (proposal: string) => keep(await request(platformProposalRoutes.withdraw, at(proposal))),
    remove: async (proposal: string) => {
      await request(platformProposalRoutes.remove, at(proposal));
      refreshLists();
    },
  };
}

/** A version of a proposal as a PDF. */
export const writtenProposalFile = (proposal: string, version: number): Promise<File> =>
  fileFromResponse(
    open(platformProposalRoutes.file, { params: { proposal }, query: { version }, handles: 'all' }),
    `proposal-v${version}.pdf`,
  );

/** The comment board of a proposal, as the platform team uses it. */
export const createWriterPort = (proposal: string): CommentBoardPort =>
  proposalPort(request, platformProposalCommentRoutes, proposal);
