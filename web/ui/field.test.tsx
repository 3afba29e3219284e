import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'
import { CodeInput } from './code-input.tsx'
import { Field } from './field.tsx'
import { FormErrors } from './form-errors.tsx'
import { PasswordInput } from './password-input.tsx'
import { PhoneInput } from './phone-input.tsx'
import { RadioGroup } from './radio-group.tsx'
import { TextArea } from './text-area.tsx'
import { TextInput } from './text-input.tsx'

test('a label names its control, and the control takes the name of its field', () => {
  const html = renderToStaticMarkup(
    <Field name="email" label="Alamat email" required>
      <TextInput type="email" />
    </Field>,
  )
  expect(html).toContain('<label for="field-email"')
  expect(html).toMatch(/<input id="field-email" required="" type="email"[^>]* name="email"/)
})

test('a mistake is announced and tied to its field together with the hint', () => {
  const html = renderToStaticMarkup(
    <Field name="notes" label="Catatan" hint="Boleh kosong" error="Terlalu panjang">
      <TextArea />
    </Field>,
  )
  expect(html).toContain('aria-describedby="field-notes-hint field-notes-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('id="field-notes-error" role="alert"')
})

test('a field without a mistake is not called wrong', () => {
  const html = renderToStaticMarkup(
    <Field name="city" label="Kota">
      <TextInput />
    </Field>,
  )
  expect(html).not.toContain('aria-invalid=')
  expect(html).not.toContain('aria-describedby=')
})

test('a password stays hidden until someone asks to see it', () => {
  const html = renderToStaticMarkup(<PasswordInput name="password" showLabel="Tampilkan" hideLabel="Sembunyikan" />)
  expect(html).toContain('type="password"')
  expect(html).toContain('aria-label="Tampilkan"')
  expect(html).toContain('noscript:hidden')
})

test('a one-time code is one input that phones can fill', () => {
  const html = renderToStaticMarkup(<CodeInput name="code" />)
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(html).toContain('autoComplete="one-time-code"')
  expect(html).toContain('inputMode="numeric"')
  expect(html).toContain('maxLength="6"')
})

test('a phone number uses the keyboard phones have for it', () => {
  expect(renderToStaticMarkup(<PhoneInput name="phone" />)).toMatch(/inputMode="tel".*type="tel"/)
  expect(renderToStaticMarkup(<PhoneInput defaultValue="+62812" />)).toContain('value="812"')
  expect(renderToStaticMarkup(<PhoneInput defaultValue="+60123" />)).toContain('value="+60123"')
})

test('a checkbox is labelled, and its mistake is tied to it', () => {
  const html = renderToStaticMarkup(<Checkbox name="terms" label="Saya setuju" error="Perlu dicentang" />)
  expect(html).toContain('<label for="field-terms"')
  expect(html).toContain('aria-describedby="field-terms-error"')
})

test('boxes that share a name do not share an id', () => {
  const html = renderToStaticMarkup(
    <>
      <Checkbox name="filter" value="direct" label="Langsung" />
      <Checkbox name="filter" value="stars" label="Bintang 5" />
    </>,
  )
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(2)
})

test('a group of choices has a legend, one name and its default chosen', () => {
  const options = [
    { value: 'quad', label: 'Berempat' },
    { value: 'double', label: 'Berdua', disabled: true },
  ]
  const html = renderToStaticMarkup(<RadioGroup name="room" label="Kamar" options={options} defaultValue="quad" />)
  expect(html).toContain('<legend')
  expect(html.match(/name="room"/g)).toHaveLength(2)
  expect(html.match(/checked=""/g)).toHaveLength(1)
})

test('the summary of mistakes leads to the fields, and is absent when there are none', () => {
  const html = renderToStaticMarkup(
    <FormErrors title="Perbaiki" errors={[{ name: 'email', message: 'Belum lengkap' }, { message: 'Coba lagi' }]} />,
  )
  expect(html).toContain('role="alert"')
  expect(html).toContain('href="#field-email"')
  expect(renderToStaticMarkup(<FormErrors title="Perbaiki" errors={[]} />)).toBe('')
})
