import { kaaba } from './kaaba.ts'

type Point = { latitude: number; longitude: number }

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (angle: number): number => (angle * 180) / Math.PI
const earthKm = 6371

/** Kilometres over the ground between two points. */
export function distanceKm(from: Point, to: Point): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)]
  const half =
    Math.sin((b - a) / 2) ** 2 + Math.cos(a) * Math.cos(b) * Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  return 2 * earthKm * Math.asin(Math.sqrt(half))
}

/** The direction of the Kaaba along the shortest way, in degrees from true north, clockwise. */
export function qiblaFrom({ latitude, longitude }: Point): number {
  const turn = radians(kaaba.longitude - longitude)
  const [here, there] = [radians(latitude), radians(kaaba.latitude)]
  const east = Math.sin(turn)
  const north = Math.cos(here) * Math.tan(there) - Math.sin(here) * Math.cos(turn)
  return (degrees(Math.atan2(east, north)) + 360) % 360
}
