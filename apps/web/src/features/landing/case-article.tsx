import type { ShownSuccessProject } from '@paidang/contract/entities';
import { industryTitles } from '@paidang/contract/vocabulary';
import { moreCases as words } from '#labels/landing/pages';
import { caseId, InactiveMark } from './section-parts';

export interface CaseArticleProps {
  item: ShownSuccessProject;
}

/** A complete success case, with its own anchor on the page. */
export function CaseArticle({ item }: CaseArticleProps) {
  const {
    uuid,
    logo,
    title,
    subtitle,
    figure,
    figure_label: label,
    content,
    main_image: picture,
    images,
    active,
  } = item;
  return (
    <article
      id={caseId(uuid)}
      aria-labelledby={`${caseId(uuid)}-title`}
      className="grid scroll-mt-20 gap-x-16 gap-y-6 border-t border-line py-10 md:py-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]"
    >
      <div className="grid content-start gap-3">
        <img
          src={picture.path}
          alt={picture.alt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 h-auto w-full rounded-sm bg-sunken object-cover"
        />
        {images.length > 0 ? (
          <ul className="grid grid-cols-3 gap-3">
            {images.map((image, index) => (
              <li key={image.path}>
                <img
                  src={image.path}
                  alt={image.alt || words.more(title, index + 1)}
                  width={image.width}
                  height={image.height}
                  loading="lazy"
                  decoding="async"
                  className="aspect-4/3 h-auto w-full rounded-sm bg-sunken object-cover"
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div>
        <p className="mb-3 flex flex-wrap items-center gap-3 text-13 text-ink-3">
          {logo ? (
            <img src={logo.path} alt="" width={logo.width} height={logo.height} className="landing-brand" />
          ) : null}
          {industryTitles[item.type]}
          {active ? null : <InactiveMark />}
        </p>
        <h2 id={`${caseId(uuid)}-title`} className="text-22 font-strong text-balance md:text-28">
          {title}
        </h2>
        {subtitle ? <p className="mt-1 text-16 text-ink-2">{subtitle}</p> : null}
        {figure || label ? (
          <p className="mt-4 text-16 text-ink-2">
            {figure ? <b className="mr-1.5 text-36 font-strong text-ink">{figure}</b> : null}
            {label}
          </p>
        ) : null}
        {content ? (
          <p className="mt-4 max-w-[36em] text-16 leading-[30px] whitespace-pre-line text-ink-2 text-pretty">
            {content}
          </p>
        ) : null}
      </div>
    </article>
  );
}
