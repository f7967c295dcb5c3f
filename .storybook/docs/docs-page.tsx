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
import { guideOf, partsOf } from './guides.ts';

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
  const { guide, parts } = page;
  return (
    <>
      <Title />
      <Description of="meta" />
      {guide && <WhenToUse guide={guide} />}
      <Primary />
      <Controls />
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
          <ArgTypes of={part} />
        </div>
      ))}
      <Stories title={<Heading>每一種狀態</Heading>} includePrimary={false} />
    </>
  );
}
