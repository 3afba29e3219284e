import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { BarPlot } from './bar-plot.tsx'
import { LinePlot } from './line-plot.tsx'
import { plotScale } from './plot-scale.ts'

const pointsOf = (...values: number[]) =>
  values.map((value, i) => ({ label: `Hari ${i}`, value, text: `${value} kursi` }))

test('bars begin at zero, and the highest stays within the plot', () => {
  const { places, lines, top } = plotScale(pointsOf(0, 37, 50))
  expect(places.map(({ y, base }) => [Math.round(y), base])).toEqual([
    [100, 100],
    [26, 100],
    [0, 100],
  ])
  expect([top, lines[0], lines.at(-1)?.value]).toEqual([50, { value: 0, y: 100 }, 50])
})

test('what is below zero hangs from the line of zero', () => {
  const [up, down] = plotScale(pointsOf(50, -50)).places
  expect([up?.base, down?.base]).toEqual([50, 50])
  expect([up?.y, down?.y].map((y) => Math.round(y ?? 0))).toEqual([8, 92])
})

test('a plot of nothing but zeros, or of nothing, has lines all the same', () => {
  for (const points of [pointsOf(0, 0), []]) expect(plotScale(points).lines.length).toBeGreaterThan(1)
})

test('a month of days has no more names at its foot than a phone has room for', () => {
  expect(plotScale(pointsOf(...Array.from({ length: 31 }, (_, i) => i))).names.length).toBeLessThanOrEqual(6)
})

test.each([
  ['bars', BarPlot, '<rect'],
  ['a line', LinePlot, '<path'],
])('%s have every value in a table beside them', (_, Plot, shape) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Plot
        title="Kursi terisi"
        summary="Paling banyak 50 kursi"
        points={pointsOf(20, 50)}
        columns={{ label: 'Hari', value: 'Kursi' }}
        tick={String}
      />
    </MemoryRouter>,
  )
  expect(html).toContain(shape)
  expect(html).toContain('<details>')
  for (const text of ['20 kursi', '50 kursi', 'Hari 1']) expect(html).toContain(text)
})
