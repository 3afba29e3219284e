import { head, line, sign, svg } from './svg.server.ts'

const middle = 180

/** Seven turns that widen; north is up, so the Black Stone's corner is on the right. */
function rounds(): (readonly [number, number])[] {
  const perTurn = 48
  return Array.from({ length: 7 * perTurn + 1 }, (_, i) => {
    const turn = i / perTurn
    const angle = -turn * 2 * Math.PI
    const radius = 92 + turn * 10
    return [middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)] as const
  })
}

export const tawafPlan = (): string =>
  svg({ width: 360, height: 360 }, [
    '<rect x="1" y="1" width="358" height="358" rx="12" class="fill-paper stroke-line"/>',
    line(rounds(), 'stroke-brand stroke-[2.5] opacity-60'),
    line(
      [
        [234, 180],
        [352, 180],
      ],
      'stroke-success stroke-[4]',
    ),
    head([180, 34], 180, 'fill-brand'),
    head([28, 180], 90, 'fill-brand'),
    head([180, 326], 0, 'fill-brand'),
    '<path d="M170 124A36 36 0 0 0 124 170" fill="none" class="stroke-ink stroke-[5]"/>',
    '<path d="M180 130 230 180 180 230 130 180Z" class="fill-shade dark:stroke-2 dark:stroke-muted"/>',
    '<path d="M180 141 219 180 180 219 141 180Z" fill="none" class="stroke-accent stroke-2"/>',
    '<rect x="219" y="127" width="14" height="14" rx="3" class="fill-accent"/>',
    sign([248, 180], 1),
    sign([247, 121], 2),
    sign([124, 124], 3),
    sign([180, 248], 4),
  ])
