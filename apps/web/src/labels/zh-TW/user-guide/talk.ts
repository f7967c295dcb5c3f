import { limits } from '@paidang/contract/limits';
import { paths } from '@paidang/contract/pages';
import { messages } from '@paidang/contract/rules';
import type { ArticlesOf } from './catalogue';

const { chat, messaging, messagingCountdownSeconds, reminders } = limits;

export const words: ArticlesOf<'talk'> = {
  chat: [
    {
      id: 'open',
      title: '開啟對話',
      blocks: [
        '按上方的聊天圖示，選一位合作夥伴；或在專案進度按「傳訊息」。對話會開在右下角的小視窗，可以放大成聊天室，也可以縮成頭像，繼續做手上的事。',
        { links: [{ to: paths.chat, text: '前往聊天室' }] },
      ],
    },
    {
      id: 'send',
      title: '傳訊息與檔案',
      blocks: [
        {
          points: [
            '按Enter送出，Shift + Enter換行。注音選字時按Enter不會送出。',
            `檔案可以拖進視窗，單檔${chat.fileBytes / 1_000_000}MB以內，支援${chat.fileExtensions.join('、')}。`,
            '在訊息上按「回覆」，會附上原本的那一則。',
            '對話上方的放大鏡會找這段對話裡的文字和檔名，按Enter看更早的一筆。',
            '沒有送出去的訊息會留在對話裡，按「重試」再送一次。',
          ],
        },
        '對方看過會顯示「已讀」，正在打字時也看得到。',
      ],
    },
    {
      id: 'where',
      title: '聊天還是留言',
      blocks: [
        '談時間、打招呼、問問題，用聊天；對內容的修改意見，請留在留言板。留言連著原文與版本，之後才找得到，也才算在未處理的意見裡。',
        { links: [{ to: paths.userGuide('review', 'comments'), text: '看留言板' }] },
      ],
    },
  ],
  notifications: [
    {
      id: 'site',
      title: '站內通知',
      blocks: [
        '對方送出版本、留言、回覆或驗收時，鈴鐺會亮起紅點，也會跳出一則短訊。按通知就會到那一步，並標為已讀；「全部已讀」可以一次清掉。合作邀請在旁邊另外一欄。',
      ],
    },
    {
      id: 'email',
      title: '電子郵件',
      blocks: [
        {
          points: [
            `立即：發生後${messaging.mailMinutes}分鐘寄出，這段時間裡同一個專案的通知合成一封。`,
            `每日：每天早上${messaging.digestHour}點，把前一天還沒讀的通知寄成一封信。`,
            '不寄：只有站內通知。',
          ],
        },
        '已經在站內看過的，不會再寄。每封信下方都有調整設定的連結。',
      ],
    },
    {
      id: 'reminders',
      title: '到期提醒與提醒對方',
      blocks: [
        `輪到你的步驟，在到期前一個工作天、當天，和逾期${reminders.daysLate.join('、')}個工作天時，各提醒一次；同一天的合成一封信，當天與逾期的也會傳LINE。`,
        `在等對方的時候，步驟頁上方有「提醒對方」，一個步驟一天一次。晚上${reminders.lastHour - 12}點到早上${reminders.firstHour}點與假日不打擾，會留到下一個上班日早上。`,
      ],
    },
    {
      id: 'settings',
      title: '選擇怎麼收到',
      blocks: [
        '在個人中心的「通知設定」，可以依種類選擇電子郵件與LINE：步驟進度、到期與提醒、留言與回覆、專案排程、專案狀態、邀請、專案提案。站內通知一律保留。音效也在這裡開關，只影響這個瀏覽器。',
        { links: [{ to: paths.profile('notify'), text: '前往通知設定' }] },
      ],
    },
  ],
  line: [
    {
      id: 'bind',
      title: '綁定LINE',
      blocks: [
        {
          steps: [
            '到個人中心的「通知設定」，在LINE帳號按綁定。',
            '在LINE的畫面登入並同意。',
            '將拍檔的官方帳號加為好友，才收得到訊息。',
          ],
        },
        '顯示「已綁定，但收不到訊息」時，通常是還沒加好友，或封鎖了官方帳號。沒有看到綁定按鈕，表示目前還沒有開放。',
        { links: [{ to: paths.profile('notify'), text: '前往通知設定' }] },
      ],
    },
    {
      id: 'ask',
      title: '完成步驟後，要不要傳給對方',
      blocks: [
        `送出版本、請對方修改或驗收之後，會問你要不要用LINE通知對方，並先看到訊息的內容。${messagingCountdownSeconds}秒內沒有選擇就不傳送。對方的站內通知不受影響。`,
        {
          terms: [
            ['每次詢問我', '每完成一步，由你決定。'],
            ['一律傳送', '不再詢問，對方已綁定就傳送。'],
            ['一律不傳送', '只留站內通知。'],
          ],
        },
      ],
    },
    {
      id: 'unbind',
      title: '解除綁定',
      blocks: ['在同一個地方按「解除綁定」，之後不會再收到LINE通知，站內通知照常。'],
    },
  ],
  fraud: [
    {
      id: 'never',
      title: '我們不會做的事',
      blocks: [
        messages.fraudWarning,
        {
          points: [
            '不會打電話或傳訊息，請你操作ATM或網路銀行。ATM沒有解除分期付款或取消扣款的功能。',
            '不會要你先付款、買點數或交保證金，才撥付報酬。',
            '不會問你的密碼，也不會要你念出簡訊或信箱裡的驗證碼。',
          ],
        },
      ],
    },
    {
      id: 'signs',
      title: '常見的手法',
      blocks: [
        {
          points: [
            '假冒品牌窗口，用免費信箱寄來下載連結，說是「合作合約」或「需求單」。',
            '催你離開拍檔，改加私人帳號談，接著要求付款或提供帳戶。',
            '假冒客服，說訂單或款項設定錯誤，要你照著指示操作。',
            '寄來和拍檔很像的登入頁。登入前，請看清楚網址。',
          ],
        },
      ],
    },
    {
      id: 'do',
      title: '遇到了怎麼辦',
      blocks: [
        {
          steps: [
            '先掛斷或停止回覆，不要操作任何轉帳。',
            '撥165反詐騙諮詢專線查證。已經轉帳的話，同時聯絡銀行。',
            '密碼可能外流時，到個人中心變更密碼，並登出其他裝置。',
            '保留對話與帳號的畫面，告訴我們，我們會查看並處理。',
          ],
        },
        {
          links: [
            { to: paths.profile('security'), text: '前往帳號安全' },
            { to: paths.contactUs, text: '聯絡我們' },
          ],
        },
      ],
    },
  ],
};
