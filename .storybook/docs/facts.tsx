import { Heading, Markdown, Source } from '@storybook/addon-docs/blocks';
import type { ComponentFacts } from '../component-facts.ts';
import { useWords } from './words.ts';

const repository = 'https://github.com/paidang/paidang/blob/main/packages';

interface FactsProps {
  fact: ComponentFacts;
}

/** What is imported from where, how much it weighs and what a version of it promises. */
export function Facts({ fact, parts }: FactsProps & { parts: readonly string[] }) {
  const words = useWords();
  const imported = parts.length > 3 ? `{\n${parts.map((part) => `  ${part},\n`).join('')}}` : `{ ${parts.join(', ')} }`;
  return (
    <>
      {parts.length > 0 && <Source language="tsx" code={`import ${imported} from '${fact.entry}';`} />}
      <dl className="sb-unstyled pd-root pd:my-4 pd:grid pd:grid-cols-[auto_1fr] pd:gap-x-6 pd:gap-y-1 pd:text-14">
        <dt className="pd:text-ink-3">{words.package}</dt>
        <dd>
          <a href={`./?path=/docs/packages-${fact.package}--docs`} target="_top" className="pd:underline">
            @paidang/{fact.package} {fact.version}
          </a>
        </dd>
        {fact.size !== null && (
          <>
            <dt className="pd:text-ink-3">{words.size}</dt>
            <dd className="pd:tabular-nums">{fact.size} kB</dd>
          </>
        )}
        <dt className="pd:text-ink-3">{words.status}</dt>
        <dd>{fact.version.startsWith('0.') ? words.beforeOne : words.stable}</dd>
      </dl>
    </>
  );
}

/** Names to style by. Those of a feature package are too many for a page: its anatomy says which are here. */
export function Names({ fact }: FactsProps) {
  const words = useWords();
  const names = Object.entries(fact.names);
  if (fact.package !== 'ui' || names.length === 0) return null;
  return (
    <>
      <Heading>{words.parts}</Heading>
      <dl className="sb-unstyled pd-root pd:my-4 pd:grid pd:grid-cols-[auto_1fr] pd:gap-x-6 pd:gap-y-2 pd:text-14">
        {names.map(([attribute, values]) => (
          <div key={attribute} className="pd:contents">
            <dt className="pd:font-mono pd:text-13 pd:text-ink-3">{attribute}</dt>
            <dd className="pd:font-mono pd:text-13 pd:break-words">{values.join('  ')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Tokens({ fact }: FactsProps) {
  const words = useWords();
  if (fact.tokens.length === 0) return null;
  return (
    <>
      <Heading>{words.tokens}</Heading>
      <ul className="sb-unstyled pd-root pd:my-4 pd:flex pd:flex-wrap pd:gap-2">
        {fact.tokens.map((token) => (
          <li
            key={token}
            className="pd:flex pd:items-center pd:gap-1.5 pd:rounded-tight pd:border pd:border-line pd:px-2 pd:py-0.5 pd:font-mono pd:text-12"
          >
            <Swatch token={token} />
            {token}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A colour is shown; a size, a shadow or a time says what it is by its name. */
function Swatch({ token }: { token: string }) {
  const value = getComputedStyle(document.body).getPropertyValue(token).trim();
  if (!CSS.supports('color', value)) return null;
  return (
    <span
      aria-hidden="true"
      className="pd:size-3 pd:rounded-hair pd:border pd:border-line-strong"
      style={{ background: `var(${token})` }}
    />
  );
}

export function Changes({ fact }: FactsProps) {
  const words = useWords();
  return (
    <>
      <Heading>{words.changes}</Heading>
      {fact.changes.length > 0 && (
        <Markdown>{fact.changes.map(({ version, text }) => `- **${version}** ${text}`).join('\n')}</Markdown>
      )}
      <p>
        <a href={`${repository}/${fact.package}/CHANGELOG.md`}>@paidang/{fact.package} CHANGELOG</a>
      </p>
    </>
  );
}
