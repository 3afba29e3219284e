import { area, line } from 'd3-shape'
import { PlotFrame, type PlotProps } from './plot-frame.tsx'
import { type PlotScale, plotScale } from './plot-scale.ts'

type Place = PlotScale['places'][number]

const lineOf = line<Place>(
  ({ middle }) => middle,
  ({ y }) => y,
)
const areaOf = area<Place>(
  ({ middle }) => middle,
  ({ base }) => base,
  ({ y }) => y,
)

/** One amount over time: how it goes up and down. */
export function LinePlot(props: PlotProps) {
  const scale = plotScale(props.points)
  return (
    <PlotFrame {...props} scale={scale}>
      <path d={areaOf(scale.places) ?? ''} className="fill-brand-soft" />
      <path
        d={lineOf(scale.places) ?? ''}
        className="fill-none stroke-2 stroke-brand"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </PlotFrame>
  )
}
