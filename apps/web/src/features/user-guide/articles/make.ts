import { limits } from '@paidang/contract/limits';
import { paths } from '../../../config/paths';
import type { CategoryWords } from '../article-words';

const { script, editor, copy, brief, video } = limits;
const megabytes = editor.imageBytes / 1_048_576;

export const words: CategoryWords<'make'> = {
  brief: [
    {
      id: 'write',
      title: '廠商：填寫需求單',
      blocks: [
        '需求單分成六個部分：產品與訊息、平台與交付、連結與參考、揭露與授權、合作方式、補充說明。邊寫邊自動儲存，寫到一半離開也沒關係。',
        '送出以前，這幾項一定要填：產品、賣點、發佈平台、交付項目、廣告揭露用語、授權範圍與期間。其他可以之後再補。',
        {
          points: [
            '「一定要說」和「不能說」請寫成完整的句子，創作者比較好照著做。',
            '「廣告揭露用語」寫明貼文裡怎麼說這是合作，例如「本影片與山眠合作」。',
            `發佈平台最多${brief.platforms}個，每個選貼文或限時動態，之後會各有一份文案。`,
            `「修改輪數」是約定可以請對方修改幾輪，沒有特別約定時是${limits.revisionRoundsAgreed}輪。`,
            '時間趕的話，可以把創意大綱或腳本設為「免提供」。已經開始的步驟不能略過。',
          ],
        },
      ],
    },
    {
      id: 'confirm',
      title: '創作者：確認需求',
      blocks: [
        '收到需求單後，先看交付項目、日期與不能說的話。有疑問，就選那段文字留言；都清楚了，按「確認需求」，就輪到你寫大綱。',
      ],
    },
    {
      id: 'change',
      title: '需求改了怎麼辦',
      blocks: [
        '廠商可以隨時修改需求單並送出新版本，創作者會收到通知，並看到改了哪裡，再確認一次。大綱已經送出才改需求，請先在聊天室說一聲。',
        { links: [{ to: paths.guideline, text: '看合作準則' }] },
      ],
    },
  ],
  outline: [
    {
      id: 'write',
      title: '寫大綱',
      blocks: [
        '大綱不用長，先回答一個問題：這支內容要說什麼？開場、主要的轉折、產品在哪裡出現、怎麼收尾，寫出來就夠討論。',
        '編輯器可以設標題、粗體、清單、文字顏色與螢光筆、連結、表格，也能拖曳或貼上圖片。',
        {
          points: [
            `圖片支援jpg與png，每張${megabytes}MB以內，一次最多拖曳${editor.dropFiles}張。`,
            `表格預設${editor.tableRows}列${editor.tableColumns}欄，可以再增減。`,
            '內容自動存成草稿，旁邊會顯示儲存的時間。',
          ],
        },
      ],
    },
    {
      id: 'send',
      title: '送出與討論',
      blocks: [
        '按「送出」會建立一個新版本，並通知廠商。廠商在上面留言、建議改寫，或按「請你修改」；你改完再送出，兩版之間改了哪裡，比對時一眼看到。',
        '談定之後按「定稿」，等廠商驗收，就進入腳本。',
        {
          links: [
            { to: paths.userGuide('review', 'versions'), text: '看草稿與版本' },
            { to: paths.userGuide('review', 'acceptance'), text: '看定稿與驗收' },
          ],
        },
      ],
    },
  ],
  script: [
    {
      id: 'form',
      title: '選一種寫法',
      blocks: [
        {
          terms: [
            ['分段腳本', '一段一段寫畫面與旁白，標上時間與分鏡圖。適合鏡頭多、節奏要精準的影片。'],
            ['一頁式腳本', '像寫文章一樣從頭到尾寫完。適合口白為主、一鏡到底的影片。'],
          ],
        },
        '送出第一版以前都可以更換。更換時，原本的草稿會封存，換回來就會恢復；送出版本之後就不能再換。',
      ],
    },
    {
      id: 'segments',
      title: '分段腳本',
      blocks: [
        {
          points: [
            `每一段有標題、開始與結束時間、畫面、旁白和一張圖片，最多${script.segments}段。`,
            '拖曳左邊的把手調整順序，也可以用選單的上移與下移。',
            '打開「同步調整後面段落」，改一段的時間，後面的段落會跟著移動。',
            `刪除的段落保留${script.keepDeletedDays}天，可以從「已刪除的段落」還原。`,
            '每一段可以各自留言，段落旁會顯示還有幾則沒處理。',
          ],
        },
      ],
    },
    {
      id: 'word',
      title: '匯入Word、下載檔案',
      blocks: [
        '已經在Word寫好腳本，可以選「匯入Word」。標題會變成段落，表格的欄位變成時間、畫面與旁白，圖片放進段落。確認預覽之後，才會放進草稿。',
        '送出的版本都能下載成Word或PDF，帶去拍攝現場或存檔。',
      ],
    },
    {
      id: 'ai',
      title: '請AI起草',
      blocks: [
        '一頁式腳本可以按「用AI起草」，參考需求單與大綱寫出第一份草稿。寫好後會放在旁邊，和目前的內容並排，由你決定要不要採用。',
        { note: 'AI只寫草稿，不會自動送出。事實、數字與宣稱，送出前請自己確認過。' },
      ],
    },
  ],
  video: [
    {
      id: 'upload',
      title: '上傳',
      blocks: [
        `選擇或拖曳影片檔，支援${video.extensions.join('、')}，最大${video.fileBytes / 1_073_741_824}GB；也可以貼上Google雲端硬碟的分享連結，或.mp4結尾的網址。`,
        {
          points: [
            '上傳時可以放心換到拍檔的其他頁面，右下角會顯示進度，按一下就回來。',
            '網路斷了會先暫停，恢復後自動接續。',
            `關掉分頁或離開網站，上傳就會停下來。${video.keepHours}小時內回到這一頁，選同一個檔案，就從中斷的地方接續。`,
          ],
        },
      ],
    },
    {
      id: 'length',
      title: '轉檔與確認片長',
      blocks: [
        '上傳完成後會轉成適合線上看的格式，好了會通知你。播放看看，片長和你輸出的一樣，就按「確認片長」；不一樣的話，重新上傳。',
        `轉檔超過${video.transcodeMinutes}分鐘或檔案讀不出來，會告訴你原因，重新輸出後再上傳一次就好。`,
      ],
    },
    {
      id: 'copies',
      title: 'A copy與B copy',
      blocks: [
        '第一次送出的是A copy，之後修改的都是B copy。送出前可以寫幾句「給對方的話」，說明這一版改了什麼。送出的版本不能抽換，要改就再上傳一版。',
        { links: [{ to: paths.userGuide('review', 'film'), text: '看影片怎麼留言' }] },
      ],
    },
  ],
  copywriting: [
    {
      id: 'platforms',
      title: '每個平台一份',
      blocks: [
        '需求單列了哪些發佈平台，這裡就有哪些文案。貼文寫成一篇，限時動態一格一格寫。有字數上限的平台，會在編輯時提醒你超過了幾個字。',
        { note: '看到「未有文案」，表示那個平台的文字還沒送出，圖片要等文字之後才能看。' },
      ],
    },
    {
      id: 'story',
      title: '限時動態',
      blocks: [
        `由上往下就是播放順序，最多${copy.frames}格。每一格可以放圖片、畫面上的文字與連結貼紙；刪錯了，按「復原」就回來。`,
      ],
    },
    {
      id: 'photos',
      title: '圖片',
      blocks: [
        `圖片和文字分開送出、分開驗收，最多${copy.photos}張，每張都能寫說明。拖曳可以調整順序，封面請放在第一張。`,
      ],
    },
    {
      id: 'disclosure',
      title: '送出前檢查一次',
      blocks: [
        {
          points: [
            '廣告揭露用語放在不用展開就看得到的地方。',
            '主題標籤和需求單一致，沒有漏字。',
            '連結點得開，折扣碼與日期正確。',
          ],
        },
        { links: [{ to: paths.guideline, text: '看合作準則' }] },
      ],
    },
  ],
};
