import { limits } from '@paidang/contract/limits';
import { Input, type InputProps } from '@paidang/ui/input';

export interface CodeInputProps extends Pick<InputProps, 'autoFocus'> {
  value: string;
  onValueChange: (code: string) => void;
  /** Accepts letters too, for recovery codes. @default false */
  hasLetters?: boolean;
}

/** Input for an authenticator's code or a recovery code; place it in a `Field`. */
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
