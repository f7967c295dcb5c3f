export { Badge, type BadgeProps } from './badge';
export { badgeVariants } from './badge-variants';
