import { fileTypeFromBuffer } from 'file-type'
import type { TakenPicture } from '#core/file-reasons.ts'
import { lane } from '#core/lane.ts'
import { isRefusal } from '#core/refusals.ts'
import { sharp } from './sharp.ts'

type Options = { maxPixels?: number; square?: boolean }

// Never SVG: it is a document that can hold scripts and links.
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
const defaultMaxPixels = 40_000_000
// What is decoded whole before it shrinks stays under 200 MiB (measured: AVIF 18 bytes a pixel, GIF 10,
// and where they come in passes PNG 13, JPEG 8).
const wholePixels = { heif: 10_000_000, gif: 16_000_000, png: 15_000_000, jpeg: 24_000_000 }
const maxFrames = 1_000
const masterSide = 2_560 // a third more than the widest variant, for sharp downscaling
const avatarSide = 512
const secondsAtMost = 10

// Only one picture's pixels are in memory. Twenty wait half a minute at worst, with what they sent in memory; nobody
// waits longer than that.
const oneByOne = lane(1, 20)

/** Reads what a stranger sent and makes it anew: only pixels pass. Bad input is answered; too many at once are refused. */
export async function takePicture(bytes: Buffer, options: Options = {}): Promise<TakenPicture> {
  const fileType = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (!fileType || !accepted.has(fileType.mime)) return { ok: false, why: 'not-a-picture' }
  try {
    return await oneByOne(() => redraw(bytes, options))
  } catch (error) {
    if (isRefusal(error)) throw error
    // What a decoder stumbles over is no picture, whatever it says about it.
    return { ok: false, why: 'broken' }
  }
}

async function redraw(bytes: Buffer, { maxPixels = defaultMaxPixels, square = false }: Options): Promise<TakenPicture> {
  const input = { failOn: 'error', pages: 1, sequentialRead: true, limitInputPixels: false } as const
  const metadata = await sharp(bytes, input).metadata()
  const { width, height, pages = 1, orientation = 1 } = metadata
  const limit = Math.min(maxPixels, mostPixels(metadata))
  if (width * height > limit || pages > maxFrames) return { ok: false, why: 'too-large' }
  const side = square ? Math.min(avatarSide, width, height) : masterSide
  const turn = turns[orientation] ?? upright
  const { info, data } = await sharp(bytes, { ...input, limitInputPixels: limit })
    .resize({ width: side, height: side, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .rotate(turn.angle)
    .flip(turn.flip)
    .flop(turn.flop)
    .webp({ quality: 88, alphaQuality: 90, effort: 2 })
    .timeout({ seconds: secondsAtMost })
    .toBuffer({ resolveWithObject: true })
  const colour = await meanColour(data)
  return { ok: true, bytes: data, type: 'image/webp', width: info.width, height: info.height, colour }
}

function mostPixels({ format, isProgressive }: { format: string; isProgressive?: boolean }): number {
  if (format === 'heif' || format === 'gif') return wholePixels[format]
  if (isProgressive && (format === 'png' || format === 'jpeg')) return wholePixels[format]
  return Number.POSITIVE_INFINITY
}

// EXIF orientation, after the resize: turning first would hold every pixel of the original in memory.
const upright = { angle: 0, flip: false, flop: false }
const turns: Record<number, typeof upright> = {
  2: { angle: 0, flip: false, flop: true },
  3: { angle: 180, flip: false, flop: false },
  4: { angle: 0, flip: true, flop: false },
  5: { angle: 270, flip: false, flop: true },
  6: { angle: 90, flip: false, flop: false },
  7: { angle: 90, flip: false, flop: true },
  8: { angle: 270, flip: false, flop: false },
}

/** What stands in a picture's place until it has come. */
async function meanColour(bytes: Buffer): Promise<string> {
  const pixel = await sharp(bytes)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}
