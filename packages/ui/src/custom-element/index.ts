export {
  adoptStyles,
  defineElement,
  ElementBase,
  openShadow,
  resolvedTheme,
  type TypedTarget,
  takeOver,
  typedElement,
  whenGone,
} from './custom-element';
export { type ElementLanguage, elementLanguage } from './element-language';
