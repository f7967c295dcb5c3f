export {
  Sheet,
  SheetClose,
  type SheetCloseProps,
  SheetContent,
  type SheetContentProps,
  SheetDescription,
  SheetTitle,
  SheetTrigger,
} from './sheet';
