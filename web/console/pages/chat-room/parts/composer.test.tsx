import { createRef } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Failure } from '../../../../components/form/failure.ts'
import { beginLog } from '../../../../components/live/message-log.ts'
import { Composer } from './composer.tsx'

const live = {
  ...{ log: beginLog([], 'consultant'), readSeq: 0, isReachable: true, isTyping: false, refused: undefined },
  ...{ say: () => false, type: () => undefined },
}
const refused: Failure = {
  ...{ intent: 'send', code: 'F-CHT-1c1', message: 'Jangan kirim nomor kartu', errors: {} },
  values: { message: 'Kartu saya & "nomornya"' },
}

function drawn({ failure, draft = '', path = '/' }: { failure?: Failure; draft?: string; path?: string }): string {
  const element = <Composer data={{ client_id: 'c1', draft }} live={live} failure={failure} area={createRef()} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
const textarea = (html: string) => /<textarea[^>]*>[^<]*<\/textarea>/.exec(html)?.[0]

test('what was refused stays in the box, with the reason at it and its length counted', () => {
  const html = drawn({ failure: refused, draft: 'not this' })
  expect(textarea(html)).toContain('>Kartu saya &amp; &quot;nomornya&quot;</textarea>')
  expect(textarea(html)).toContain('aria-describedby="field-message-hint field-message-error" aria-invalid="true"')
  expect(html).toMatch(/id="field-message-error"[^>]*>.*Jangan kirim nomor kartu/)
  expect(html).toContain('23 dari 2.000 karakter')
})

test('a failure of another form of the page is not said at the box', () => {
  const html = drawn({ failure: { ...refused, intent: 'hand-over' }, draft: 'Masih ada dua kursi.' })
  expect(textarea(html)).toContain('>Masih ada dua kursi.</textarea>')
  expect(html).not.toContain('aria-invalid')
})

test('the box speaks the language of the desk', () => {
  expect(textarea(drawn({ path: '/en/chat/1' }))).toContain('aria-label="Your answer"')
  expect(drawn({ path: '/en/chat/1' })).toContain('0 of 2,000 characters')
})
