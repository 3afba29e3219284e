import { scaleBand, scaleLinear } from 'd3-scale'

/** `text` is the value as people read it: "Rp. 27.900.000". */
export type PlotPoint = { label: string; value: number; text: string }

/** Where everything stands, in hundredths of the plot's width and height; `y` runs down. */
export type PlotScale = {
  top: number
  lines: { value: number; y: number }[]
  /** Names along the foot, as many as fit on a phone. */
  names: { label: string; x: number }[]
  places: { label: string; left: number; middle: number; width: number; y: number; base: number }[]
}

const mostNames = 5
/** Of a bar: one alone would else be a wall. */
const mostWidth = 16

/** From zero up, or from the lowest below it: a bar that begins elsewhere lies about its length. */
export function plotScale(points: readonly PlotPoint[]): PlotScale {
  const values = points.map(({ value }) => value)
  const y = scaleLinear([Math.min(0, ...values), Math.max(1, ...values)], [100, 0]).nice(4)
  const x = scaleBand(
    points.map(({ label }) => label),
    [0, 100],
  ).padding(0.25)
  const step = Math.ceil(points.length / mostNames)
  const width = Math.min(x.bandwidth(), mostWidth)
  const middle = (label: string) => (x(label) ?? 0) + x.bandwidth() / 2
  return {
    top: y.domain()[1] ?? 0,
    lines: y.ticks(4).map((value) => ({ value, y: y(value) })),
    names: points.filter((_, i) => i % step === 0).map(({ label }) => ({ label, x: middle(label) })),
    places: points.map(({ label, value }) => ({
      label,
      left: middle(label) - width / 2,
      middle: middle(label),
      width,
      y: y(value),
      base: y(0),
    })),
  }
}
