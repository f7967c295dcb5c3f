import type { Guide } from '../../packages/ui/src/foundations/guide.ts';

const guides = import.meta.glob<Guide>('../../packages/*/src/**/*.docs.ts', { import: 'guide' });
const entries = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/index.ts');

const folder = (fileName: string) => fileName.replace(/^(\.\/)?/, '../../').replace(/[^/]+$/, '');

/** The guide beside a story file, if it has one. */
export async function guideOf(fileName: string): Promise<Guide | undefined> {
  const path = fileName.replace(/^(\.\/)?/, '../../').replace(/\.stories\.tsx?$/, '.docs.ts');
  return guides[path]?.();
}

/** Every component with props of its own that the story file's folder makes public, by name. */
export async function partsOf(fileName: string): Promise<[string, ComponentWithTypes][]> {
  const exported = (await entries[`${folder(fileName)}index.ts`]?.()) ?? {};
  return Object.entries(exported).filter(
    (entry): entry is [string, ComponentWithTypes] => /^[A-Z]/.test(entry[0]) && hasTypes(entry[1]),
  );
}

interface ComponentWithTypes {
  __docgenInfo: { props?: object };
}

const hasTypes = (part: unknown): part is ComponentWithTypes =>
  (typeof part === 'function' || typeof part === 'object') &&
  part !== null &&
  '__docgenInfo' in part &&
  Object.keys((part as ComponentWithTypes).__docgenInfo.props ?? {}).length > 0;
