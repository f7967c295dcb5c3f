import { productCategories as ofClaims } from '@paidang/claims';
import { productCategories as ofContract } from '@paidang/contract/vocabulary';
import { expect, test } from 'vitest';

test('the contract lists the product categories of the claim check, in the same order', () => {
  expect(ofContract).toEqual(ofClaims);
});
