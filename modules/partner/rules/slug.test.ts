import { expect, test } from 'vitest'
import { partnerSlug } from './slug.ts'

test('a name becomes part of an address, and one without letters that we know still has one', () => {
  expect(partnerSlug('PT. Safar Baru & Rekan')).toBe('safar-baru-rekan')
  expect(partnerSlug('Al-Mabrûr  Tour')).toBe('al-mabrur-tour')
  expect(partnerSlug('سفر')).toBe('mitra')
  expect(partnerSlug(`${'a'.repeat(59)} bcd`)).toBe('a'.repeat(59))
})
