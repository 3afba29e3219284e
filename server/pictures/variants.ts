import type { PictureFormat } from '#core/pictures.ts'
import type { StoredFile } from '#core/ports.ts'
import { gate } from './gate.ts'
import { sharp } from './sharp.ts'

type Wanted = { master: StoredFile; width: number; format: PictureFormat }

// An encode takes some 50 to 400 ms of a core: a longer queue would outlast whoever waits.
const oneOfTwo = gate({ at_once: 2, waiting: 100 })

/** One size of a master in one format; throws `Busy` when too many already wait. */
export const pictureVariant = (wanted: Wanted): Promise<Buffer> => oneOfTwo(() => encode(wanted))

async function encode({ master, width, format }: Wanted): Promise<Buffer> {
  const isDrawing = master.type === 'image/svg+xml'
  const density = isDrawing ? await drawingDensity(master.bytes, width) : undefined
  const resized = sharp(master.bytes, { failOn: 'error', pages: 1, density })
    .resize({ width, withoutEnlargement: !isDrawing })
    .timeout({ seconds: 30 })
  if (format === 'avif') return resized.avif({ quality: 52, effort: 3 }).toBuffer()
  if (format === 'webp') return resized.webp({ quality: 76, effort: 4, smartSubsample: true }).toBuffer()
  return resized.flatten({ background: '#ffffff' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
}

/** Draws vectors at the size wanted instead of stretching pixels: 72 dots an inch are their own size. */
async function drawingDensity(svg: Buffer, width: number): Promise<number> {
  const own = await sharp(svg, { density: 72 }).metadata()
  return Math.min(Math.max((72 * width) / own.width, 1), 2_400)
}
