import { pictureSource, pictureWidths } from '#core/pictures.ts'
import { Picture } from '../ui/picture.tsx'

const shapes = {
  card: { width: 1600, height: 1200 },
  wide: { width: 2000, height: 900 },
  tall: { width: 1200, height: 1600 },
  square: { width: 1200, height: 1200 },
} as const

/** A picture as parts are given it: which one, and the colour that stands in its place until it has come. */
export type ShownPicture = { id: string; colour: string | null }

type SitePictureProps = ShownPicture & {
  shape: keyof typeof shapes
  sizes: string
  alt: string
  /** Where the place is never large, larger files need not be offered. */
  widest?: number
  priority?: boolean
  className?: string
}

// Smaller than this is only for places that are never large.
const [thumbnail, narrowest] = [480, 320]

/** A picture of the site's own stock, in the size the place needs. */
export function SitePicture({ id, colour, shape, widest = 1920, ...rest }: SitePictureProps) {
  const source = (width: number, format: 'avif' | 'webp') => pictureSource(id, width, format)
  const widths = pictureWidths.filter((width) => width <= widest && (width >= narrowest || widest <= thumbnail))
  return <Picture {...rest} {...shapes[shape]} src={source} widths={widths} colour={colour} />
}
