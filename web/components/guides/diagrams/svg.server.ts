/** Drawn on the server and sent as data: a browser need not load what makes it. Colours are the tenant's, by class. */
export const svg = (size: { width: number; height: number }, parts: readonly string[]): string =>
  `<svg viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" aria-hidden="true" focusable="false">${parts.join('')}</svg>`

type Point = readonly [x: number, y: number]

export const label = ([x, y]: Point, text: string, look = 'fill-ink font-semibold'): string =>
  `<text x="${x}" y="${y}" font-size="13" class="${look}">${text}</text>`

export const ending = ([x, y]: Point, text: string, look = 'fill-ink font-semibold'): string =>
  `<text x="${x}" y="${y}" font-size="13" text-anchor="end" class="${look}">${text}</text>`

export const middle = ([x, y]: Point, text: string, look = 'fill-ink font-semibold'): string =>
  `<text x="${x}" y="${y}" font-size="13" text-anchor="middle" class="${look}">${text}</text>`

export const dot = ([x, y]: Point, radius: number, look: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" class="${look}"/>`

/** A round sign with a number, explained in the list below the drawing. */
export const sign = ([x, y]: Point, number: number): string =>
  `${dot([x, y], 11, 'fill-accent stroke-paper stroke-2')}<text x="${x}" y="${y + 4.5}" font-size="13" text-anchor="middle" class="fill-on-accent font-bold">${number}</text>`

export const line = (points: readonly Point[], look: string): string =>
  `<polyline points="${points.map((point) => point.map((n) => Math.round(n * 10) / 10).join(',')).join(' ')}" fill="none" stroke-linecap="round" stroke-linejoin="round" class="${look}"/>`

/** An arrow head at a point, turned so many degrees; 0 points right. */
export const head = ([x, y]: Point, degrees: number, look: string): string =>
  `<path d="M-7-5.5 5 0-7 5.5Z" transform="translate(${x} ${y}) rotate(${degrees})" class="${look}"/>`
