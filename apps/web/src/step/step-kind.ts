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

/** Commands for whatever the draft is written in. */
export interface StepEditorHandle {
  /** Reports typing that `onChange` has not seen yet. */
  flush: () => void;
}

/** Field, such as `links.0.url`, to what is wrong with it. */
export type StepErrors = Readonly<Record<string, string>>;

export interface StepEditorProps<Content> {
  /** What the draft is a part of. */
  view: StepPageView<Content>;
  /** The draft, controlled. */
  content: Content;
  onChange: (content: Content) => void;
  /** Brings all of it to the server now; answers the revision it has there, `null` when that failed. */
  save: () => Promise<number | null>;
  port: EditorPort;
  editorRef: RefCallback<StepEditorHandle>;
  onUploadingChange: (count: number) => void;
  /** What kept it from being sent; empty until somebody tried. */
  errors: StepErrors;
}

export interface StepReaderProps<Content> {
  content: Content;
}

export interface StepPreviewProps<Content> {
  /** What the content is a part of. */
  view: StepPageView<Content>;
  /** The draft as it is written, or the version that is read. */
  content: Content;
}

export interface StepCompareProps<Content> {
  before: Content;
  after: Content;
  diffRef?: Ref<RichTextDiffHandle>;
  onDiff?: (summary: DiffSummary) => void;
  onCurrentChange?: (index: number) => void;
  /** `compact` stands inside a note. @default 'paper' */
  size?: 'paper' | 'compact';
}

export interface StepSurfaceProps {
  /** The text is being written rather than read. */
  editing: boolean;
  /** Follows reading on, to put the turn band away. */
  onScroll: (event: UIEvent<HTMLElement>) => void;
  children: ReactNode;
}

export interface StepLabels {
  /** Title of the page: 創意大綱. */
  title: string;
  /** What is written, after a verb: 確認大綱. */
  noun: string;
  /** What a version is called. @default v2 */
  version?: (number: number) => string;
  /** On the paper while nothing was sent, for who waits. */
  empty: string;
  /** Asks before confirming: 確認v2的大綱？ */
  confirm: (number: number) => string;
  /** What confirming leads to. */
  acceptText: string;
  /** Says that it was confirmed. */
  accepted: string;
  /** Why an empty draft cannot be sent. */
  emptyDraft: string;
}

/** Names the versions of a step. @example versionName(kind.words)(2) // 'v2' */
export const versionName = ({ version }: Pick<StepLabels, 'version'>): ((number: number) => string) =>
  version ?? labels.version;

/** What a function is called, and whose move means what. */
export interface StepNature {
  /** Kind of the pictures uploaded here. */
  name: string;
  code: StepCode;
  words: StepLabels;
  /** What is going on, in one sentence to the person who reads it. */
  sentence: (facts: TurnFacts) => string;
}

/** What makes one function's page differ from the others. */
export interface StepKind<Content> extends StepNature {
  /** What a first draft starts from. */
  blank: (view: StepPageView<Content>) => Content;
  isEmpty: (content: Content) => boolean;
  /** What keeps it from being sent, by field. @default nothing */
  check?: (content: Content, view: StepPageView<Content>) => StepErrors;
  /**
   * Puts other words into a quoted place; `null` when the place is gone. Without it the text takes no suggestions.
   */
  replace?: (content: Content, quote: Quote, replacement: string) => Content | null;
  /** What of it is checked for risky wordings. @default nothing */
  claims?: (content: Content) => readonly ClaimText[];
  /** What a content advertises. @default what the task does */
  category?: (content: Content) => ProductCategory;
  /** Cuts two drafts into what can be taken from either. */
  merge: MergeDrafts<Content>;
  /** What the draft is written in; lazy, so that readers never load it. */
  Editor: ComponentType<StepEditorProps<Content>>;
  Reader: ComponentType<StepReaderProps<Content>>;
  /** What it will look like once it is published, beside the work; lazy. @default there is none */
  Preview?: ComponentType<StepPreviewProps<Content>>;
  /** Two versions in one. */
  Compare: ComponentType<StepCompareProps<Content>>;
  /** Whether a later version is shown compared with the one before, until somebody says otherwise. @default true */
  comparesAtOnce?: boolean;
  /** What the work lies on, where that is no paper; nothing on it is quoted. */
  Surface?: ComponentType<StepSurfaceProps>;
  /** What is seen of a version among the others. */
  VersionPicture?: ComponentType<{ number: number }>;
  /** Whether there is a draft to save, where it begins with something else than words. @default always */
  isBegun?: (content: Content) => boolean;
}
