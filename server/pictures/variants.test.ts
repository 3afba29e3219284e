import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { gate, isBusy } from './gate.ts'
import { sharp } from './sharp.ts'
import { pictureVariant } from './variants.ts'

const photo = async (width: number, height: number) => ({
  bytes: await sharp({ create: { width, height, channels: 4, background: '#0e5a4a80' } })
    .webp()
    .toBuffer(),
  type: 'image/webp',
})

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpeg', 'jpeg'],
] as const)('a variant has the width and the format asked for (%s)', async (format, detected) => {
  const bytes = await pictureVariant({ master: await photo(1000, 500), width: 320, format })
  expect(await sharp(bytes).metadata()).toMatchObject({ format: detected, width: 320, height: 160 })
})

test('a photo is never made larger than it is', async () => {
  const bytes = await pictureVariant({ master: await photo(200, 100), width: 1920, format: 'webp' })
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 100 })
})

const drawing = (size: string) => ({
  bytes: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0H20V30H0Z"/><path d="M20 0H40V30H20Z" fill="#fff"/></svg>`,
  ),
  type: 'image/svg+xml',
})

test.each(['width="40" height="30"', 'viewBox="0 0 40 30"', 'width="4000" height="3000" viewBox="0 0 40 30"'])(
  'a drawing (%s) is as sharp at 1920 as at its own size',
  async (size) => {
    const bytes = await pictureVariant({ master: drawing(size), width: 1920, format: 'webp' })
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1920, height: 1440 })
    const { data, info } = await sharp(bytes).greyscale().raw().toBuffer({ resolveWithObject: true })
    const row = [...data.subarray(info.width * info.channels * 700, info.width * info.channels * 701)]
    expect(row.filter((value) => value > 40 && value < 215).length).toBeLessThan(12)
  },
)

test('glass becomes white in a JPEG', async () => {
  const clear = {
    bytes: await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer(),
    type: 'image/png',
  }
  const bytes = await pictureVariant({ master: clear, width: 160, format: 'jpeg' })
  expect((await sharp(bytes).raw().toBuffer())[0]).toBeGreaterThan(250)
})

test('a gate lets in as many as it may, keeps a few waiting in order and refuses the rest', async () => {
  const enter = gate({ at_once: 2, waiting: 3 })
  const log: number[] = []
  let [inside, most] = [0, 0]
  const work = (i: number) =>
    enter(async () => {
      inside += 1
      most = Math.max(most, inside)
      await nextTurn()
      log.push(i)
      inside -= 1
      if (i === 1) throw new Error('a fault of the work itself')
    })
  const results = await Promise.allSettled([0, 1, 2, 3, 4, 5, 6].map(work))
  expect(most).toBe(2)
  expect(log).toEqual([0, 1, 2, 3, 4])
  expect(results.map((one) => one.status === 'rejected' && isBusy(one.reason))).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    true,
  ])
  expect(results[1]).toMatchObject({ status: 'rejected', reason: { message: 'a fault of the work itself' } })
  await work(7)
  expect(log.at(-1)).toBe(7)
})
