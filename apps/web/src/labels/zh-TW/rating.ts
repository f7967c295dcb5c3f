import type { QuestionnaireType } from '@paidang/contract/rules';

/** Words of the ratings at the end of a cooperation. */
export const labels = {
  path: '路徑',
  projects: '專案管理',
  title: '評分',
  lead: (other: string, until: string) => `和${other}的合作結案了。評分開放到${until}。`,
  over: (other: string) => `和${other}的合作結案了，評分已經截止。`,
  notYet: '結案後才能評分',
  notYetHint: '廠商確認這個任務的結案報告後，雙方有14天可以評分。',
  toProject: '回專案',
  questionnaires: {
    copartner: {
      title: (other: string) => `為${other}評分`,
      seen: (other: string, until: string) =>
        `${other}現在看不到你的回答。雙方都送出並過了修改時間，或到了${until}，才會同時公開給彼此；分數從第三次合作起計入平均。`,
      skipText: (other: string) => `略過後不能再填，${other}之後會看到你略過了。你還是看得到${other}的評分。`,
    },
    website: {
      title: () => '使用拍檔的感受',
      seen: (other: string) => `只有拍檔團隊看得到，不會給${other}看。`,
      skipText: () => '略過後不能再填。',
    },
  } satisfies Record<QuestionnaireType, object>,
  place: (place: number, count: number) => `${place}／${count}`,
  score: (value: number, text: string) => `${value}分，${text}`,
  commentHint: (length: number, most: number) => `可以不填，${length}/${most}字`,
  send: '送出評分',
  once: '送出後1小時內可以修改，之後不能再改。',
  skip: '略過',
  skipTitle: '略過這份評分？',
  cancel: '取消',
  sent: '已送出評分',
  changed: '已更新評分',
  skipped: '已略過',
  edit: '修改評分',
  save: '儲存修改',
  editable: (until: string) => `${until}前可以修改`,
  left: (minutes: number) => `（還有${minutes}分鐘）`,
  mine: (other: string) => `你給${other}的評分`,
  ownSkipped: '你略過了這份評分。',
  ownMissing: '你沒有在期限內評分。',
  theirs: (other: string) => `${other}給你的評分`,
  hidden: (other: string, until: string) =>
    `雙方都送出，並過了1小時的修改時間，就會同時公開；最晚在${until}公開。在那之前${other}也看不到你的。`,
  hiddenTitle: '還沒公開',
  received: {
    skipped: (other: string) => `${other}已略過這份評分。`,
    missing: (other: string) => `${other}沒有在期限內評分。`,
  },
  noComment: '沒有留言',
  band: {
    open: (other: string) => `合作完成了，和${other}合作得如何？`,
    openHint: (until: string) => `雙方各自評分，${until}截止；公開前誰也看不到對方的回答。`,
    rate: '為這次合作評分',
    website: '還有一份問卷：使用拍檔的感受。',
    goOn: '繼續評分',
    waiting: (until: string) => `雙方都評分後就會公開，最晚在${until}。`,
    done: '雙方的評分公開了。',
    view: '查看評分',
  },
} as const;
