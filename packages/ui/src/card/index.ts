export {
  Card,
  CardBody,
  type CardBodyProps,
  CardDescription,
  type CardDescriptionProps,
  CardFooter,
  type CardFooterProps,
  CardHeader,
  type CardHeaderProps,
  CardLink,
  type CardLinkProps,
  type CardProps,
  CardTitle,
  type CardTitleProps,
} from './card';
export { cardVariants } from './card-variants';
