export type Page = PDFKit.PDFDocument
/** What draws a sheet; `room` turns the page where this much no longer fits. */
export type Pen = { page: Page; colour: string; room: (height: number) => void }

// A4 in points.
export const side = 48
export const width = 595.28 - 2 * side
export const bottom = 841.89 - 64

export const ink = '#1b2321'
export const muted = '#55605c'
export const line = '#d9d4c8'

/** Kerned, the spaces of this type all but vanish at the size of a form. */
export const spaced = { wordSpacing: 0.8 } as const
