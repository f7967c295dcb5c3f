import * as z from 'zod';
import { Instant, ServiceData, ServiceDataFields, ServiceDataLook } from '../entities';
import { errorCodes } from '../routes/errors';
import { maskedFields, servicePictureKinds } from '../vocabulary';
import type { Schemas } from './call';

/** The fields that were edited, in full; omitted fields stay as they are. */
const ServiceDataChange = ServiceDataFields.partial().extend({ revision: z.number().int().min(0) });

/** Absent for users who only sign in with a provider: a recent sign-in suffices for them. */
const proof = { password: z.string().max(200).optional() };

const PictureParams = z.object({ picture: z.uuid() });

export const serviceDataSchemas = {
  view: {
    summary: '自己的身分與收款資料，號碼、生日與地址只顯示一部分；只有創作者有',
    data: ServiceData,
  },
  save: {
    summary: '修改身分與收款資料；沒有送出的欄位不變',
    body: ServiceDataChange,
    data: ServiceData,
    errors: [errorCodes.conflict, errorCodes.forbidden],
  },
  reveal: {
    summary: '輸入密碼後看完整的欄位，會留下紀錄',
    body: z.object({ ...proof, fields: z.array(z.enum(maskedFields)).min(1).max(maskedFields.length) }),
    data: ServiceDataFields.pick({
      date_of_birth: true,
      id_no: true,
      residence_permit_no: true,
      residence_address: true,
      contact_address: true,
      contact_no: true,
      mobile_no: true,
      bank_account: true,
    }).partial(),
    errors: [errorCodes.forbidden],
  },
  looks: {
    summary: '誰在什麼時候看過完整的資料，最近的在前',
    data: z.array(ServiceDataLook),
  },
  addPicture: {
    summary: '上傳證件或存摺照片（jpg、png，10MB 內），加上浮水印；同一種只留最後一張',
    encoding: 'multipart',
    files: ['file'],
    body: z.object({ kind: z.enum(servicePictureKinds) }),
    data: ServiceData,
    errors: [errorCodes.tooLarge, errorCodes.unsupportedType, errorCodes.forbidden],
  },
  removePicture: {
    summary: '刪除一張證件或存摺照片',
    params: PictureParams,
    data: ServiceData,
    errors: [errorCodes.forbidden],
  },
  linkPicture: {
    summary: '輸入密碼後看照片的網址：一分鐘內、同一個瀏覽器、只能用一次，會留下紀錄',
    params: PictureParams,
    body: z.object(proof),
    data: z.object({ path: z.string(), expires_at: Instant }),
    errors: [errorCodes.forbidden],
  },
} satisfies Schemas;
