import { parentPort, workerData } from 'node:worker_threads';
import mammoth from 'mammoth';

/** Runs by itself on a thread: see `read-word.ts`. */
const styleMap = [
  'u => u',
  "highlight[color='yellow'] => mark.pd-mark-yellow",
  "highlight[color='magenta'] => mark.pd-mark-pink",
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
];

const pictures: Uint8Array[] = [];
const keepPicture = mammoth.images.imgElement(async (image) => {
  pictures.push(new Uint8Array(await image.readAsBuffer()));
  return { src: `/word-picture/${pictures.length - 1}` };
});

const { value: html } = await mammoth.convertToHtml(
  { buffer: Buffer.from(workerData as Uint8Array) },
  { styleMap, convertImage: keepPicture, includeEmbeddedStyleMap: false, externalFileAccess: false },
);
parentPort?.postMessage({ html, pictures });
