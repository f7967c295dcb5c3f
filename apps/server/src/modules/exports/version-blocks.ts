import { BriefContent, CopyContent, MultiPageContent, OnePageContent, PhotosContent } from '@paidang/contract/entities';
import { goalTexts } from '@paidang/contract/report';
import { formatTimeIndex, type TimeSpan } from '@paidang/contract/rules';
import type { TextStepCode } from '@paidang/contract/steps';
import { functionCodes, productCategoryTitles } from '@paidang/contract/vocabulary';
import { type Block, parseDocument, type RichDocument } from '@paidang/editor/core';
import { heading, lines, linked, list, paragraph, picture, table } from './blocks';

const timeOf = ({ start, end }: TimeSpan): string =>
  [start, end].flatMap((second) => (second === null ? [] : formatTimeIndex(second))).join('–');

/** The script as a table. Imported again, it becomes the same segments. */
function multiPage({ scripts }: MultiPageContent): RichDocument {
  const columns = [
    { name: '段落', width: 16 },
    { name: '時間', width: 14 },
    { name: '畫面', width: 42 },
    { name: '旁白', width: 28 },
  ];
  const rows = scripts.map((segment) => [
    [paragraph(segment.title)],
    [paragraph(timeOf(segment))],
    [...(segment.picture ? [picture(segment.picture)] : []), ...parseDocument(segment.text)],
    lines(segment.narration),
  ]);
  return [table(columns, rows)];
}

const section = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length > 0 ? [heading(title), ...blocks] : [];
const textSection = (title: string, text: string): Block[] => section(title, text.trim() === '' ? [] : lines(text));
const listSection = (title: string, items: readonly Block[]): Block[] =>
  section(title, items.length > 0 ? [list(items)] : []);

const brief = (content: BriefContent): RichDocument => [
  ...textSection('產品', content.product),
  ...textSection('商品類別', content.product_category ? productCategoryTitles[content.product_category] : ''),
  ...listSection('賣點', content.selling_points.map(paragraph)),
  ...listSection('必須提到', content.must_say.map(paragraph)),
  ...listSection('必須拍到', (content.must_show ?? []).map(paragraph)),
  ...listSection('不可提到', content.must_not_say.map(paragraph)),
  ...textSection('主題標籤', content.hashtags.map((tag) => `#${tag}`).join(' ')),
  ...listSection(
    '連結',
    content.links.map(({ title, url }) => linked(title || url, url)),
  ),
  ...listSection(
    '參考',
    content.references.map(({ title, url }) => linked(title || url, url)),
  ),
  ...listSection(
    '平台',
    content.platforms.map((platform) => paragraph(platform.platform_title)),
  ),
  ...textSection('廣告揭露', content.ad_disclosure),
  ...textSection('授權範圍', content.licence_term),
  ...listSection(
    '交付項目',
    content.deliverables.map(({ title, quantity, note }) =>
      paragraph(`${title} × ${quantity}${note ? `（${note}）` : ''}`),
    ),
  ),
  ...listSection('目標數字', goalTexts(content.goals).map(paragraph)),
  ...section('修改輪數', [paragraph(`${content.revision_rounds}輪`)]),
  ...section('備註', parseDocument(content.notes)),
];

function copy(content: CopyContent): RichDocument {
  if (content.mode === 'post') return parseDocument(content.text);
  return content.frames.flatMap(({ image, caption, link_sticker: sticker }, index) => [
    heading(`第 ${index + 1} 格`),
    ...(image ? [picture(image)] : []),
    ...lines(caption),
    ...(sticker ? [linked(sticker.text || sticker.url, sticker.url)] : []),
  ]);
}

const photos = ({ photos: all }: PhotosContent): RichDocument =>
  all.flatMap(({ path, caption }) => [picture(path, caption), ...(caption ? lines(caption) : [])]);

const parsers: Record<TextStepCode, (stored: string) => RichDocument> = {
  [functionCodes.brief]: (stored) => brief(BriefContent.parse(JSON.parse(stored))),
  [functionCodes.outline]: parseDocument,
  [functionCodes.scriptPages]: (stored) => multiPage(MultiPageContent.parse(JSON.parse(stored))),
  [functionCodes.scriptOnePage]: (stored) => parseDocument(OnePageContent.parse(JSON.parse(stored)).description),
  [functionCodes.copyText]: (stored) => copy(CopyContent.parse(JSON.parse(stored))),
  [functionCodes.copyPhotos]: (stored) => photos(PhotosContent.parse(JSON.parse(stored))),
};

/** A stored version of a text step as a document. */
export const versionBlocks = (code: TextStepCode, stored: string): RichDocument => parsers[code](stored);
