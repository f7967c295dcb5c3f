import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { ContentPicture } from '@paidang/contract/entities';
import type { ContentKind } from '@paidang/contract/vocabulary';
import sharp from 'sharp';
import { paths } from '../config/paths';
import { createContent, encodeContentPicture, publishContent } from '../modules/site-content';
import { filePath, keepPicture } from '../modules/uploads';
import type { FileStorage } from '../platform/storage';
import type { Transaction } from '../platform/transaction';
import { demoId } from './demo-id';
import { brands, cases, claims, creatorSays, customerSays, recommended } from './texts/site-content';

const authorId = demoId('team');

async function publish(tx: Transaction, kind: ContentKind, content: object): Promise<void> {
  const { uuid, version } = await createContent(tx, kind, { authorId, content });
  await publishContent(tx, { kind, record: uuid }, version);
}

/** The demo's site content: cases, voices, brands and claims, all published. */
export async function seedSiteContent(tx: Transaction, storage: FileStorage): Promise<void> {
  const kept = new Map<string, ContentPicture>();

  async function picture(file: string, alt = ''): Promise<ContentPicture> {
    const known = kept.get(file);
    if (known) return { ...known, alt };
    const bytes = await readFile(join(paths.demo, file));
    const drawn = extname(file) === '.svg' ? await sharp(bytes).resize(192, 192).png().toBuffer() : bytes;
    const encoded = await encodeContentPicture(drawn);
    const name = await keepPicture(tx, storage, { ...encoded, originalName: file }, { uploadedBy: authorId });
    const stored = { path: filePath(name), width: encoded.width, height: encoded.height, alt: '' };
    kept.set(file, stored);
    return { ...stored, alt };
  }

  const face = async (name: string | undefined) => (name ? picture(`avatars/${name}.svg`) : null);

  for (const { picture: shown, more = [], ...told } of cases) {
    const images: ContentPicture[] = [];
    for (const one of more) images.push(await picture(...one));
    await publish(tx, 'success-project', { ...told, main_image: await picture(...shown), images });
  }
  for (const { avatar, ...told } of creatorSays)
    await publish(tx, 'creator-say', { ...told, avatar: await face(avatar) });
  for (const { logo, ...told } of customerSays) await publish(tx, 'customer-say', { ...told, logo: await face(logo) });
  for (const [file, name] of brands) await publish(tx, 'brand', { name, logo: await picture(`brands/${file}.png`) });
  await publish(tx, 'claims', claims);
}

/** Recommends creators, once their cards are public. */
export async function recommendCreators(tx: Transaction): Promise<void> {
  for (const creator of recommended) await publish(tx, 'recommendation', { creator: demoId(creator) });
}
