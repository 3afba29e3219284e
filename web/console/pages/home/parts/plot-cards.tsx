import { formatMillions, formatNumber, unbrokenAmounts } from '#core/format.ts'
import type { Language } from '#core/messages.ts'
import { rupiah } from '#core/money.ts'
import { Card } from '../../../../ui/card.tsx'
import { BarPlot } from '../../../ui/plot/bar-plot.tsx'
import type { LinePlot } from '../../../ui/plot/line-plot.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { WeekPlot } from '../plots.server.ts'
import { words } from '../words.ts'

type WeeksCardProps = { title: string; plot: WeekPlot; summary?: string; Plot?: typeof BarPlot | typeof LinePlot }

export function WeeksCard({ title, plot: { unit, points, all, now }, summary, Plot = BarPlot }: WeeksCardProps) {
  const language = useLanguage()
  const say = words(language)
  return (
    <Card as="section" aria-label={title}>
      <Plot
        title={title}
        summary={unbrokenAmounts(`${summary ?? say.weekText(now)} ${say.allText(all)}`)}
        points={points}
        columns={{ label: say.week, value: unit === 'count' ? say.count : say.amount }}
        tick={unit === 'count' ? countTick(language) : tickOf(points, language)}
      />
    </Card>
  )
}

/** Things are counted whole: a line between two of them has no name. */
const countTick = (language: Language) => (value: number) =>
  Number.isInteger(value) ? formatNumber(value, language) : ''

type AgesProps = { title: string; summary: string; points: WeekPlot['points'] }

export function Ages({ title, summary, points }: AgesProps) {
  const language = useLanguage()
  const say = words(language)
  return (
    <Card as="section" aria-label={title}>
      <BarPlot
        title={title}
        summary={summary}
        points={points}
        columns={{ label: say.waited, value: say.count }}
        tick={countTick(language)}
      />
    </Card>
  )
}

/** In the unit of the highest: "1,5 M" beside "0,5 M", or "80 jt" beside "20 jt". */
function tickOf(points: WeekPlot['points'], language: Language) {
  const say = words(language)
  const isBillions = points.some(({ value }) => value >= 1_000_000_000)
  return (value: number) => {
    if (value === 0) return '0'
    if (isBillions) return say.billions(formatMillions(rupiah(Math.round(value / 1000)), language))
    return say.millions(formatMillions(rupiah(Math.round(value)), language))
  }
}
