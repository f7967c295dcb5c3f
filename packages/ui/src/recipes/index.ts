export { avatarParts } from './avatar';
export { type ButtonLooks, buttonVariants } from './button';
export { checkboxBox } from './checkbox';
export { cx } from './cx';
export { type IconButtonLooks, iconButtonVariants } from './icon-button';
