import { limits } from '@paidang/contract/limits';

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The chosen square of a picture, no larger than it is shown anywhere. @throws when it cannot be decoded */
export async function cropPicture(file: Blob, { x, y, width, height }: CropArea): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const edge = Math.min(limits.account.avatarEdge, Math.round(width));
  const canvas = document.createElement('canvas');
  canvas.width = edge;
  canvas.height = edge;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('@paidang/web: this browser draws nothing, so the picture could not be cropped.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, width, height, 0, 0, edge, edge);
  picture.close();
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('empty picture'))), type, 0.92);
  });
}
