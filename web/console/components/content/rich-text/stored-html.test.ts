import { expect, test } from 'vitest'
import { storedHtml } from './stored-html.ts'

test('an item of one paragraph is the item, and of two it has both', () => {
  expect(storedHtml('<ul><li><p>satu</p></li><li><p>dua</p><p>tiga</p></li></ul>')).toBe(
    '<ul><li>satu</li><li><p>dua</p><p>tiga</p></li></ul>',
  )
})

test('rows of headings at the top are the head of their table, and other headings stay where they are', () => {
  const head = '<tr><th scope="col">Pos <strong>a</strong></th><th scope="col"></th></tr>'
  const row = '<tr><th scope="row">Visa</th><td>Rp 1</td></tr>'
  expect(storedHtml(`<table><tbody>${head}${row}</tbody></table>`)).toBe(
    `<table><thead>${head}</thead><tbody>${row}</tbody></table>`,
  )
  expect(storedHtml(`<table><tbody>${row}${head}</tbody></table>`)).toBe(`<table><tbody>${row}${head}</tbody></table>`)
  expect(storedHtml(`<table><tbody>${head}</tbody></table>`)).toBe(`<table><thead>${head}</thead></table>`)
})

test('an empty line at the end is not stored', () => {
  expect(storedHtml('<p></p><p>a</p><p></p><p></p>')).toBe('<p></p><p>a</p>')
})
