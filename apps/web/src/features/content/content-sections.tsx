import type { Section } from '../../shared/article/article';
import { Blocks } from '../../shared/article/blocks';

export interface ContentSectionsProps {
  sections: readonly Section[];
}

/** Headings on the left, their text on the right, a hairline above each. */
export function ContentSections({ sections }: ContentSectionsProps) {
  return sections.map(({ id, title, blocks }) => (
    <section
      key={id}
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-3 border-t border-line py-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-12"
    >
      <h2 id={id} className="scroll-mt-6 text-22 font-strong text-balance">
        {title}
      </h2>
      <Blocks blocks={blocks} />
    </section>
  ));
}
