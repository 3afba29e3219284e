import { fileTypeFromBuffer } from 'file-type'
import { gate } from './gate.ts'
import { sharp } from './sharp.ts'

export type Intake =
  | { ok: true; bytes: Buffer; type: 'image/webp'; width: number; height: number; colour: string }
  | { ok: false; why: 'not-a-picture' | 'too-large' }

type Options = { maxPixels?: number; square?: boolean }

// Never SVG: it is a document that can hold scripts and links.
const accepted = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
const defaultMaxPixels = 40_000_000
const maxFrames = 1_000
const masterSide = 2_560 // a third more than the widest variant, for sharp downscaling
const avatarSide = 512
const secondsAtMost = 10

// Whoever uploads waits for a place: only the pixels of two pictures are in memory.
const oneOfTwo = gate({ at_once: 2, waiting: Number.POSITIVE_INFINITY })

/** Reads what a stranger sent and makes it anew: only pixels pass. Never throws on bad input. */
export async function takePicture(bytes: Buffer, options: Options = {}): Promise<Intake> {
  try {
    const found = await fileTypeFromBuffer(bytes)
    if (!found || !accepted.has(found.mime)) return { ok: false, why: 'not-a-picture' }
    return await oneOfTwo(() => redraw(bytes, options))
  } catch {
    // What a decoder stumbles over is no picture, whatever it says about it.
    return { ok: false, why: 'not-a-picture' }
  }
}

async function redraw(bytes: Buffer, { maxPixels = defaultMaxPixels, square = false }: Options): Promise<Intake> {
  const input = { failOn: 'error', pages: 1, sequentialRead: true, limitInputPixels: false } as const
  const { width, height, pages = 1 } = await sharp(bytes, input).metadata()
  if (width * height > maxPixels || pages > maxFrames) return { ok: false, why: 'too-large' }
  const side = square ? Math.min(avatarSide, width, height) : masterSide
  const drawn = await sharp(bytes, { ...input, limitInputPixels: maxPixels, autoOrient: true })
    .resize({ width: side, height: side, fit: square ? 'cover' : 'inside', withoutEnlargement: true })
    .webp({ quality: 88, alphaQuality: 90, effort: 3, smartSubsample: true })
    .timeout({ seconds: secondsAtMost })
    .toBuffer({ resolveWithObject: true })
  const { info, data } = drawn
  return {
    ok: true,
    bytes: data,
    type: 'image/webp',
    width: info.width,
    height: info.height,
    colour: await meanColour(data),
  }
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
