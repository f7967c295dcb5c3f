export { IconButton, type IconButtonProps } from './icon-button';
export { iconButtonVariants } from './icon-button-variants';
