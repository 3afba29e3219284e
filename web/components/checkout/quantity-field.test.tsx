import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QuantityField } from './quantity-field.tsx'

const field = (count: number, max: number) =>
  renderToStaticMarkup(
    <QuantityField
      name="quad"
      label="Dewasa"
      defaultValue={count}
      max={max}
      limit="Hanya tersisa 6 kursi"
      say={{ less: 'Kurangi', more: 'Tambah' }}
    />,
  )
const more = (html: string) => /<button[^>]*aria-label="Tambah: Dewasa"[^>]*>/.exec(html)?.[0]
const id = (html: string) => /<input[^>]* id="([^"]+)"/.exec(html)?.[1]

test('at the limit one more cannot be added, and the field says why', () => {
  const html = field(6, 6)
  expect(more(html)).toContain(`aria-disabled="true" aria-describedby="${id(html)}-limit"`)
  expect(html).toMatch(new RegExp(`<p id="${id(html)}-limit" role="status"[^>]*>Hanya tersisa 6 kursi</p>`))
})

test('below the limit one more can be added, and nothing is said', () => {
  expect(more(field(5, 6))).not.toContain('aria-disabled=')
  expect(field(5, 6)).not.toContain('Hanya tersisa')
})

test('where others took the last seats, an empty field only says why to whoever asks its button', () => {
  const html = field(0, 0)
  expect(more(html)).toContain(`aria-describedby="${id(html)}-limit"`)
  expect(html).toContain(`<span id="${id(html)}-limit" hidden="">Hanya tersisa 6 kursi</span>`)
})
