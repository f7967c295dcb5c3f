import type { CaseReportSummary } from '@paidang/contract/entities';
import { ExternalLink } from 'lucide-react';
import { labels } from '#labels/case-report';
import { MomentWords } from '../../../shared/paper/moment-words';

const summaryLabels = labels.summary;
type Post = CaseReportSummary['platforms'][number];

/** The published posts: when, where, and the creator's pictures of them. */
export function SummaryPosts({ platforms }: Pick<CaseReportSummary, 'platforms'>) {
  const posts = platforms.filter((post) => post.work !== null || picturesOf(post).length > 0);
  if (posts.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-18 font-strong">{summaryLabels.posts}</h2>
      <ul className="grid gap-6">
        {posts.map((post) => (
          <li key={post.url_uid} className="break-inside-avoid">
            <PostLine post={post} />
            <PostPictures post={post} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const picturesOf = ({ content }: Post): string[] =>
  [content.report_banner_url, ...content.other_img].filter((src) => src !== '');

function PostLine({ post: { platform, work } }: { post: Post }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="font-medium">{platform.platform_title}</span>
      {work ? (
        <>
          <span className="text-13 text-ink-3">
            <MomentWords at={work.published_at} words={labels.work.published} />
          </span>
          <a
            href={work.url}
            target="_blank"
            rel="noreferrer nofollow"
            className="flex min-h-6 min-w-0 items-center gap-1 text-13 text-ink-2 underline [overflow-wrap:anywhere]"
          >
            {work.url}
            <span className="sr-only">{summaryLabels.newTab}</span>
            <ExternalLink size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0 print:hidden" />
          </a>
        </>
      ) : null}
    </p>
  );
}

function PostPictures({ post }: { post: Post }) {
  const pictures = picturesOf(post);
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-2 grid grid-cols-2 gap-2 sm:grid-cols-4 print:grid-cols-4">
      {pictures.map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer" className="block">
            <img
              src={src}
              alt={summaryLabels.picture(post.platform.platform_title, index + 1)}
              loading="lazy"
              className="aspect-video w-full rounded-small border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
