import { expect, test } from 'vitest'
import { cardPath, packagePath } from './package-path.ts'

test.each([
  [{}, '/product/umrah-hemat'],
  [{ day: null, travellers: undefined }, '/product/umrah-hemat'],
  [{ day: '2027-01-04' }, '/product/umrah-hemat?departure=2027-01-04'],
  [{ travellers: '2' }, '/product/umrah-hemat?travellers=2'],
  [{ day: '2027-01-04', travellers: '2' }, '/product/umrah-hemat?departure=2027-01-04&travellers=2'],
])('a package found by %j opens at %s', (searched, path) => expect(packagePath('umrah-hemat', searched)).toBe(path))

test.each([
  ['2027-05-17', {}, '/product/lombok?departure=2027-05-17'],
  ['2027-05-17', { travellers: '2' }, '/product/lombok?departure=2027-05-17&travellers=2'],
  // A card that names no day promises none.
  ['2027-05-17', { isDateless: true }, '/product/lombok'],
  [null, {}, '/product/lombok'],
])('a card with the price of %s opens a package, with %j, at %s', (price_date, opening, path) =>
  expect(cardPath({ slug: 'lombok', price_date }, opening)).toBe(path),
)
