import { expect, test } from 'vitest'
import { pictureColours } from './colours.ts'

const picture = (id: string, more = 'class="bg-line"') => `<img src="/pictures/${id}/960.webp" alt="" ${more}/>`
const coloured = (id: string, colour: string) =>
  `<img style="background-color:${colour}" src="/pictures/${id}/960.webp" alt="" class="bg-line"/>`

async function shelf(colours: Record<string, string>) {
  const kept = new Map(Object.entries(colours))
  const at = { ms: 0, reads: 0 }
  const colour = await pictureColours({
    list: async () => {
      at.reads++
      return Array.from(kept, ([id, colour]) => ({ id, colour }))
    },
    now: () => at.ms,
  })
  return { kept, at, colour }
}

test('each picture waits in its own colour', async () => {
  const { colour } = await shelf({ satu: '#112233', dua: '#AABBCC' })
  expect(await colour(`<p>${picture('satu')}${picture('dua')}${picture('satu')}</p>`)).toBe(
    `<p>${coloured('satu', '#112233')}${coloured('dua', '#AABBCC')}${coloured('satu', '#112233')}</p>`,
  )
})

test('a new picture has its colour within a minute, and pages of known ones ask for nothing', async () => {
  const { kept, at, colour } = await shelf({ satu: '#112233' })
  kept.set('baru', '#445566')
  expect(await colour(picture('baru'))).toBe(picture('baru'))
  at.ms = 60_001
  await colour(picture('satu'))
  expect(at.reads).toBe(1)
  expect(await colour(picture('baru'))).toBe(coloured('baru', '#445566'))
  await colour(picture('nowhere'))
  expect(at.reads).toBe(2)
})

test('a picture nobody knows, one that says its colour itself, a face and a word about pictures stay as they are', async () => {
  const { colour } = await shelf({ satu: '#112233', tiga: 'red"><script>' })
  const others = [
    picture('dua'),
    picture('tiga'),
    picture('satu', 'style="background-color:#fff" class="bg-line"'),
    picture('satu', 'class="rounded-full"'),
    '<p>/pictures/satu/960.webp bg-line</p>',
  ].join('')
  expect(await colour(others)).toBe(others)
})

test('while the database is away a page keeps its pictures', async () => {
  const list = () => Promise.reject(new Error('away'))
  const colour = await pictureColours({ list, now: () => 0 })
  expect(await colour(picture('satu'))).toBe(picture('satu'))
})
