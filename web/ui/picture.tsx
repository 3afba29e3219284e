import { cx } from './class-names.ts'

export type PictureFormat = 'avif' | 'webp'

export type PictureProps = {
  /** Where the picture of this width and format is. */
  src: (width: number, format: PictureFormat) => string
  widths: readonly number[]
  sizes: string
  width: number
  height: number
  /** Empty for decoration. */
  alt: string
  /** The picture's own colour, shown until it arrives; a grey without it. */
  colour?: string | null
  /** For the one picture a page opens with: loaded at once. */
  priority?: boolean
  className?: string
}

export const sourceSet = (src: PictureProps['src'], widths: readonly number[], format: PictureFormat): string =>
  widths.map((width) => `${src(width, format)} ${width}w`).join(', ')

/** Keeps its place by width and height, so nothing moves when it loads. */
export function Picture({ src, widths, sizes, width, height, alt, colour, priority, className }: PictureProps) {
  return (
    <picture className="contents">
      <source type="image/avif" srcSet={sourceSet(src, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(src, widths, 'webp')} sizes={sizes} />
      <img
        src={src(Math.max(...widths), 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        style={colour ? { backgroundColor: colour } : undefined}
        className={cx('h-auto w-full bg-line object-cover', className)}
      />
    </picture>
  )
}
