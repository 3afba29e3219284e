import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, data, StaticRouterProvider, useRouteError } from 'react-router'
import { expect, test } from 'vitest'
import { ErrorScreen } from './error-screen.tsx'

const Boundary = () => createElement(ErrorScreen, { error: useRouteError() })

/** What a visitor gets when the loader of a page throws. */
async function thrown(error: unknown, path = '/') {
  const loader = () => {
    throw error
  }
  const handler = createStaticHandler([{ path, loader, ErrorBoundary: Boundary }])
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error('an error is no answer of its own')
  const router = createStaticRouter(handler.dataRoutes, context)
  return {
    status: context.statusCode,
    html: renderToString(createElement(StaticRouterProvider, { router, context, hydrate: false })),
  }
}

test.each([
  [404, 'Halaman Tidak ditemukan', 'sudah pindah'],
  [410, 'Halaman ini sudah tidak ada', 'sudah tidak tersedia'],
])('a page that throws a %i answers with it, in its words', async (status, title, text) => {
  const answer = await thrown(data(null, { status }))
  expect(answer.status).toBe(status)
  expect(answer.html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  expect(answer.html).toContain(text)
})

test.each([
  [429, 'Terlalu banyak permintaan. Coba lagi sebentar lagi'],
  [503, 'Layanan sedang tidak tersedia. Coba lagi sebentar lagi'],
])('a call that failed with %i shows its status and what the server said', async (status, message) => {
  const answer = await thrown(data({ message }, { status }))
  expect(answer.status).toBe(status)
  expect(answer.html).toMatch(new RegExp(`<p[^>]*>${status}</p><h1[^>]*>${message}</h1>`))
})

test.each([
  ['/umroh', 'Coba lagi'],
  ['/en/umroh', 'Try again'],
])('what passes offers the same address again, in the language of %s', async (path, label) => {
  const { html } = await thrown(data(null, { status: 503 }), path)
  expect(html).toMatch(new RegExp(`<a href=""[^>]*>${label}</a>`))
  expect((await thrown(data(null, { status: 404 }), path)).html).not.toContain(label)
})

test('a page that is gone says why, where the server did', async () => {
  const { html } = await thrown(data({ message: 'Paket ini sudah tidak dijual' }, { status: 410 }))
  expect(html).toMatch(/<h1[^>]*>Halaman ini sudah tidak ada<\/h1><p[^>]*>Paket ini sudah tidak dijual<\/p>/)
})

test('what was not meant to happen is a 500, and says nothing of how', async () => {
  const answer = await thrown(new Error('secret of ours'))
  expect(answer.status).toBe(500)
  expect(answer.html).toContain('Terjadi kesalahan')
  expect(answer.html).not.toContain('secret of ours')
})
