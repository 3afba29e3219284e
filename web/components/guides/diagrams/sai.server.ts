import { head, line, middle, svg } from './svg.server.ts'
import type { DiagramWords } from './words.ts'

const left = 66
const right = 294

function length(number: number): string {
  const y = 44 + number * 22
  const isOut = number % 2 === 1
  const from = isOut ? left : right
  const to = isOut ? right : left
  return [
    line(
      [
        [from, y],
        [to, y],
      ],
      'stroke-brand stroke-2',
    ),
    head([to, y], isOut ? 0 : 180, 'fill-brand'),
    middle([isOut ? 30 : 330, y + 5], String(number), 'fill-ink font-bold'),
  ].join('')
}

export const saiPlan = (say: DiagramWords): string =>
  svg({ width: 360, height: 230 }, [
    '<rect x="1" y="1" width="358" height="228" rx="12" class="fill-paper stroke-line"/>',
    '<path d="M8 222V70C8 48 22 36 34 36S52 48 52 70V222Z" class="fill-accent-soft"/>',
    '<path d="M308 222V70C308 48 322 36 334 36S352 48 352 70V222Z" class="fill-accent-soft"/>',
    '<rect x="120" y="48" width="64" height="168" rx="6" class="fill-success-soft"/>',
    '<path d="M120 48V216M184 48V216" class="stroke-success stroke-[3]"/>',
    middle([32, 26], say.safa, 'fill-ink font-bold'),
    middle([328, 26], say.marwah, 'fill-ink font-bold'),
    ...[1, 2, 3, 4, 5, 6, 7].map(length),
  ])
