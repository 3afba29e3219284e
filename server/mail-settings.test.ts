import { expect, test } from 'vitest'
import { mailSender } from './mail-settings.ts'

const address = 'halo@rihla.example'

test.each([
  ['halo@rihla.example', undefined],
  ['<halo@rihla.example>', undefined],
  ['Rihla <halo@rihla.example>', 'Rihla'],
  ['Rihla<halo@rihla.example> ', 'Rihla'],
  ['Rihla Umrah & Haji Tbk. <halo@rihla.example>', 'Rihla Umrah & Haji Tbk.'],
  ['"PT Rihla, Tbk. (Umrah)" <halo@rihla.example>', 'PT Rihla, Tbk. (Umrah)'],
  [String.raw`"Rihla \"Umrah\"" <halo@rihla.example>`, 'Rihla "Umrah"'],
  ['رحلة <halo@rihla.example>', 'رحلة'],
])('a sender is an address, with or without a name: %s', (text, name) => {
  expect(mailSender.parse(text)).toEqual({ name, address })
})

test.each([
  'Rihla',
  'Rihla halo@rihla.example',
  'Rihla <halo>',
  'Rihla <>',
  'Rihla <halo@rihla.example',
  'Rihla <halo@rihla.example> x',
  'PT Rihla, Tbk. <halo@rihla.example>',
  'a@rihla.example, b@rihla.example',
  'a@rihla.example <b@rihla.example>',
  '"Rihla <halo@rihla.example>',
  'Rihla <halo@rihla.example>\r\nBcc: all@rihla.example',
  'Rihla\nBcc: all@rihla.example <halo@rihla.example>',
  '"Rihla\r\nBcc: all@rihla.example" <halo@rihla.example>',
  'Rihla <halo@rihla.example\n>',
  'Rihla\u2028 <halo@rihla.example>',
  `${'x'.repeat(400)} <halo@rihla.example>`,
])('what is no sender, or more than one header, is refused: %j', (text) => {
  expect(mailSender.safeParse(text).success).toBe(false)
})
