import { expect, test } from 'vitest'
import { packagePath } from './package-path.ts'

test.each([
  [{}, '/product/umrah-hemat'],
  [{ day: null, travellers: undefined }, '/product/umrah-hemat'],
  [{ day: '2027-01-04' }, '/product/umrah-hemat?departure=2027-01-04'],
  [{ travellers: '2' }, '/product/umrah-hemat?travellers=2'],
  [{ day: '2027-01-04', travellers: '2' }, '/product/umrah-hemat?departure=2027-01-04&travellers=2'],
])('a package found by %j opens at %s', (searched, path) => expect(packagePath('umrah-hemat', searched)).toBe(path))
