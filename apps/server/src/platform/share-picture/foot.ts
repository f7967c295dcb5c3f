import type { SharePicture } from '@paidang/contract/pages';
import { functionCodes, functionTitles } from '@paidang/contract/vocabulary';
import { film, inks } from './drawings';
import { drawFittedText } from './lettering';
import { height, inner, margin, place, type Sheet, width } from './sheet';

/** Top of the foot. */
const top = 470;
const oneLine = (...sizes: readonly number[]) => sizes.map((size) => ({ size, lines: 1 }));

const mostFigures = 4;

/** Figures next to each other below a line, as on a creator's page. */
export async function drawFigures(sheet: Sheet, figures: SharePicture['figures']): Promise<void> {
  const line = top + 6;
  const column = inner / Math.min(figures.length, mostFigures);
  sheet.shapes.push(`<rect x="${margin}" y="${line}" width="${inner}" height="3" fill="${inks.ink}"/>`);
  for (const [index, { name, value }] of figures.slice(0, mostFigures).entries()) {
    const edge = margin + index * column;
    const left = index > 0 ? edge + 28 : edge;
    const high = height - line - 32;
    if (index > 0) sheet.shapes.push(`<rect x="${edge}" y="${line}" width="1" height="${high}" fill="${inks.line}"/>`);
    const look = { width: column - 44, isOnLine: true } as const;
    const label = await drawFittedText(name, { ...look, sizes: oneLine(23), ink: inks.ink2 });
    const number = await drawFittedText(value, { ...look, sizes: oneLine(54, 42, 32), ink: inks.ink, weight: 'bold' });
    if (label) place(sheet, label, left, line + 18);
    if (number) place(sheet, number, left, height - 30 - number.height);
  }
}

const { outline, scriptPages, video, copyText, worksOnline, closingReport } = functionCodes;
const steps = [outline, scriptPages, video, copyText, worksOnline, closingReport];
/** The first and last frame extend beyond the picture. */
const frame = { width: 214, gap: 9, first: -50, lit: 2 } as const;

/** The steps of a task, drawn as everywhere in the product: a film strip with one frame lit. */
export async function drawSteps(sheet: Sheet): Promise<void> {
  const frames = steps.map((code, index) => ({
    code,
    isLit: index === frame.lit,
    left: frame.first + index * (frame.width + frame.gap),
    top: top + 32,
    width: frame.width,
    height: height - top - 64,
  }));
  sheet.shapes.push(film({ top, width, height: height - top }, frames));
  for (const { code, isLit, left, top: edge, height: high } of frames.filter((one) => one.left >= 0)) {
    const look = { width: frame.width, isOnLine: true } as const;
    const number = await drawFittedText(code, { ...look, sizes: oneLine(16), ink: isLit ? inks.ink3 : inks.filmInk });
    const ink = isLit ? inks.ink : inks.paper;
    const name = await drawFittedText(functionTitles[code], { ...look, sizes: oneLine(23), ink, weight: 'bold' });
    if (number) place(sheet, number, left + 18, edge + 12);
    if (name) place(sheet, name, left + 18, edge + high - 20 - name.height);
  }
}
