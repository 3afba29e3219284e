import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test.each(['/', '/en', '/umroh?type=wisata&a=1', '/product/umrah-hemat'])('%s is a path of this site', (path) => {
  expect(safePath(path)).toBe(path)
})
test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/a\\b',
  'https://evil.example',
  'javascript:alert(1)',
  'umroh',
  '',
  null,
  undefined,
  42,
])('%j is not', (given) => {
  expect(safePath(given)).toBeUndefined()
})
