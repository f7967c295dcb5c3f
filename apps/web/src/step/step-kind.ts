import type { ProductCategory, Quote } from '@paidang/contract/entities';
import type { ClaimText } from '@paidang/contract/rules';
import type { StepCode } from '@paidang/contract/steps';
import type { EditorPort } from '@paidang/editor';
import type { DiffSummary, RichTextDiffHandle } from '@paidang/editor/view';
import type { ComponentType, ReactNode, Ref, RefCallback, UIEvent } from 'react';
import { labels } from '#labels/step';
import type { StepPageView } from '../data/step-source';
import type { TurnFacts } from '../labels/facts';
import type { MergeDrafts } from './merge/merge';

/** Commands of the editor a draft is written in. */
export interface StepEditorHandle {
  /** Reports input that `onChange` has not been called with yet. */
  flush: () => void;
}

/** Error messages by field, such as `links.0.url`. */
export type StepErrors = Readonly<Record<string, string>>;

export interface StepEditorProps<Content> {
  /** The step the draft belongs to. */
  view: StepPageView<Content>;
  /** The draft (controlled). */
  content: Content;
  onChange: (content: Content) => void;
  /** Saves the whole draft on the server now; resolves to its revision there, or `null` if that failed. */
  save: () => Promise<number | null>;
  port: EditorPort;
  editorRef: RefCallback<StepEditorHandle>;
  onUploadingChange: (count: number) => void;
  /** Errors that prevent sending; empty until sending was tried. */
  errors: StepErrors;
}

export interface StepReaderProps<Content> {
  content: Content;
}

export interface StepPreviewProps<Content> {
  /** The step the content belongs to. */
  view: StepPageView<Content>;
  /** The current draft, or the version on display. */
  content: Content;
}

export interface StepCompareProps<Content> {
  before: Content;
  after: Content;
  diffRef?: Ref<RichTextDiffHandle>;
  onDiff?: (summary: DiffSummary) => void;
  onCurrentChange?: (index: number) => void;
  /** `compact` is for use inside a callout. @default 'paper' */
  size?: 'paper' | 'compact';
}

export interface StepSurfaceProps {
  /** Whether the text is being edited rather than read. */
  editing: boolean;
  /** Scroll handler that collapses the turn band while reading. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
  children: ReactNode;
}

export interface StepLabels {
  /** Title of the page: 創意大綱. */
  title: string;
  /** What is written, as the object of a verb: 確認大綱. */
  noun: string;
  /** Name of a version. @default v2 */
  version?: (number: number) => string;
  /** Shown on the paper to the waiting side until a version has been sent. */
  empty: string;
  /** Title of the confirmation dialog: 確認v2的大綱？ */
  confirm: (number: number) => string;
  /** What happens after accepting. */
  acceptText: string;
  /** Message after accepting. */
  accepted: string;
  /** Why an empty draft cannot be sent. */
  emptyDraft: string;
}

/** Function that names the versions of a step. @example versionName(kind.words)(2) // 'v2' */
export const versionName = ({ version }: Pick<StepLabels, 'version'>): ((number: number) => string) =>
  version ?? labels.version;

/** Name of a kind of step and the sentences about its turns. */
export interface StepNaming {
  /** Type of picture uploads in this step. */
  name: string;
  code: StepCode;
  words: StepLabels;
  /** Describes the current status in one sentence addressed to the reader. */
  sentence: (facts: TurnFacts) => string;
}

/** Everything that distinguishes the page of one kind of step from the others. */
export interface StepKind<Content> extends StepNaming {
  /** Content a first draft starts with. */
  blank: (view: StepPageView<Content>) => Content;
  isEmpty: (content: Content) => boolean;
  /** Errors that prevent sending, by field. @default none */
  check?: (content: Content, view: StepPageView<Content>) => StepErrors;
  /** Replaces the quoted text; `null` if the quote is no longer found. Without it, the step has no suggestions. */
  replace?: (content: Content, quote: Quote, replacement: string) => Content | null;
  /** Texts checked for risky claims. @default none */
  claims?: (content: Content) => readonly ClaimText[];
  /** Product category that a content advertises. @default the category of the task */
  category?: (content: Content) => ProductCategory;
  /** Compares two drafts piece by piece, so that each piece can be taken from either. */
  merge: MergeDrafts<Content>;
  /** Editor of the draft; lazy, so that readers never load it. */
  Editor: ComponentType<StepEditorProps<Content>>;
  Reader: ComponentType<StepReaderProps<Content>>;
  /** Preview of the published result, next to the work; lazy. @default no preview */
  Preview?: ComponentType<StepPreviewProps<Content>>;
  /** Shows the differences between two versions. */
  Compare: ComponentType<StepCompareProps<Content>>;
  /** Whether a later version is initially compared with the one before. @default true */
  comparesAtOnce?: boolean;
  /** Replaces the sheet of paper around the work; nothing on it can be quoted. */
  Surface?: ComponentType<StepSurfaceProps>;
  /** Thumbnail of a version in the version list. */
  VersionPicture?: ComponentType<{ number: number }>;
  /** Whether there is a draft to save, for steps that do not begin with text. @default always */
  isBegun?: (content: Content) => boolean;
}
