import type { DocsLanguage } from '../../packages/ui/src/foundations/docs-language.tsx';
import type { Guide } from '../../packages/ui/src/foundations/guide.ts';

const guides = import.meta.glob<Record<'guide' | 'english', Guide>>('../../packages/*/src/**/*.docs.ts');
const entries = import.meta.glob<Record<string, unknown>>('../../packages/ui/src/*/index.ts');

const folder = (fileName: string) => fileName.replace(/^(\.\/)?/, '../../').replace(/[^/]+$/, '');

/** The guide beside a story file, if it has one, in each language. */
export async function guidesOf(fileName: string): Promise<Record<DocsLanguage, Guide> | undefined> {
  const path = fileName.replace(/^(\.\/)?/, '../../').replace(/\.stories\.tsx?$/, '.docs.ts');
  const found = await guides[path]?.();
  return found && { 'zh-TW': found.guide, en: found.english };
}

export type Part = [name: string, component: ComponentWithTypes];

/** Every component that the story file's folder makes public, by name. */
export async function partsOf(fileName: string): Promise<Part[]> {
  const exported = (await entries[`${folder(fileName)}index.ts`]?.()) ?? {};
  return Object.entries(exported).filter((entry): entry is Part => /^[A-Z]/.test(entry[0]) && hasTypes(entry[1]));
}

const nameIn = (title: string) => title.split('/').at(-1)?.split(' ')[0];

/** A feature package makes no folder public: the part its page is about is the stories' component, if the title names it. */
export function titledPart(title: string, component: unknown): Part[] {
  if (!hasTypes(component)) return [];
  const { displayName } = component.__docgenInfo;
  return displayName === nameIn(title) ? [[displayName, component]] : [];
}

/** Of a page whose stories show an example of several parts: the part its title names, or the first. */
export function namedPart(title: string, parts: Part[]): Part | undefined {
  return parts.find(([name]) => name === nameIn(title)) ?? parts[0];
}

export const hasProps = (part: ComponentWithTypes) => Object.keys(part.__docgenInfo.props ?? {}).length > 0;

interface ComponentWithTypes {
  __docgenInfo: { displayName: string; props?: object };
}

const hasTypes = (part: unknown): part is ComponentWithTypes =>
  (typeof part === 'function' || typeof part === 'object') && part !== null && '__docgenInfo' in part;
