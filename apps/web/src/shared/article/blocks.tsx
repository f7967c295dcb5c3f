import { Callout } from '@paidang/ui/callout';
import { ArticleLink } from './article-link';

/** A link to further reading. */
interface TextLink {
  /** Path of the app, `tel:`, `mailto:` or `https:`. */
  to: string;
  text: string;
}

/** A paragraph, or another block between paragraphs. */
export type Block =
  | string
  | { readonly steps: readonly string[] }
  | { readonly points: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] }
  | { readonly note: string }
  | { readonly links: readonly TextLink[] };

/** A heading and its content. */
export interface Section {
  /** Fragment of the heading within its page: `#id`. */
  id: string;
  title: string;
  blocks: readonly Block[];
}

/** A page of prose. */
export interface Article {
  title: string;
  lead: string;
  sections: readonly Section[];
}

export interface BlocksProps {
  blocks: readonly Block[];
}

/** Content of a section, at most 36 characters a line. */
export function Blocks({ blocks }: BlocksProps) {
  return (
    <div className="grid max-w-[36em] gap-4 text-16 leading-[30px] text-ink-2 text-pretty">
      {blocks.map((block) => (
        <OneBlock key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('steps' in block) return <Steps steps={block.steps} />;
  if ('points' in block) return <Points points={block.points} />;
  if ('terms' in block) return <Terms terms={block.terms} />;
  if ('note' in block) return <Callout className="text-15 leading-[26px]">{block.note}</Callout>;
  return (
    <ul className="grid justify-items-start gap-1.5">
      {block.links.map(({ to, text }) => (
        <li key={to}>
          <ArticleLink to={to}>{text}</ArticleLink>
        </li>
      ))}
    </ul>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[28px_1fr]">
          <span aria-hidden="true" className="font-mono text-13 leading-[30px] font-medium text-ink-3">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li
          key={point}
          className="relative pl-7 before:absolute before:top-[15px] before:left-0 before:h-px before:w-3.5 before:bg-line-strong before:content-['']"
        >
          {point}
        </li>
      ))}
    </ul>
  );
}

function Terms({ terms }: { terms: readonly (readonly [string, string])[] }) {
  return (
    <dl>
      {terms.map(([term, meaning]) => (
        <div key={term} className="grid gap-x-6 border-b border-line py-2.5 first:pt-0 sm:grid-cols-[8em_1fr]">
          <dt className="font-strong text-ink">{term}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
