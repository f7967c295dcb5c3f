/** 2,000 paragraphs with a table after every 200th. */
const sentence =
  '每天同一時間、同一盞燈、同一個角度自拍，保養步驟不變，只多加這一瓶，第三天開始記錄膚況的變化，第七天請朋友盲猜哪一張是素顏。';

export const paragraphs = 2000;
const tableEvery = 200;

const rows = ['時間', '00:00', '00:45', '03:20', '06:30'];
const columns = ['畫面', '旁白', '字卡', '備註'];
const table = `<table><tbody>${rows
  .map((row) => `<tr>${columns.map((column) => `<td><p>${row}${column}</p></td>`).join('')}</tr>`)
  .join('')}</tbody></table>`;

export const html = Array.from(
  { length: paragraphs },
  (_, index) => `<p>第${index}段：${sentence}</p>${index % tableEvery === tableEvery - 1 ? table : ''}`,
).join('');
