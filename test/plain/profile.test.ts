import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoHouse } from '#test/support/demo-house.ts'
import type { TestHouse } from '#test/support/house.ts'
import { testPassword } from '#test/support/members.ts'
import { PlainBrowser } from '#test/support/plain-browser.ts'
import { memberBrowser } from '#test/support/visits.ts'

let home: TestHouse
beforeAll(async () => {
  home = await demoHouse()
})
afterAll(() => home.close())

const picture = async () => ({
  name: 'me.png',
  type: 'image/png',
  bytes: await sharp({ create: { width: 320, height: 320, channels: 3, background: 'teal' } })
    .png()
    .toBuffer(),
})

test('without scripts the profile, the picture and the account can be changed too', async () => {
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/en/member/profile')
  await member.press('Save changes', { 'Full name': 'Nur Aini' })
  expect(member.text()).toContain('Your profile has been updated')
  expect(member.value('Full name')).toBe('Nur Aini')
  await member.press('Save picture', { 'Profile picture': await picture() })
  expect(member.text()).toContain('Your profile picture has been updated')
  await member.press('Change the password', { 'Current password': testPassword })
  expect(member.text()).toContain('The password needs at least 8 characters')
  await member.press('Yes, delete my account')
  expect(member.text()).toContain('Your account is deleted')
})

test('the button that saves a picture is shown where there are no scripts', async () => {
  const { browser } = await memberBrowser(home)
  const member = await new PlainBrowser(home, browser).open('/en/member/profile')
  const button = member.all('button').find((one) => member.name(one) === 'Save picture')
  expect(button?.parentElement?.getAttribute('class')).toBe('hidden noscript:block')
})
