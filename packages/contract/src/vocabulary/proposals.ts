/**
 * Statuses of a project proposal. `questioned`: the vendor has asked something about it. `modified`: there is a new version
 * the vendor has not opened yet. `withdrawn`: taken back by the platform team.
 */
export const proposalStatuses = [
  'drafting',
  'provided',
  'opened',
  'questioned',
  'modified',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

export const proposalStatusTitles: Readonly<Record<ProposalStatus, string>> = {
  drafting: '草稿',
  provided: '已提供',
  opened: '已開啟',
  questioned: '待回覆',
  modified: '已更新',
  accepted: '已採用',
  declined: '未採用',
  expired: '已逾期',
  withdrawn: '已收回',
};
