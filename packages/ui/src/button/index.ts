export { buttonVariants } from '../recipes/button';
export { Button, type ButtonProps } from './button';
