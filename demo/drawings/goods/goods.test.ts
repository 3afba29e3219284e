import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawGoods, dyesOf, type Goods, goods } from './goods.ts'
import { storeMark } from './store-mark.ts'

const isGoods = (name: string): name is Goods => name in goods
const names = Object.keys(goods).filter(isGoods)
const every = names.flatMap((name) => dyesOf(name).map((dye) => ({ key: `${name} ${dye}`, ...drawGoods(name, dye) })))

test('a thing in a colour is drawn alike, letter for letter, and like no other', () => {
  for (const name of names) expect(drawGoods(name, dyesOf(name)[0]).svg).toBe(drawGoods(name, dyesOf(name)[0]).svg)
  expect(new Set(every.map(({ svg }) => svg)).size).toBe(every.length)
})

test('a drawing of goods carries no letters, no scripts and nothing from elsewhere, and is light', () => {
  const marks = [storeMark('Toko', 0), storeMark('Toko', 3)].map((mark) => ({ key: 'mark', ...mark }))
  for (const { key, svg } of [...every, ...marks]) {
    expect([key, /<(text|tspan|script|image|foreignObject|style|filter)\b|NaN|undefined|Infinity/.exec(svg)]).toEqual([
      key,
      null,
    ])
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(/https?:|data:|url\((?!#)|href="(?!#)/)
    expect([key, Buffer.byteLength(svg) < 40_000]).toEqual([key, true])
  }
})

test('drawings of goods placed on one page do not share a single id', () => {
  const ids = every.flatMap(({ svg }) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
  expect(new Set(ids).size).toBe(ids.length)
})

test('each thing becomes pixels of many colours', async () => {
  for (const name of names) {
    const { svg } = drawGoods(name, dyesOf(name)[0])
    const { data } = await sharp(Buffer.from(svg), { density: 12 })
      .resize(96)
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([name, new Set(data).size > 24]).toEqual([name, true])
  }
})

test('each can be described to someone who does not see it, in both languages', () => {
  for (const { alt, colour } of every) {
    expect(alt.id).not.toBe(alt.en)
    expect(alt.id.length).toBeGreaterThan(10)
    expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  }
})
