import type { AskMode, LineBinding, MailMode } from '@paidang/contract/entities';
import { limits } from '@paidang/contract/limits';
import type { NotificationKind } from '@paidang/contract/notifications';

const kinds: Record<NotificationKind, { name: string; hint: string }> = {
  steps: { name: '步驟進度', hint: '提供、修改、驗收與退回' },
  reminders: { name: '到期與提醒', hint: '到期前一天、當天與逾期，以及對方的提醒' },
  comments: { name: '留言與回覆', hint: '各步驟的留言板' },
  schedule: { name: '專案排程', hint: '提出、調整與確認日期' },
  project: { name: '專案狀態', hint: '開啟、進入結案與結束' },
  invitations: { name: '邀請', hint: '邀請加入與對方的回覆' },
  proposals: { name: '專案提案', hint: '提案與它的結果' },
  rewards: { name: '撥款', hint: '獎金與酬勞的申請、審核與入帳' },
};

const mailModes: Record<MailMode, string> = { instant: '立即', daily: '每日', off: '不寄' };

const modes: Record<AskMode, { name: string; hint: string }> = {
  ask: { name: '每次詢問我', hint: `完成步驟後詢問，${limits.messagingCountdownSeconds}秒內沒有選擇就不傳送` },
  always: { name: '一律傳送', hint: '對方已綁定 LINE 時自動傳送' },
  never: { name: '一律不傳送', hint: '只有站內通知' },
};

const binding: Record<LineBinding['status'], string> = {
  unbound: '尚未綁定',
  bound: '已綁定',
  bound_not_friend: '已綁定，但收不到訊息',
};

/** Words of the notification settings. */
export const labels = {
  title: '通知設定',
  line: {
    title: 'LINE 帳號',
    status: binding,
    account: (name: string) => `LINE 帳號：${name}`,
    since: (date: string) => `${date}綁定`,
    notFriend: '請將拍檔的官方帳號加為好友，或解除封鎖，才收得到訊息。',
    addFriend: '加為好友',
    quotaReached: '這個月的 LINE 訊息額度已用完',
    quotaReachedHint: '你和合作對象暫時都收不到 LINE 通知，最晚下個月一日恢復。站內通知與 Email 照常。',
    why: '綁定後，合作對象完成步驟時可以用 LINE 通知你。',
    unavailable: '目前還沒有開放綁定。',
    bind: '綁定 LINE',
    bindTest: '測試綁定',
    bindTestHint: '這是開發環境：測試綁定的是假帳號，訊息會出現在寄件匣。',
    unbind: '解除綁定',
    unbindTitle: '解除 LINE 綁定？',
    unbindText: '解除後不會再收到 LINE 通知，也不能再用 LINE 登入；站內通知不受影響。',
    cancel: '取消',
  },
  ask: { title: '完成步驟後傳送 LINE 給對方', modes },
  channels: {
    title: '我要怎麼收到通知',
    hint: `站內通知一律保留。Email 選立即，${limits.messaging.mailMinutes}分鐘內同一個專案的通知合成一封；選每日，每天早上九點寄出前一天未讀的通知。`,
    kind: '通知',
    site: '站內',
    email: 'Email',
    line: 'LINE',
    kinds,
    mailModes,
    on: (channel: string, kind: string) => `用 ${channel} 通知我：${kind}`,
    always: '一律通知',
    needsBinding: 'LINE 要先綁定帳號才會傳送。',
  },
  offHours: {
    title: '提醒的時間',
    hint: '晚上九點到早上九點與假日不提醒，對方的提醒會留到下一個上班日早上九點。',
    name: '夜間與假日也可以提醒我',
  },
  sound: { title: '音效', name: '收到通知時播放音效', hint: '只影響這個瀏覽器。' },
  save: '儲存設定',
} as const;
