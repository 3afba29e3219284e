export type Point = readonly [number, number]
export type Quad = readonly [number, number, number, number]

export function num(value: number): string {
  return String(Math.round(value * 10) / 10)
}

function pair([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}

export function open(points: readonly Point[]): string {
  return points.map((point, i) => `${i === 0 ? 'M' : 'L'}${pair(point)}`).join('')
}

export function poly(points: readonly Point[]): string {
  return `${open(points)}Z`
}

/** A soft line through all points (Catmull-Rom as cubics). */
export function smooth(points: readonly Point[]): string {
  let d = ''
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (!from) {
      d += `M${pair(to)}`
      return
    }
    const before = points[i - 2] ?? from
    const after = points[i + 1] ?? to
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    d += `C${pair(first)} ${pair(second)} ${pair(to)}`
  })
  return d
}

export function path(d: string, fill: string, extra = ''): string {
  return `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${extra && ` ${extra}`}/>`
}

export function rect([x, y, w, h]: Quad, fill: string, extra = ''): string {
  const size = `width="${num(w)}" height="${num(h)}"`
  return `<rect x="${num(x)}" y="${num(y)}" ${size} fill="${fill}"${extra && ` ${extra}`}/>`
}

export function circle([x, y, r]: readonly [number, number, number], fill: string, extra = ''): string {
  return `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${extra && ` ${extra}`}/>`
}

export function ellipse([x, y, rx, ry]: Quad, fill: string, extra = ''): string {
  const radii = `rx="${num(rx)}" ry="${num(ry)}"`
  return `<ellipse cx="${num(x)}" cy="${num(y)}" ${radii} fill="${fill}"${extra && ` ${extra}`}/>`
}

export function group(parts: readonly string[], extra = ''): string {
  return `<g${extra && ` ${extra}`}>${parts.join('')}</g>`
}

export function fade(opacity: number): string {
  return `opacity="${Math.round(opacity * 100) / 100}"`
}

/** Numbers 0 to count - 1, for drawing things in rows. */
export function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index))
}
