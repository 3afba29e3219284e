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
  const settings = { demo: false, console_host: 'desk.example', DESK_NAME: 'Rihla', MAIL_FROM }
  expect(deskPort(settings, tenants).brand()).toMatchObject({
    name: 'Rihla',
    business_name: 'Rihla',
    email: 'desk@rihla.example',
  })
})

test('the desk writes under the name it is given, or else under that of the sender', () => {
  const nameOf = (DESK_NAME?: string, name?: string) => {
    const MAIL_FROM = { name, address: 'desk@rihla.example' }
    return deskPort({ demo: false, console_host: 'desk.example', DESK_NAME, MAIL_FROM }, tenants).brand().name
  }
  expect([nameOf(), nameOf(undefined, 'Rihla Umrah'), nameOf('Meja', 'Rihla Umrah')]).toEqual([
    'Rihla',
    'Rihla Umrah',
    'Meja',
  ])
})
