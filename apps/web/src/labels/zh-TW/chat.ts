/** Words the app adds to the chat. */
export const labels = {
  toProject: '前往專案',
} as const;
