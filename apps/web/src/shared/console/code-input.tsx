import { limits } from '@paidang/contract/limits';
import { Input, type InputProps } from '@paidang/ui/input';

export interface CodeInputProps extends Pick<InputProps, 'autoFocus'> {
  value: string;
  onValueChange: (code: string) => void;
  /** Takes letters too: a recovery code. @default false */
  hasLetters?: boolean;
}

/** A code of an authenticator, or a recovery code; in a `Field`. */
export const CodeInput = ({ onValueChange, hasLetters = false, ...props }: CodeInputProps) => (
  <Input
    {...props}
    autoComplete="one-time-code"
    inputMode={hasLetters ? 'text' : 'numeric'}
    maxLength={limits.staff.codeLength}
    className="font-mono text-18 tracking-widest"
    onChange={(event) => onValueChange(event.target.value)}
  />
);
