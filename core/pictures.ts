export const pictureWidths = [160, 320, 480, 720, 960, 1280, 1920] as const

export const pictureFormats = ['avif', 'webp', 'jpeg'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** How the ids of pictures begin that editors uploaded; those of members and travellers begin otherwise. */
export const editorPicturePrefix = 'content-'

/** The address of a picture at least as wide as asked, or the widest there is. */
export function pictureSource(id: string, width: number, format: PictureFormat): string {
  const offered = pictureWidths.find((one) => one >= width) ?? pictureWidths[pictureWidths.length - 1]
  return `/pictures/${encodeURIComponent(id)}/${offered}.${format}`
}

/** All sizes of a picture whose master is `maxWidth` wide; a larger size only holds the master's own pixels. */
export function pictureSrcSet(id: string, format: PictureFormat, maxWidth: number): string {
  const smaller = pictureWidths.filter((width) => width < maxWidth)
  const largest = pictureWidths.find((width) => width >= maxWidth)
  const entry = (width: number, real: number) => `${pictureSource(id, width, format)} ${real}w`
  const entries = smaller.map((width) => entry(width, width))
  if (largest !== undefined && maxWidth >= 1) entries.push(entry(largest, Math.floor(maxWidth)))
  return entries.join(', ')
}
