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

// For browsers without AVIF, which are few and old: one size does, and the page need not list them all again.
const fallbackWidth = 960

/** Keeps its place by width and height, so nothing moves when it loads. */
export function Picture({ src, widths, sizes, width, height, alt, colour, priority, className }: PictureProps) {
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={widths.map((width) => `${src(width, 'avif')} ${width}w`).join(', ')}
        sizes={sizes}
      />
      <img
        src={src(Math.min(fallbackWidth, Math.max(...widths)), 'webp')}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'auto' : 'async'}
        style={colour ? { backgroundColor: colour } : undefined}
        className={className}
      />
    </picture>
  )
}
