/** Words about how somebody signs in, for customers and staff alike. */
export const labels = {
  password: {
    title: '變更密碼',
    hint: '變更後，其他裝置都會登出。',
    current: '目前的密碼',
    next: '新密碼',
    again: '再輸入一次新密碼',
    submit: '變更密碼',
    done: '密碼已更新，其他裝置已登出',
  },
  devices: {
    title: '登入中的裝置',
    hint: '有不認得的裝置時，請登出它並變更密碼。',
    unknown: '未知的裝置',
    current: '這個裝置',
    team: '平台人員代理登入',
    lastUsed: (when: string) => `最近使用：${when}`,
    signOut: '登出',
    signOutOf: (device: string) => `登出${device}`,
    signOutOthers: '登出其他所有裝置',
    done: '已登出',
  },
} as const;
