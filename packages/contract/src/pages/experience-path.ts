import { patterns } from './patterns';

/**
 * The path where a product can be tried; the operator chooses the product's name.
 *
 * @example experiencePath('paidang') // '/paidang_vendor'
 */
export const experiencePath = (product: string | undefined): string =>
  product ? `/${product}_vendor` : patterns.experience;
