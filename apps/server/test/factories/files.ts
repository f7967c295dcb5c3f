import sharp from 'sharp';

/** A real single-colour picture, as a file to upload. */
export async function pictureFile(name: string, { field = 'file', width = 64, height = 48 } = {}) {
  const picture = sharp({ create: { width, height, channels: 3, background: '#22324a' } });
  const encoded = name.endsWith('.png') ? picture.png() : picture.jpeg();
  return { field, name, bytes: new Uint8Array(await encoded.toBuffer()) };
}
