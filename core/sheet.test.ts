import { expect, test } from 'vitest'
import { demoTenants } from '#demo/tenants.ts'
import { frameOf } from './sheet.ts'

const tenant = { ...demoTenants[0], public_url: 'https://rihla.test' }

test.each([
  ['id', 'Diterbitkan oleh PT Rihla Perjalanan Ibadah, rihla.test', 'Halaman 1 dari 2'],
  ['en', 'Issued by PT Rihla Perjalanan Ibadah, rihla.test', 'Page 1 of 2'],
] as const)('a sheet says who issued it and counts its pages: %s', (language, foot, page) => {
  const frame = frameOf({ language, tenant })
  expect([frame.foot, frame.page(1, 2)]).toEqual([foot, page])
  expect(frame.brand).toMatchObject({ name: 'Rihla', colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
})
