import type { Point } from './svg.ts'

export type Polygon = readonly Point[]
export type Fold = 8 | 10 | 12
export type Tiling = { width: number; height: number; polygons: Polygon[]; contact: number }
type Ray = { from: Point; towards: Point; edge: number }
type Meeting = { a: number; b: number; point: Point; cost: number }

const tau = Math.PI * 2

export function regular(sides: number, [cx, cy]: Point, { radius, turn }: { radius: number; turn: number }): Polygon {
  return Array.from({ length: sides }, (_, i) => {
    const angle = turn + (i * tau) / sides
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const
  })
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

/** From the middle of every edge two rays go in, at the contact angle (E. H. Hankin, 1925). */
function raysOf(polygon: Polygon, contact: number): Ray[] {
  return polygon.flatMap((start, edge) => {
    const end = polygon[(edge + 1) % polygon.length] ?? start
    const along = Math.atan2(end[1] - start[1], end[0] - start[0])
    return [along + contact, along + Math.PI - contact].map((angle) => ({
      from: middle(start, end),
      towards: [Math.cos(angle), Math.sin(angle)] as const,
      edge,
    }))
  })
}

function meet(a: Ray, b: Ray): { point: Point; cost: number } | undefined {
  const cross = a.towards[0] * b.towards[1] - a.towards[1] * b.towards[0]
  const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]]
  const apart = Math.hypot(dx, dy)
  if (Math.abs(cross) < 1e-6) {
    const facing = (dx * a.towards[0] + dy * a.towards[1]) / apart
    const opposed = a.towards[0] * b.towards[0] + a.towards[1] * b.towards[1] < 0
    return facing > 0.9999 && opposed ? { point: middle(a.from, b.from), cost: apart } : undefined
  }
  const alongA = (dx * b.towards[1] - dy * b.towards[0]) / cross
  const alongB = (dx * a.towards[1] - dy * a.towards[0]) / cross
  if (alongA < 1e-6 || alongB < 1e-6) return undefined
  return { point: [a.from[0] + a.towards[0] * alongA, a.from[1] + a.towards[1] * alongA], cost: alongA + alongB }
}

/** Each ray ends where it meets its nearest partner: the strapwork inside one polygon. */
export function strapwork(polygon: Polygon, contact: number): Point[][] {
  const rays = raysOf(polygon, contact)
  const meetings: Meeting[] = []
  rays.forEach((ray, a) => {
    rays.forEach((other, b) => {
      if (b <= a || ray.edge === other.edge) return
      const meeting = meet(ray, other)
      if (meeting) meetings.push({ a, b, ...meeting })
    })
  })
  meetings.sort((one, two) => one.cost - two.cost)
  const taken = new Set<number>()
  const lines: Point[][] = []
  for (const { a, b, point } of meetings) {
    const [from, to] = [rays[a], rays[b]]
    if (taken.has(a) || taken.has(b) || !from || !to) continue
    taken.add(a).add(b)
    lines.push([from.from, point, to.from])
  }
  return lines
}

/** The closed star inside a regular polygon: edge middles and meeting points in turn. */
export function star(polygon: Polygon, contact: number): Point[] {
  const centre: Point = [
    polygon.reduce((sum, point) => sum + point[0], 0) / polygon.length,
    polygon.reduce((sum, point) => sum + point[1], 0) / polygon.length,
  ]
  // A hair's turn keeps two points at exactly half a circle from falling on either end.
  const around = ([x, y]: Point) => (Math.atan2(y - centre[1], x - centre[0]) + tau + 0.001) % tau
  const points = new Map(
    strapwork(polygon, contact).flatMap((line) => line.map((point) => [around(point).toFixed(3), point])),
  )
  return [...points.values()].sort((a, b) => around(a) - around(b))
}

function shifted(polygon: Polygon, [x, y]: Point): Polygon {
  return polygon.map((point) => [point[0] + x, point[1] + y] as const)
}

/** Octagons and squares (4.8.8). */
function eightfold(): Tiling {
  const width = 1
  const radius = 0.5 / Math.cos(Math.PI / 8)
  const octagon = regular(8, [0.5, 0.5], { radius, turn: Math.PI / 8 })
  const side = 2 * radius * Math.sin(Math.PI / 8)
  const square = regular(4, [0, 0], { radius: side / Math.SQRT2, turn: 0 })
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => shifted(square, [x, y])))
  return { width, height: 1, polygons: [octagon, ...corners], contact: (67.5 * Math.PI) / 180 }
}

/** Decagons edge to edge on a 72° rhombus; what is left between them are bow ties. */
function tenfold(): Tiling {
  const apothem = 0.4 / Math.cos(Math.PI / 5)
  const [width, height] = [1.6, 4 * apothem * Math.sin(Math.PI / 5)]
  const radius = apothem / Math.cos(Math.PI / 10)
  const decagon = regular(10, [0, 0], { radius, turn: Math.PI / 10 })
  const centres: Point[] = [
    [0.5 * width, 0.5 * height],
    ...[0, 1].flatMap((x) => [0, 1].map((y) => [x * width, y * height] as const)),
  ]
  const side = 2 * radius * Math.sin(Math.PI / 10)
  const bows = [
    [0, 0.5],
    [1, 0.5],
    [0.5, 0],
    [0.5, 1],
  ].map(([x = 0, y = 0]) => shifted(bowTie(side), [x * width, y * height]))
  return {
    width,
    height,
    polygons: [...centres.map((c) => shifted(decagon, c)), ...bows],
    contact: (72 * Math.PI) / 180,
  }
}

function bowTie(side: number): Polygon {
  const wing = side * Math.cos(Math.PI / 10)
  const waist = side / 2 - side * Math.sin(Math.PI / 10)
  const half = side / 2
  return [
    [-wing, -half],
    [0, -waist],
    [wing, -half],
    [wing, half],
    [0, waist],
    [-wing, half],
  ]
}

/** Dodecagons and triangles (3.12.12). */
function twelvefold(): Tiling {
  const height = Math.sqrt(3)
  const radius = 0.5 / Math.cos(Math.PI / 12)
  const side = 2 * radius * Math.sin(Math.PI / 12)
  const dozen = regular(12, [0, 0], { radius, turn: Math.PI / 12 })
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => [x, y * height] as const))
  const centres: Point[] = [[0.5, height / 2], ...corners]
  const gaps = triangleCentres(height).map(([x, y, turn]) => regular(3, [x, y], { radius: side / Math.sqrt(3), turn }))
  return {
    width: 1,
    height,
    polygons: [...centres.map((c) => shifted(dozen, c)), ...gaps],
    contact: (70 * Math.PI) / 180,
  }
}

function triangleCentres(height: number): (readonly [number, number, number])[] {
  const third = height / 6
  const [up, downwards] = [-Math.PI / 2, Math.PI / 2]
  return [
    [0.5, third, up],
    [0.5, height - third, downwards],
    [0, height / 2 - third, downwards],
    [1, height / 2 - third, downwards],
    [0, height / 2 + third, up],
    [1, height / 2 + third, up],
  ]
}

export function tiling(fold: Fold): Tiling {
  if (fold === 8) return eightfold()
  return fold === 10 ? tenfold() : twelvefold()
}
