import { serviceDataLimits } from '@paidang/contract/limits';
import type { CalendarDay } from '@paidang/contract/rules';
import sharp, { type CreateText } from 'sharp';
import { fontFiles } from '../../platform/fonts';
import { openPicture } from '../../platform/pictures';

const quality = 88;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

const lettering = (words: string, ink: string, opacity: string): CreateText => ({
  text: `<span foreground="${ink}" fgalpha="${opacity}">${words}</span>`,
  font: 'Noto Sans TC Medium 40',
  fontfile: fontFiles.medium,
  rgba: true,
});

/** One slanted mark, light with a dark edge, so that both the text and what is below it are legible on any background. */
async function stamp(words: string): Promise<Buffer> {
  const edge = await sharp({ text: lettering(words, '#000000', '38%') })
    .png()
    .toBuffer();
  const face = await sharp({ text: lettering(words, '#ffffff', '60%') })
    .png()
    .toBuffer();
  const flat = await sharp(edge)
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background: clear })
    .composite([{ input: face, top: 22, left: 22 }])
    .png()
    .toBuffer();
  return sharp(flat).rotate(-28, { background: clear }).png().toBuffer();
}

/** The picture as it is stored: no larger than needed, its purpose written all over it, without metadata. */
export async function watermarked(path: string, day: CalendarDay): Promise<Buffer> {
  const edge = serviceDataLimits.pictureEdge;
  const { data, info } = await openPicture(path)
    .resize(edge, edge, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const mark = sharp(await stamp(`僅供拍檔勞務報酬申報使用 ${day.replaceAll('-', '/')}`));
  const size = Math.round(Math.max(info.width, info.height) * 0.45);
  const input = await mark
    .resize(Math.min(size, info.width), Math.min(size, info.height), { fit: 'inside' })
    .png()
    .toBuffer();
  return sharp(data, { raw: info })
    .composite([{ input, tile: true }])
    .jpeg({ quality })
    .toBuffer();
}
