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
import { useEffect, useState } from 'react';
import { DoAndDont, Keys, WhenToUse } from '../../packages/ui/src/foundations/guide-sections.tsx';
import { guideOf, hasProps, namedPart, type Part, partsOf, titledPart } from './guides.ts';

const load = async (fileName: string) => ({ guide: await guideOf(fileName), parts: await partsOf(fileName) });

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
  if (!page) return <Title />;
  const { component, subcomponents = {}, title } = preparedMeta;
  const { guide } = page;
  const own = page.parts.length > 0 ? page.parts : titledPart(title, component);
  const parts = [...own, ...Object.entries(subcomponents)] as Part[];
  // An example of several parts has a description and props nobody can import: the part itself stands for it.
  const stoodFor = parts.some(([, part]) => part === component) ? undefined : namedPart(title, parts)?.[1];
  return (
    <>
      <Title />
      <Description of={stoodFor ?? 'meta'} />
      {guide && <WhenToUse guide={guide} />}
      <Primary />
      {!stoodFor && <Controls sort="requiredFirst" />}
      {guide && (
        <>
          <Heading>要與不要</Heading>
          <DoAndDont guide={guide} />
        </>
      )}
      {guide?.keys && (
        <>
          <Heading>鍵盤</Heading>
          <Keys keys={guide.keys} />
        </>
      )}
      {parts.length > 0 && <Heading>屬性</Heading>}
      {parts.map(([name, part]) => (
        <div key={name}>
          <Subheading>{name}</Subheading>
          <Description of={part} />
          {hasProps(part) && <ArgTypes of={part} sort="requiredFirst" />}
        </div>
      ))}
      <Stories title={<Heading>每一種狀態</Heading>} includePrimary={false} />
    </>
  );
}
