/** Why a change to a project is refused. */
export const projectMessages = {
  notOver: '結案或取消之後才能封存',
  tasksFixed: '專案已經進入結案階段，不能再增減任務',
  platformsFixed: '專案已經進入結案階段，不能再更換平台',
  platformAccepted: (platform: string) => `${platform}已有通過的成果，不能移除`,
  platformsMoved: '剛剛有了變化，請再看一次會影響什麼',
  joined: '已經有創作者的任務不能移除',
  lastTask: '專案至少要有一項任務',
  tooManyTasks: '專案的任務太多了，請另開專案',
} as const;
