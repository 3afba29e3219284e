import { expect, test } from 'vitest'
import type { Tenant } from '#core/tenant.ts'
import { demoTenants } from '#demo/tenants.ts'
import { deskPort } from './desk-port.ts'

const brand: Tenant = {
  ...demoTenants[0],
  public_url: 'https://rihla.example',
  name: 'Another Bank',
  email: 'a@evil.example',
}
const tenants = { all: () => [brand], byHost: () => brand, refresh: async () => undefined }

test('who edits a brand does not write the sender of the desk’s mails', () => {
  const MAIL_FROM = { name: undefined, address: 'desk@rihla.example' }
  const settings = { demo: false, console_host: 'desk.example', desk_name: 'Rihla', MAIL_FROM }
  expect(deskPort(settings, tenants).brand()).toMatchObject({
    name: 'Rihla',
    business_name: 'Rihla',
    email: 'desk@rihla.example',
  })
})
