import { productCategories as ofClaims } from '@paidang/claims';
import { productCategories as ofContract } from '@paidang/contract/vocabulary';
import { expect, test } from 'vitest';

test('the contract names the kinds of product by which claims are checked, in their order', () => {
  expect(ofContract).toEqual(ofClaims);
});
