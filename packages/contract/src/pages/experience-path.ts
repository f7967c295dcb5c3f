import { patterns } from './patterns';

/**
 * Where a product can be tried: the operator chooses its name.
 *
 * @example experiencePath('paidang') // '/paidang_vendor'
 */
export const experiencePath = (product: string | undefined): string =>
  product ? `/${product}_vendor` : patterns.experience;
