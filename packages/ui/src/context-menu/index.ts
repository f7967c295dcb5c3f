export {
  ContextMenu,
  ContextMenuCheckboxItem,
  ContextMenuContent,
  type ContextMenuContentProps,
  ContextMenuGroup,
  ContextMenuItem,
  type ContextMenuItemProps,
  ContextMenuLabel,
  ContextMenuSeparator,
  ContextMenuTrigger,
} from './context-menu';
export { ContextMenuSub, ContextMenuSubContent, ContextMenuSubTrigger } from './context-menu-sub';
