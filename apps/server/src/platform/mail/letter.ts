import { escapeMarkup } from '@paidang/contract/rules';

/** A paragraph; with a `url` it is a link. */
export type Paragraph = string | { readonly text: string; readonly url: string };

/** The content of a mail. All mails have the same structure, so that people recognise ours. */
export interface Letter {
  readonly subject: string;
  /** Name in the salutation. */
  readonly name: string;
  readonly paragraphs: readonly Paragraph[];
  /** The single call to action. */
  readonly action?: { readonly label: string; readonly url: string };
  /** What to do if the recipient did not expect the mail. */
  readonly note?: Paragraph;
}

/** Makes a user-chosen name safe for mails to others: mail programs must not turn it into a link. */
export const unlinked = (name: string): string =>
  name.replaceAll('://', '：／／').replace(/(?<=\S)\.(?=[\p{L}\d])/gu, '．');

const brand = '拍檔';
const automatic = '這封信由系統自動寄出，請勿直接回覆。';
const greeting = (name: string) => `${name} 你好：`;

const asText = (said: Paragraph): string => (typeof said === 'string' ? said : `${said.text}\n${said.url}`);

/** The plain-text version. */
export const letterText = ({ name, paragraphs, action, note }: Letter): string =>
  [
    greeting(name),
    ...paragraphs.map(asText),
    ...(action ? [`${action.label}：\n${action.url}`] : []),
    ...(note ? [asText(note)] : []),
    `${brand}\n${automatic}`,
  ].join('\n\n');

/** Escapes an attribute value. */
export const attribute = (value: string): string => escapeMarkup(value).replaceAll('"', '&quot;');

const font = `font-family:'PingFang TC','Microsoft JhengHei','Noto Sans TC',Arial,sans-serif`;

const style = `
@media (max-width: 520px) { .sheet { padding: 28px 20px !important } .button a { display: block !important } }
@media (prefers-color-scheme: dark) {
  .ground { background: #101014 !important } .sheet { background: #19191e !important; border-color: #323239 !important }
  .ink { color: #f1f0ed !important } .quiet { color: #bab7b2 !important }
  .button { background: #f1f0ed !important } .button a { color: #18181e !important }
}`;

const asHtml = (said: Paragraph): string =>
  typeof said === 'string'
    ? escapeMarkup(said)
    : `<a href="${attribute(said.url)}" style="color:inherit">${escapeMarkup(said.text)}</a>`;

const paragraph = (said: Paragraph, kind: 'ink' | 'quiet' = 'ink'): string => {
  const look =
    kind === 'ink' ? 'font-size:16px;line-height:28px;color:#18181e' : 'font-size:13px;line-height:22px;color:#696971';
  return `<p class="${kind}" style="margin:0 0 16px;${look}">${asHtml(said)}</p>`;
};

const button = ({ label, url }: NonNullable<Letter['action']>): string => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td class="button" style="background:#18181e;border-radius:8px;text-align:center"><a href="${attribute(url)}" style="display:inline-block;padding:12px 28px;font-size:16px;line-height:24px;color:#ffffff;text-decoration:none">${escapeMarkup(label)}</a></td>
</tr></table>
<p class="quiet" style="margin:0 0 4px;font-size:13px;line-height:20px;color:#696971">按鈕沒有反應時，請把這個網址貼到瀏覽器：</p>
<p style="margin:0 0 24px;font-size:13px;line-height:20px;word-break:break-all"><a class="quiet" href="${attribute(url)}" style="color:#4c4c54">${escapeMarkup(url)}</a></p>`;

/** The HTML version: a single column of tables without pictures or remote content, which every mail program renders alike. */
export const letterHtml = ({ subject, name, paragraphs, action, note }: Letter): string => `<!doctype html>
<html lang="zh-Hant-TW">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeMarkup(subject)}</title>
<style>${style}</style>
</head>
<body class="ground" style="margin:0;background:#fbfaf7;${font}">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbfaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;text-align:left">
<tr><td style="padding:0 4px 16px">
<table role="presentation" cellpadding="0" cellspacing="0"><tr>
<td style="width:14px;height:14px;border-radius:4px 0 0 4px;background:#2d69de;font-size:0">&nbsp;</td>
<td style="width:14px;height:14px;border-radius:0 4px 4px 0;background:#e5660a;font-size:0">&nbsp;</td>
<td class="ink" style="padding-left:8px;font-size:18px;line-height:28px;font-weight:bold;color:#18181e">${brand}</td>
</tr></table>
</td></tr>
<tr><td class="sheet" style="padding:40px 44px 24px;background:#ffffff;border:1px solid #e2dfda;border-radius:12px">
${[greeting(name), ...paragraphs].map((said) => paragraph(said)).join('\n')}
${action ? button(action) : ''}
${note ? paragraph(note, 'quiet') : ''}
</td></tr>
<tr><td class="quiet" style="padding:16px 4px 0;font-size:12px;line-height:18px;color:#696971">${automatic}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
