export { Input, type InputProps } from './input';
export { PasswordInput, type PasswordInputProps } from './password-input';
