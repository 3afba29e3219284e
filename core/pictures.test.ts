import { expect, test } from 'vitest'
import { pictureSource, pictureSrcSet } from './pictures.ts'

test('a picture is asked for in the next size up', () => {
  expect(pictureSource('dune-1', 720, 'avif')).toBe('/pictures/dune-1/720.avif')
  expect(pictureSource('dune-1', 721, 'webp')).toBe('/pictures/dune-1/960.webp')
  expect(pictureSource('dune-1', 1, 'jpeg')).toBe('/pictures/dune-1/160.jpeg')
  expect(pictureSource('dune-1', 5000, 'jpeg')).toBe('/pictures/dune-1/1920.jpeg')
})

test('an odd id cannot bend the address', () => {
  expect(pictureSource('../x', 160, 'avif')).toBe('/pictures/..%2Fx/160.avif')
})

test('the sizes end at the width the master has', () => {
  expect(pictureSrcSet('a', 'avif', 480)).toBe(
    '/pictures/a/160.avif 160w, /pictures/a/320.avif 320w, /pictures/a/480.avif 480w',
  )
  expect(pictureSrcSet('a', 'webp', 400)).toBe(
    '/pictures/a/160.webp 160w, /pictures/a/320.webp 320w, /pictures/a/480.webp 400w',
  )
  expect(pictureSrcSet('a', 'jpeg', 90)).toBe('/pictures/a/160.jpeg 90w')
  expect(pictureSrcSet('a', 'jpeg', 2560).split(', ')).toHaveLength(7)
})
