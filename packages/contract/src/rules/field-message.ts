import { messages, tooLong } from './messages';

/** The fields of a validator's issue that its message needs. */
export interface FieldIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly expected?: unknown;
  readonly format?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
}

const { checkFormat, fillThisField } = messages;

const formats: Readonly<Record<string, string>> = {
  email: messages.emailFormat,
  url: messages.linkNotUrl,
  date: '請填寫正確的日期',
  datetime: '請填寫正確的日期與時間',
  safeint: '請填寫整數',
};

const isMissing = (input: unknown): boolean => input === undefined || input === null || input === '';

const least = ({ origin, minimum }: FieldIssue): string => {
  const most = Number(minimum);
  if (origin === 'string') return most > 1 ? `至少要${most}個字` : fillThisField;
  if (origin === 'array') return most > 1 ? `至少要${most}項` : '至少要一項';
  return origin === 'number' ? `不能小於${most}` : checkFormat;
};

const most = ({ origin, maximum }: FieldIssue): string => {
  if (origin === 'string') return tooLong(Number(maximum));
  if (origin === 'array') return `最多${maximum}項`;
  return origin === 'number' ? `不能大於${maximum}` : checkFormat;
};

/** The message for a field without a rule of its own. Validators' own messages describe types and are never shown. */
export function fieldMessage(issue: FieldIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue.input)) return fillThisField;
      return issue.expected === 'int' ? '請填寫整數' : checkFormat;
    case 'invalid_value':
      return isMissing(issue.input) ? fillThisField : '請從選項中選擇';
    case 'invalid_format':
      return isMissing(issue.input) ? fillThisField : (formats[String(issue.format)] ?? checkFormat);
    case 'too_small':
      return least(issue);
    case 'too_big':
      return most(issue);
    default:
      return checkFormat;
  }
}
