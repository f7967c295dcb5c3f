import * as z from 'zod';
import {
  ContentKindCount,
  ContentPicture,
  ContentRecord,
  ContentVersion,
  CreatorSummary,
  Instant,
  ShownBrand,
  ShownCreatorSay,
  ShownCustomerSay,
  ShownGuideArticle,
  ShownSuccessProject,
  SiteClaims,
} from '../entities';
import { errorCodes } from '../routes/errors';
import { contentKinds, industries } from '../vocabulary';
import type { Schemas } from './call';

/** With a preview token: every record in its newest version, including inactive ones, without a maximum. */
const previewable = { query: z.object({ preview: z.string().max(200).optional() }), errors: [errorCodes.forbidden] };

/** The public content of the site. */
export const siteContentSchemas = {
  successProjects: { summary: '成功案例', ...previewable, data: z.array(ShownSuccessProject) },
  creatorSays: { summary: '創作者說', ...previewable, data: z.array(ShownCreatorSay) },
  customerSays: { summary: '品牌說', ...previewable, data: z.array(ShownCustomerSay) },
  brands: { summary: '合作品牌', ...previewable, data: z.array(ShownBrand) },
  claims: { summary: '平台數字與服務；沒有設定的不顯示', data: SiteClaims },
  customerReviews: {
    summary: '品牌的評價：誰、哪個產業、說了什麼',
    data: z.array(ShownCustomerSay.pick({ uuid: true, name: true, position: true, industry: true, content: true })),
  },
  cooperationCaseTypes: {
    summary: '有案例的產業，與各有幾個案例',
    data: z.array(z.object({ type: z.enum(industries), title: z.string(), cases: z.int() })),
  },
  cooperationCases: {
    summary: '一個產業的所有案例',
    params: z.object({ type: z.enum(industries) }),
    data: z.array(ShownSuccessProject),
  },
  recommendations: { summary: '推薦的創作者：對所有人公開的名片', data: z.array(CreatorSummary) },
  guideArticles: { summary: '使用教學裡由拍檔增加或改寫的文章', ...previewable, data: z.array(ShownGuideArticle) },
} satisfies Schemas;

const KindParams = z.object({ kind: z.enum(contentKinds) });
const RecordParams = KindParams.extend({ record: z.uuid() });
/** Validated by the schema of the kind. */
const Content = z.record(z.string(), z.unknown());
const version = z.int().min(1);
const errors = [errorCodes.conflict];

/** The content of the site, as edited in the console. */
export const platformContentSchemas = {
  kinds: { summary: '各種內容有幾筆', data: z.array(ContentKindCount) },
  list: {
    summary: '一種內容的所有紀錄，停用的也在，照順序',
    params: KindParams,
    data: z.array(ContentRecord),
  },
  get: { summary: '一筆內容的最新版本', params: RecordParams, data: ContentRecord },
  versions: { summary: '一筆內容的所有版本，新的在前', params: RecordParams, data: z.array(ContentVersion) },
  create: {
    summary: '新增一筆，先不公開',
    params: KindParams,
    body: z.object({ content: Content }),
    data: ContentRecord,
    errors,
  },
  save: {
    summary: '存成新版本；別人已經存過更新的版本時是0409，並附上那個版本',
    params: RecordParams,
    body: z.object({ content: Content, version }),
    data: ContentRecord,
    errors,
  },
  publish: {
    summary: '公開最新版本',
    params: RecordParams,
    body: z.object({ version }),
    data: ContentRecord,
    errors,
  },
  restore: {
    summary: '把舊版本存成新版本',
    params: RecordParams,
    body: z.object({ version, restored: version }),
    data: ContentRecord,
    errors,
  },
  move: {
    summary: '移到另一筆前面，或最後',
    params: RecordParams,
    body: z.object({ before: z.uuid().nullable() }),
    data: z.array(ContentRecord),
  },
  activate: {
    summary: '啟用或停用',
    params: RecordParams,
    body: z.object({ active: z.boolean() }),
    data: ContentRecord,
  },
  remove: { summary: '刪除一筆', params: RecordParams, data: z.null() },
  addPicture: {
    summary: '上傳一張圖片（jpg、png，10MB內），縮成放得下的大小',
    encoding: 'multipart',
    files: ['file'],
    body: z.object({}),
    data: ContentPicture,
  },
  linkPreview: {
    summary: '預覽用的權杖，24小時內有效',
    data: z.object({ token: z.string(), expires_at: Instant }),
  },
} satisfies Schemas;
