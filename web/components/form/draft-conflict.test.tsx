import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { messages } from '#core/messages.ts'
import { DraftConflict } from './draft-conflict.tsx'
import { draftLabels, draftWords } from './draft-words.ts'

const labels = messages(draftLabels)

const shown = (language: 'id' | 'en', moment: string): string =>
  renderToStaticMarkup(
    <DraftConflict
      text={draftWords(language).changedElsewhere(moment)}
      say={labels(language)}
      onTake={() => {}}
      onKeep={() => {}}
    />,
  )
const textOf = (html: string) => html.replaceAll(/(<[^>]+>)+/g, '|')

test('a form that another tab has changed says so, that nothing is lost, and offers both', () => {
  expect(textOf(shown('id', '17 November 2026, 14.03 WIB'))).toBe(
    '|Form ini diubah di tab lain pada 17 November 2026, 14.03 WIB|Yang Anda ketik di sini masih ada. Pilih isian yang dipakai.|Pakai yang terbaru|Pertahankan isian ini|',
  )
  expect(textOf(shown('en', '17 November 2026, 14:03 WIB'))).toBe(
    '|This form was changed in another tab on 17 November 2026, 14:03 WIB|What you typed here is still here. Choose which version to use.|Use the newer version|Keep this version|',
  )
})

test('it is announced, and its buttons do not send the form', () => {
  const html = shown('id', 'tadi')
  expect(html).toContain('role="status"')
  expect(html.match(/<button[^>]*type="button"/g)).toHaveLength(2)
})
