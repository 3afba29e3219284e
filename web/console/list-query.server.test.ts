import { expect, test } from 'vitest'
import { listAudit } from '#modules/staff/contract.console.ts'
import { readListQuery } from './list-query.server.ts'

const read = (search: string) => readListQuery(listAudit, new URLSearchParams(search))

test('a list reads its own fields from the address, and leaves out what is empty or no such thing', () => {
  expect(read('search=+Siti+&sort=at&from=2026-11-01&call=')).toEqual({
    search: 'Siti',
    sort: 'at',
    from: '2026-11-01',
  })
  expect(read('sort=email&from=yesterday&limit=9999&role=admin')).toEqual({})
})
