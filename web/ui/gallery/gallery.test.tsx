import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'

const html = renderToStaticMarkup(<Gallery now={0} />)

test('the gallery has one first heading', () => {
  expect(html.match(/<h1/g)).toHaveLength(1)
})

test('no id stands twice on the page', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(ids.length).toBe(new Set(ids).size)
})

test('every description that is pointed to exists', () => {
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  const wanted = [...html.matchAll(/aria-(?:describedby|labelledby)="([^"]+)"/g)].flatMap((match) =>
    match[1]?.split(' '),
  )
  expect(wanted.filter((id) => !ids.has(id))).toEqual([])
})
