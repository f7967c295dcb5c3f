import facts from 'virtual:component-facts';
import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Subheading,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useEffect, useState } from 'react';
import { useDocsLanguage } from '../../packages/ui/src/foundations/docs-language.tsx';
import { DoAndDont, Keys, WhenToUse } from '../../packages/ui/src/foundations/guide-sections.tsx';
import { Anatomy } from './anatomy.tsx';
import { Changes, Facts, Names, Tokens } from './facts.tsx';
import { guidesOf, hasProps, namedPart, type Part, partsOf, titledPart } from './guides.ts';
import { namesOf } from './story-title.ts';
import { useWords } from './words.ts';

const load = async (fileName: string) => ({ guides: await guidesOf(fileName), parts: await partsOf(fileName) });

/** The page of every component: what its types say, and what the guide beside its stories says. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const fileName: string = preparedMeta.parameters.fileName;
  const [page, setPage] = useState<Awaited<ReturnType<typeof load>>>();
  useEffect(() => {
    let current = true;
    load(fileName).then((loaded) => current && setPage(loaded));
    return () => {
      current = false;
    };
  }, [fileName]);
  const words = useWords();
  const language = useDocsLanguage();
  const { component, subcomponents = {}, title: path } = preparedMeta;
  const { title, also } = namesOf(path);
  const fact = facts[fileName.replace(/^\.\//, '')];
  if (!page || !fact) return <Title>{title}</Title>;
  const guide = page.guides?.[language];
  const own = page.parts.length > 0 ? page.parts : titledPart(path, component);
  const parts = [...own, ...Object.entries(subcomponents)] as Part[];
  // An example of several parts has a description and props nobody can import: the part itself stands for it.
  const stoodFor = parts.some(([, part]) => part === component) ? undefined : namedPart(path, parts)?.[1];
  return (
    <>
      <Title>{title}</Title>
      {also && (
        <p>
          {words.also} {also}
        </p>
      )}
      <Description of={stoodFor ?? 'meta'} />
      <Facts fact={fact} parts={parts.map(([name]) => name)} />
      {guide && <WhenToUse guide={guide} words={words} />}
      <Primary />
      {!stoodFor && <Controls sort="requiredFirst" />}
      <Anatomy />
      {guide && (
        <Section title={words.rules}>
          <DoAndDont guide={guide} words={words} />
        </Section>
      )}
      {guide?.keys && (
        <Section title={words.keyboard}>
          <Keys keys={guide.keys} words={words} />
        </Section>
      )}
      <Section title={words.accessibility}>
        <ul>
          {guide?.accessibility?.map((note) => (
            <li key={note}>{note}</li>
          ))}
          <li>{words.checked}</li>
        </ul>
      </Section>
      {parts.length > 0 && <Heading>{words.props}</Heading>}
      {parts.map(([name, part]) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <Description of={part} />
          {hasProps(part) && <ArgTypes of={part} sort="requiredFirst" />}
        </div>
      ))}
      <Names fact={fact} />
      <Tokens fact={fact} />
      <Changes fact={fact} />
      <Stories title={<Heading>{words.states}</Heading>} includePrimary={false} />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Heading>{title}</Heading>
      {children}
    </>
  );
}
