export {
  adoptStyles,
  defineElement,
  ElementBase,
  resolvedTheme,
  type TypedTarget,
  takeOver,
  typedElement,
} from './custom-element';
