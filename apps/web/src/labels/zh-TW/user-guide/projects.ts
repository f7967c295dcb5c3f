import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { taskTypeTitles } from '@paidang/contract/vocabulary';
import type { ArticlesOf } from './catalogue';

const { invitations, project } = limits;

export const words: ArticlesOf<'projects'> = {
  invitations: [
    {
      id: 'kinds',
      title: '兩種邀請',
      blocks: [
        {
          terms: [
            ['邀請加入專案', '廠商開好專案後，邀請創作者接下其中的任務。'],
            ['邀請開設專案', '創作者先開口，邀請廠商來開設專案；專案開好，創作者就會加入。'],
          ],
        },
        '兩種都只需要對方的電子郵件，還可以附上一段想說的話。對方已經有帳號的話，通知裡也會看到。',
      ],
    },
    {
      id: 'answer',
      title: '回覆邀請',
      blocks: [
        '打開信裡的連結，或到「合作邀請」查看。加入之前，可以先看專案名稱、品牌、合作期間、任務與費用。',
        {
          points: [
            '想合作，就按「加入專案」或「開專案」。創作者加入時，可以選擇要接哪幾項任務。',
            '不合適，就按「婉拒」，對方會收到通知。之後要合作，需要對方再邀請一次。',
            '邀請是寄給特定信箱的，要用收到信的那個信箱登入或註冊。',
          ],
        },
        { links: [{ to: paths.invitation, text: '前往合作邀請' }] },
      ],
    },
    {
      id: 'expired',
      title: '逾期、重寄與收回',
      blocks: [
        `邀請${invitations.days}天內有效。寄出的一方可以「再寄一次」，期限會重新計算，先前信裡的連結就不能用了；也可以「收回邀請」，讓連結失效。`,
        '看到「這個連結不能用」，通常是因為已經有更新的一封信。請打開最近收到的那一封，或聯絡邀請你的人。',
      ],
    },
  ],
  'open-project': [
    {
      id: 'before',
      title: '誰來開設',
      blocks: ['專案由廠商開設。從專案管理按「開設專案」，或從創作者寄來的邀請按「開專案」。'],
    },
    {
      id: 'fill',
      title: '填寫內容',
      blocks: [
        {
          terms: [
            ['專案名稱', `品牌和創作者都看得到，最多${project.nameLength}個字。`],
            ['品牌與產品', '這次合作的主角。'],
            ['開始日與結束日', '合作的期間，可以先空著。'],
            ['任務', `最多${project.tasks}項，類型有${Object.values(taskTypeTitles).join('、')}。`],
            ['平台、數量、費用', '每項任務分開填；費用只有你和接下任務的創作者看得到。'],
          ],
        },
        '還有地方要修改時，會在欄位旁告訴你，已經填好的內容不會不見。更細的要求，之後都能寫進需求單。',
      ],
    },
    {
      id: 'invite',
      title: '順便邀請創作者',
      blocks: [
        '最後一欄可以填創作者的電子郵件，開設後就會寄出邀請。還沒決定人選也沒關係，之後在專案裡再邀請。',
        { links: [{ to: paths.userGuide('projects', 'invitations'), text: '看合作邀請' }] },
      ],
    },
  ],
  progress: [
    {
      id: 'board',
      title: '專案管理',
      blocks: [
        '登入後第一眼看到的是專案管理：輪到你的排在最前面，接著是等對方的。每一列有進度、輪到誰、下一個日期，還有幾則留言沒處理。',
        '要找已經結案的專案，或用名稱、任務類型篩選，請到專案列表。篩選條件會留在網址裡，可以存成書籤。',
        { links: [{ to: paths.project, text: '前往專案管理' }] },
      ],
    },
    {
      id: 'film',
      title: '一格一個步驟',
      blocks: [
        '打開專案，最上面是一條底片。從需求單到結案報告，一格是一個步驟，亮著的那一格就是現在。下方的清單寫著每一步的狀態、目前版本與日期，輪到你時，右邊會有按鈕。',
        '藍色是廠商，橘色是創作者。箭頭指向誰，就是輪到誰。',
      ],
    },
    {
      id: 'order',
      title: '步驟的順序',
      blocks: [
        '步驟照順序開放：前一步定稿或驗收後，才能送出下一步。草稿不受限制，想先寫隨時都可以。',
        '時間趕的時候，廠商可以按「提前開放」，讓後面的步驟先送出。寫需求單時，也可以把大綱或腳本設為「免提供」，直接略過。',
      ],
    },
    {
      id: 'activity',
      title: '最近動態',
      blocks: [
        '右側記著這個專案發生過的事：誰送出版本、誰留言、誰驗收，都有時間。要找人說話，按「傳訊息」就能開啟聊天。',
      ],
    },
  ],
};
