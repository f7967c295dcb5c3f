import type { CommentBoardPort } from '@paidang/comment-board/document';
import type { Proposal } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { proposalCommentRoutes, proposalRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { open, request } from './api';
import { proposalPort } from './proposal-comments';
import { useResource } from './resource';
import { fileFromResponse } from './version-files';

const key = 'proposals';

/** The proposals for the vendor, last changed first; loads nothing for a creator. */
export const useProposals = (isVendor: boolean) =>
  useResource(isVendor ? ([key] as const) : null, async () => (await request(proposalRoutes.list)).data);

/** A proposal, and its vendor's decisions. Callers show errors. */
export function useProposal(uuid: string) {
  const params = { proposal: uuid };
  const proposal = useResource(
    [key, uuid] as const,
    async () => (await request(proposalRoutes.get, { params, handles: [404] })).data,
    { refreshInterval: polling },
  );
  const { mutate } = useSWRConfig();
  /** Shows the response of a call; after a refusal, reloads. */
  const then = async (response: Promise<{ data: Proposal }>): Promise<Proposal> => {
    try {
      const { data } = await response;
      await proposal.keep(data);
      void mutate([key]);
      return data;
    } catch (error) {
      void proposal.refresh();
      throw error;
    }
  };
  const { refresh } = proposal;
  return {
    data: proposal.data,
    error: proposal.error,
    refresh,
    accept: (version: number, idempotencyKey: string) =>
      then(request(proposalRoutes.accept, { params, body: { version }, idempotencyKey, handles: 'all' })),
    decline: (version: number, reason: string) =>
      then(request(proposalRoutes.decline, { params, body: { version, reason }, handles: 'all' })),
  };
}

/** A version of a proposal as a PDF. */
export const proposalFile = (uuid: string, version: number): Promise<File> =>
  fileFromResponse(
    open(proposalRoutes.file, { params: { proposal: uuid }, query: { version }, handles: 'all' }),
    `proposal-v${version}.pdf`,
  );

/** The comment board of a proposal, as its vendor uses it. */
export const createProposalPort = (uuid: string): CommentBoardPort =>
  proposalPort(request, proposalCommentRoutes, uuid);
