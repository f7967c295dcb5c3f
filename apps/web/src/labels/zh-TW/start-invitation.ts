/** Words of the buttons that begin an invitation; the rest comes with what they open. */
export const labels = {
  invite: '邀請創作者',
  inviteVendor: '邀請廠商開專案',
  newProject: '開設專案',
} as const;
