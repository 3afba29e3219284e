import { pictureSource, pictureWidths } from '#core/pictures.ts'
import { Picture } from '../ui/picture.tsx'

const shapes = {
  card: { width: 1600, height: 1200 },
  wide: { width: 2000, height: 900 },
  tall: { width: 1200, height: 1600 },
  square: { width: 1200, height: 1200 },
} as const

type SitePictureProps = {
  id: string
  shape: keyof typeof shapes
  sizes: string
  alt: string
  priority?: boolean
  className?: string
}

/** A picture of the site's own stock, in the size the place needs. */
export function SitePicture({ id, shape, ...rest }: SitePictureProps) {
  const source = (width: number, format: 'avif' | 'webp') => pictureSource(id, width, format)
  return <Picture {...rest} {...shapes[shape]} src={source} widths={pictureWidths} />
}
