import { expect, test } from 'vitest'
import type { Scope } from '#core/staff.ts'
import { mayOpen, type StaffMe } from './staff.server.ts'

const withAdmin = (kind: Scope['kind']): StaffMe => ({
  ...{
    id: 'a',
    full_name: 'Nadia Putri',
    email: 'nadia@desk.test',
    language: 'id',
    recovery_codes_left: 10,
    demo_code: null,
  },
  grants: [{ role: 'admin', scope: { kind, id: null, name: '' } }],
})

test('a page of the platform opens for a role of the platform, not for the same role in one brand', () => {
  const page = { roles: ['admin'], is_platform: true } as const
  expect([mayOpen(withAdmin('platform'), page), mayOpen(withAdmin('tenant'), page)]).toEqual([true, false])
})

test('any other page opens for its roles, wherever they hold', () => {
  expect(mayOpen(withAdmin('tenant'), { roles: ['admin'] })).toBe(true)
  expect(mayOpen(withAdmin('tenant'), { roles: ['finance'] })).toBe(false)
  expect(mayOpen(withAdmin('platform'), { roles: 'guests' })).toBe(false)
  const ofBanks = { roles: ['admin'], scopes: ['platform', 'bank'] } as const
  expect([mayOpen(withAdmin('platform'), ofBanks), mayOpen(withAdmin('tenant'), ofBanks)]).toEqual([true, false])
})
