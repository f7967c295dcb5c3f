export { iconButtonVariants } from '../recipes/icon-button';
export { IconButton, type IconButtonProps } from './icon-button';
