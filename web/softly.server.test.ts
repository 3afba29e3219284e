import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CallFailure } from '#core/client.ts'
import { pageContextWith } from '#test/support/page-context.ts'
import { pageContext } from './page-context.ts'
import { dataOrNotFound, optional, softly, unlessRefused } from './softly.server.ts'

function aPage() {
  const reported: unknown[] = []
  const page = pageContextWith({ report: (error) => void reported.push(error) })
  return { reported, context: new RouterContextProvider(new Map([[pageContext, page]])) }
}
const failing = (status: number): Promise<never> =>
  Promise.reject(new CallFailure({ status, body: { code: '', message: `${status}` } }))

test('a part that fails is left out and written down; one that is refused goes on up', async () => {
  const { reported, context } = aPage()
  expect(await softly(context, Promise.resolve(['a']), [])).toEqual(['a'])
  expect(await softly<string[]>(context, failing(503), [])).toEqual([])
  expect(reported).toMatchObject([{ status: 503 }])
  await expect(softly<string[]>(context, failing(404), [])).rejects.toThrow('404')
  await expect(softly<string[]>(context, Promise.reject(new Error('ours')), [])).rejects.toThrow('ours')
  expect(reported).toHaveLength(1)
})

test('a refusal with one of the named statuses is nothing; any other, and a failure, goes on up', async () => {
  expect(await unlessRefused(Promise.resolve({ data: 1 }), [404])).toBe(1)
  expect(await unlessRefused(failing(404), [404, 422])).toBeUndefined()
  await expect(unlessRefused(failing(429), [404, 422])).rejects.toThrow('429')
  expect(await unlessRefused(failing(429))).toBeUndefined()
  await expect(unlessRefused(failing(500))).rejects.toThrow('500')
  await expect(unlessRefused(Promise.reject(new Error('ours')))).rejects.toThrow('ours')
})

test('what a page is not worth losing for is left out, refused or failed', async () => {
  const { reported, context } = aPage()
  expect(await optional(context, Promise.resolve({ data: 1 }))).toBe(1)
  expect(await optional(context, failing(404))).toBeUndefined()
  expect(reported).toEqual([])
  expect(await optional(context, failing(500))).toBeUndefined()
  expect(reported).toHaveLength(1)
})

test.each([404, 422])('a thing the API answers %i for is a page that is not there', async (status) => {
  await expect(dataOrNotFound(failing(status))).rejects.toMatchObject({ init: { status: 404 } })
})

test('any other failure stays one, and an answer is its data', async () => {
  await expect(dataOrNotFound(failing(503))).rejects.toMatchObject({ status: 503 })
  expect(await dataOrNotFound(Promise.resolve({ data: 7 }))).toBe(7)
})
