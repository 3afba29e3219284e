import { PlotFrame, type PlotProps } from './plot-frame.tsx'
import { plotScale } from './plot-scale.ts'

/** Amounts side by side: how much of each. */
export function BarPlot(props: PlotProps) {
  const scale = plotScale(props.points)
  return (
    <PlotFrame {...props} scale={scale}>
      {scale.places.map(({ label, left, width, y, base }) => (
        <rect
          key={label}
          x={left}
          width={width}
          y={Math.min(y, base)}
          height={Math.abs(base - y)}
          className="fill-brand"
        />
      ))}
    </PlotFrame>
  )
}
