/** Words of the menu under a person's picture. */
export const labels = {
  theme: '外觀',
  themes: { light: '淺色', dark: '深色', system: '跟著裝置' },
  sound: '通知音效',
  guide: '新手教學',
  replay: '重看導覽',
  profile: '個人中心',
  notify: '通知設定',
  rewards: '獎勵與酬勞',
  keys: '鍵盤快捷鍵',
  logout: '登出',
} as const;
