import type { CommentBoardPort } from '@paidang/comment-board/document';
import type { Proposal } from '@paidang/contract/entities';
import { polling } from '@paidang/contract/limits';
import { proposalCommentRoutes, proposalRoutes } from '@paidang/contract/routes';
import { useSWRConfig } from 'swr';
import { open, request } from './api';
import { proposalPort } from './proposal-comments';
import { useResource } from './resource';
import { named } from './version-files';

const key = 'proposals';

/** What the platform team has proposed to the vendor, changed last first; nothing for a creator. */
export const useProposals = (isVendor: boolean) =>
  useResource(isVendor ? ([key] as const) : null, async () => (await request(proposalRoutes.list)).data);

/** A proposal, and what its vendor may decide. The caller shows what went wrong. */
export function useProposal(uuid: string) {
  const params = { proposal: uuid };
  const proposal = useResource(
    [key, uuid] as const,
    async () => (await request(proposalRoutes.get, { params, handles: [404] })).data,
    { refreshInterval: polling },
  );
  const { mutate } = useSWRConfig();
  /** What the call responded with is shown; after a refusal, what there is now. */
  const then = async (coming: Promise<{ data: Proposal }>): Promise<Proposal> => {
    try {
      const { data } = await coming;
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

/** A version of a proposal on paper. */
export const proposalFile = (uuid: string, version: number): Promise<File> =>
  named(
    open(proposalRoutes.file, { params: { proposal: uuid }, query: { version }, handles: 'all' }),
    `proposal-v${version}.pdf`,
  );

/** The comment board of a proposal, as its vendor uses it. */
export const createProposalPort = (uuid: string): CommentBoardPort =>
  proposalPort(request, proposalCommentRoutes, uuid);
