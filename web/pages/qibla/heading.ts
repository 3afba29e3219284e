type Reading = { alpha: number | null; absolute?: boolean; webkitCompassHeading?: number }

/** Where the top of the device points, in degrees from north; nothing where the reading says nothing of north. */
export function headingOf({ alpha, absolute, webkitCompassHeading }: Reading): number | undefined {
  if (typeof webkitCompassHeading === 'number' && Number.isFinite(webkitCompassHeading)) return webkitCompassHeading
  // Without `absolute` the angle is from wherever the device happened to lie.
  if (!absolute || alpha === null || !Number.isFinite(alpha)) return undefined
  return (360 - alpha) % 360
}
