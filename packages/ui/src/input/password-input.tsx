import { Eye, EyeOff } from 'lucide-react';
import { forwardRef, useState } from 'react';
import { Input, type InputProps } from './input';
import { InputAction } from './input-action';

export interface PasswordInputProps extends Omit<InputProps, 'type' | 'suffix' | 'clearable' | 'clearLabel'> {
  /** Accessible name of the button that shows the password. */
  showLabel: string;
  /** Accessible name of the same button while the password is visible. */
  hideLabel: string;
}

/**
 * A password input with a button that reveals the password.
 *
 * @example <PasswordInput showLabel="顯示密碼" hideLabel="隱藏密碼" autoComplete="new-password" />
 */
export const PasswordInput = forwardRef<HTMLInputElement, PasswordInputProps>(function PasswordInput(
  { showLabel, hideLabel, disabled, ...props },
  ref,
) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Input
      ref={ref}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      disabled={disabled}
      {...props}
      type={shown ? 'text' : 'password'}
      suffix={
        <InputAction
          label={shown ? hideLabel : showLabel}
          disabled={disabled}
          onClick={() => setShown(!shown)}
          className="pd:-me-1.5"
        >
          <Icon aria-hidden="true" size={16} strokeWidth={1.75} />
        </InputAction>
      }
    />
  );
});
