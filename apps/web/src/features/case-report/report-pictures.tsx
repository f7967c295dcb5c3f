import type { ReportContent } from '@paidang/contract/entities';
import { type FigureName, figureOf, reportTypeDefinition } from '@paidang/contract/report';
import type { LightboxImage } from '@paidang/ui/lightbox';
import type { ReactNode } from 'react';
import { labels } from '#labels/case-report';
import { usePictureViewer } from '../../shared/pictures/use-picture-viewer';
import { figureText } from './figure-text';

const paperLabels = labels.paper;

/** Report pictures that open at full size: screenshots of figures first, then the others. */
export function useReportPictures({ report_type, figures, evidence, other_img }: ReportContent) {
  const own: readonly FigureName[] = reportTypeDefinition(report_type).figures;
  const proven = own.filter((name) => evidence[name]);
  const screenshots = proven.map((name) => ({
    src: evidence[name] ?? '',
    alt: paperLabels.evidenceOf(figureOf(name).title),
    caption: [figureOf(name).title, figureText(name, figures[name])].filter(Boolean).join('　'),
  }));
  const others = other_img.map((src, index) => ({ src, alt: paperLabels.picture(index + 1) }));
  const { show, viewer } = usePictureViewer([...screenshots, ...others]);
  return {
    screenshots,
    others,
    showScreenshot: show,
    showFigure: (name: FigureName) => show(proven.indexOf(name)),
    showOther: (at: number) => show(proven.length + at),
    viewer,
  };
}

export interface PictureGridProps {
  heading: ReactNode;
  pictures: readonly LightboxImage[];
  onOpen: (at: number) => void;
}

/** Captioned thumbnails; printed uncropped. */
export function PictureGrid({ heading, pictures, onOpen }: PictureGridProps) {
  if (pictures.length === 0) return null;
  return (
    <section>
      {heading}
      <ul className="grid grid-cols-2 gap-x-2 gap-y-4 sm:grid-cols-4 print:grid-cols-2">
        {pictures.map(({ src, alt, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may prove two figures, and the list is never reordered
          <li key={index} className="break-inside-avoid">
            <button
              type="button"
              aria-label={alt}
              className="block w-full cursor-zoom-in overflow-hidden rounded-small border border-line"
              onClick={() => onOpen(index)}
            >
              <img
                src={src}
                alt=""
                loading="lazy"
                className="aspect-video w-full object-cover print:aspect-auto print:max-h-80 print:object-contain"
              />
            </button>
            {caption ? <p className="mt-1 text-13 text-ink-2">{caption}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
